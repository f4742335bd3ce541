import type { ComponentType, ReactNode } from 'react'
import { BrowsingFrame } from './BrowsingFrame.tsx'
import type { LayoutName } from '../routing/route-table.ts'

/** What stands around a page and stays while pages of the same layout change. */
export type Frame = ComponentType<{ children: ReactNode }>

/** A layout's frame; that of most pages is at hand, the others are fetched with the first page that has them. */
export async function loadFrame(layout: LayoutName): Promise<Frame> {
  switch (layout) {
    case 'browsing':
    case 'member':
      return BrowsingFrame
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
