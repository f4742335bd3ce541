/** Minimum widths of layouts, CSS px. */
export const breakpoints = { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1536 } as const

/** Minimum widths of configured image sizes: portrait to 479 px, mobile to 767, tablet to 1023, then desktop. */
export const imageBreakpoints = { portrait: 0, mobile: 480, tablet: 768, desktop: 1024 } as const
export type ImageBreakpoint = keyof typeof imageBreakpoints

/** Widths below which the menu replaces the navigation in the header; a chain selects one of them. */
export const navigationBreakpoints = { Mobile: 768, Tablet: 1200, Desktop: 9999 } as const
export type NavigationBreakpoint = keyof typeof navigationBreakpoints

/** Default number of navigation entries in the header; the rest are under “more”. */
export const navigationInlineItems = 5
