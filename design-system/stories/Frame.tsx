import { styled } from '@foyer/design-system/styled'
import { useLayoutEffect, type ReactNode } from 'react'

/** Gives a story the width its component has on a page; `lifted` leaves room for what straddles its top edge. */
export const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'width' && prop !== 'lifted' })<{
  width: number
  lifted?: boolean
}>(({ width, lifted }) => ({ maxInlineSize: width, paddingBlockStart: lifted ? 20 : 0 }))

function PageFromTheRight({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const page = document.documentElement
    const before = { dir: page.dir, lang: page.lang }
    Object.assign(page, { dir: 'rtl', lang: 'ar' })
    return () => {
      Object.assign(page, before)
    }
  }, [])
  return (
    <div dir="rtl" lang="ar">
      {children}
    </div>
  )
}

/** The document itself reads from right to left: for what opens over the page, or looks at which way the page reads. */
export const rightToLeftPage = (Story: () => ReactNode) => <PageFromTheRight>{Story()}</PageFromTheRight>

/** A story as a page that reads from right to left has it; its words come in Arabic. */
export const rightToLeft = (Story: () => ReactNode) => (
  <div dir="rtl" lang="ar">
    {Story()}
  </div>
)
