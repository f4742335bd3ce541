import type { ComponentType, ReactNode } from 'react'
import { SiteLayout } from '../features/site-layout/SiteLayout.tsx'
import type { LayoutName } from './route-table.ts'

/** What stands around a page and stays while pages of the same layout change. */
export type Frame = ComponentType<{ children: ReactNode }>

/** A layout's frame; the order's is fetched with the first order page. */
export async function loadFrame(layout: LayoutName): Promise<Frame> {
  return layout === 'site' ? SiteLayout : (await import('./OrderFrame.tsx')).OrderFrame
}
