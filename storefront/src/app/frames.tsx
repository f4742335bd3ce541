import type { ComponentType, ReactNode } from 'react'
import { SiteLayout } from '../features/site-layout/SiteLayout.tsx'
import type { LayoutName } from './route-table.ts'

/** What stands around a page and stays while pages of the same layout change. */
export type Frame = ComponentType<{ children: ReactNode }>

/** A layout's frame; that of most pages is at hand, the others are fetched with the first page that has them. */
export async function loadFrame(layout: LayoutName): Promise<Frame> {
  switch (layout) {
    case 'site':
      return SiteLayout
    case 'quiet':
      return (await import('../features/site-layout/QuietLayout.tsx')).QuietLayout
    case 'order':
      return (await import('./OrderFrame.tsx')).OrderFrame
  }
}
