import { loadPageHead, PageHeadContext, type PageHead } from '@foyer/design-system/foundations/page-heading'
import type { PageHeadShape } from '@foyer/theme-tokens/shapes'
import type { ComponentType, ReactNode } from 'react'
import { BrowsingFrame } from './BrowsingFrame.tsx'
import type { LayoutName } from '../routing/route-table.ts'

/** What stands around a page and stays while pages of the same layout change. */
export type Frame = ComponentType<{ children: ReactNode }>

/** By their head, one each: the frame stays while pages change. */
const browsingFrames = new Map<PageHead, Frame>()

function getBrowsingFrame(head: PageHead | null): Frame {
  if (!head) return BrowsingFrame
  const known = browsingFrames.get(head)
  if (known) return known
  const frame: Frame = ({ children }) => (
    <BrowsingFrame>
      <PageHeadContext value={head}>{children}</PageHeadContext>
    </BrowsingFrame>
  )
  browsingFrames.set(head, frame)
  return frame
}

/**
 * A layout's frame; that of most pages is at hand, the others are fetched with the first page that has them.
 * @param pageHead how the brand draws heads of pages
 */
export async function loadFrame(layout: LayoutName, pageHead: PageHeadShape): Promise<Frame> {
  switch (layout) {
    case 'browsing':
    case 'member':
      return getBrowsingFrame(await loadPageHead(pageHead))
    case 'counter':
      return (await import('./CounterFrame.tsx')).CounterFrame
    case 'quiet':
    case 'sign-in':
      return (await import('./QuietFrame.tsx')).QuietFrame
    case 'gift-shop':
      return (await import('./GiftShopFrame.tsx')).GiftShopFrame
    case 'food':
    case 'order':
      return (await import('./OrderFrame.tsx')).OrderFrame
  }
}
