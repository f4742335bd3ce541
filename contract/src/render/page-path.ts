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
  'health',
  'ready',
])

/**
 * Does a page stand, or could one, at this path? Interfaces, media and files are none; a file's address has no closing
 * slash. Server and browser ask the same question: what is no page gets no closing slash, and is the browser's to open.
 * @param path begins with a slash, without query and hash
 */
export function isPagePath(path: string): boolean {
  const segments = path.split('/').filter(Boolean)
  const isFile = !path.endsWith('/') && Boolean(segments.at(-1)?.includes('.'))
  return !notPages.has(segments[0]?.toLowerCase() ?? '') && !isFile
}
