import type { PageHeadShape } from '@foyer/theme-tokens/shapes'
import { createContext, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react'

export interface PageHeadingProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page's h1. */
  title: string
  /** A line or two under it. */
  intro?: ReactNode
  /** A fact below the heading: date, place. */
  note?: ReactNode
  /** Id of the h1, e.g. for `aria-labelledby` or for moving the focus after navigation. */
  titleId?: string | undefined
  /** It opens a list, a search or a written page, and has the brand's shape of heads; default false: plain. */
  isHead?: boolean | undefined
}

/** Draws a page's head in a shape. */
export type PageHead = ComponentType<Omit<PageHeadingProps, 'isHead'>>

/** How the brand draws heads of pages; null: plain. */
export const PageHeadContext = createContext<PageHead | null>(null)

/** Fetches how a shape is drawn, before the first page is; the plain one is in every page. */
export async function loadPageHead(shape: PageHeadShape): Promise<PageHead | null> {
  switch (shape) {
    case 'Plain':
      return null
    case 'Plate':
      return (await import('./PlateHead.tsx')).PlateHead
    case 'Band':
      return (await import('./BandHead.tsx')).BandHead
  }
}
