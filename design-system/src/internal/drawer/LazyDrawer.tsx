import { loadWhenOpened } from '../load-when-opened/load-when-opened.tsx'

/** The drawer, fetched when it is first opened: what components of a first route use. */
export const LazyDrawer = loadWhenOpened(async () => (await import('./Drawer.tsx')).Drawer)
