import { media } from '@foyer/design-system/media'
import { styled } from '@foyer/design-system/styled'

/** The parts of a step under one another; the order's pages set their title smaller than the browsing pages do. */
export const StepBody = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 40,
  '&& h1': { fontSize: 44, [media.below.sm]: { fontSize: 32 } },
  '&& > section': { marginBlockStart: 0 },
})
