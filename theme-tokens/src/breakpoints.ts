/** Widths in CSS pixels from which a layout holds; the whole product uses these five and no others. */
export const breakpoints = { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1536 } as const
