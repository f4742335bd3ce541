import { ListFormatProvider } from '@foyer/design-system/foundations/list-format'
import { styled } from '@foyer/design-system/foundations/styled'
import type { ReactNode } from 'react'

/** Gives a story the width its component has on a page; `lifted` leaves room for what straddles its top edge. */
export const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'width' && prop !== 'lifted' })<{
  width: number
  lifted?: boolean
}>(({ width, lifted }) => ({ maxInlineSize: width, paddingBlockStart: lifted ? 20 : 0 }))

/**
 * A story as a page that reads from right to left has it; its words come in Arabic. What opens over the page, or looks at
 * which way the page reads, has the toolbar's direction for it: `globals: { direction: 'rtl' }`.
 */
export const rightToLeft = (Story: () => ReactNode) => (
  <div dir="rtl" lang="ar">
    <ListFormatProvider join={(items) => items.join('، ')}>{Story()}</ListFormatProvider>
  </div>
)
