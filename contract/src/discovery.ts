/** Where machines look for what is on the site. Not pages: no language, no closing slash. */
export const discoveryPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** Atom; in the language that its parameter names, as pages are. */
  feed: '/feed.atom',
} as const
