import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'

/** A page that begins with its heading instead of a picture. */
export const PageBody = styled(PageContainer, { name: 'FoyerPageBody', slot: 'Root' })({
  paddingBlockStart: 56,
  '& > header': { marginBlockEnd: 28 },
  // As close to the header as to the edges of the window.
  '& > [data-shape=Band]:first-child': { marginBlockStart: -32 },
  // In the space above the heading: with its 44 px it moves the heading down by as little as it can.
  '& > nav:first-child': { marginBlock: '-36px 8px' },
  [media.below.sm]: {
    paddingBlockStart: 32,
    '& > header': { marginBlockEnd: 20 },
    '& > [data-shape=Band]:first-child': { marginBlockStart: -20 },
    '& > nav:first-child': { marginBlock: '-24px 4px' },
  },
})
