import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'

/** The parts of a step under one another; the order's pages set their title smaller than the browsing pages do. */
export const StepBody = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 40,
  '&& h1': { fontSize: '2.75rem', [media.below.sm]: { fontSize: '2rem' } },
  '&& > section': { marginBlockStart: 0 },
  // A form's heads stand where its fields begin; only the page's title goes to the middle.
  '&& > section > [data-slot=head]': { alignItems: 'start', textAlign: 'start' },
})
