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
  // Pages, but the server's own: no part of the storefront, which would show its page of what is not there.
  'monitoring',
  'theme-editor',
])

/**
 * Does a page of the storefront stand, or could one, at this path? Interfaces, media, files and the pages that the server
 * makes by itself are none; a file's address has no closing slash. Server and browser ask the same question: what is no
 * page gets no closing slash, and is the browser's to open.
 * @param path begins with a slash, without query and hash
 */
export function isPagePath(path: string): boolean {
  const segments = path.split('/').filter(Boolean)
  const isFile = !path.endsWith('/') && Boolean(segments.at(-1)?.includes('.'))
  return !notPages.has(segments[0]?.toLowerCase() ?? '') && !isFile
}
