/** Addresses of machine-readable site information. Not pages: no language, no trailing slash. */
export const discoveryPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** Atom; in the language that its parameter names, as pages are. */
  feed: '/feed.atom',
} as const
