/** First segments of addresses that are not pages. */
const notPages = new Set([
  'api',
  'umbraco',
  'media',
  'ocapi',
  'v2',
  'assets',
  'brand',
  '__control',
  '__mail',
  'health',
  'ready',
  // Pages of the server itself: the storefront would show its page for not found.
  'monitoring',
  'unsubscribe',
  'theme-editor',
])

/**
 * Whether there is, or could be, a page of the storefront at this path. Interfaces, media, files and pages created by
 * the server are none; a file's address has no trailing slash. Used by server and browser: a path that is no page gets
 * no trailing slash, and is opened by the browser.
 * @param path begins with a slash, without query and hash
 */
export function isPagePath(path: string): boolean {
  const segments = path.split('/').filter(Boolean)
  const isFile = !path.endsWith('/') && Boolean(segments.at(-1)?.includes('.'))
  return !notPages.has(segments[0]?.toLowerCase() ?? '') && !isFile
}
