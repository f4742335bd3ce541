/**
 * The oldest browsers that the storefront is built for, by the major version of each engine: two years of Chromium, the two
 * Firefox ESR that are looked after at a time, two years of WebKit. The README names them; `npm run test:browsers` buys
 * tickets in Debian's.
 */
export const supportedBrowsers = { chrome: 130, firefox: 140, safari: 18 } as const

/** In the format of build tools. */
export const buildTarget = Object.entries(supportedBrowsers).map(
  ([name, version]) => `${name}${String(version)}`,
)
