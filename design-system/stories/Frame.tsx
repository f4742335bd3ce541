import { styled } from '@foyer/design-system/styled'

/** Gives a story the width its component has on a page; `lifted` leaves room for what straddles its top edge. */
export const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'width' && prop !== 'lifted' })<{
  width: number
  lifted?: boolean
}>(({ width, lifted }) => ({ maxInlineSize: width, paddingBlockStart: lifted ? 20 : 0 }))
