import { PageContainer } from '@foyer/design-system/layout'
import { media } from '@foyer/design-system/media'
import { styled } from '@foyer/design-system/styled'

/** A page that begins with its heading instead of a picture. */
export const PageBody = styled(PageContainer, { name: 'FoyerPageBody', slot: 'Root' })({
  paddingBlockStart: 56,
  '& > header': { marginBlockEnd: 28 },
  [media.below.sm]: { paddingBlockStart: 32, '& > header': { marginBlockEnd: 20 } },
})
