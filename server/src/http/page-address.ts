/** First segments of addresses that are not pages. */
const notPages = new Set([
  'api',
  'umbraco',
  'media',
  'ocapi',
  'assets',
  'brand',
  '__control',
  'health',
  'ready',
])

/** Does a page stand, or could one, at this path? Interfaces, media and files are none; a file's address has no closing slash. */
export function isPagePath(path: string): boolean {
  const segments = path.split('/').filter(Boolean)
  const isFile = !path.endsWith('/') && Boolean(segments.at(-1)?.includes('.'))
  return !notPages.has(segments[0]?.toLowerCase() ?? '') && !isFile
}

/**
 * Where a page address without its closing slash is sent on to, query kept; null when it needs none. Slashes at its
 * front are made one, so that `//elsewhere` cannot become another host's address.
 */
export function slashRedirect(url: string): string | null {
  const [path = '', ...query] = url.split('?')
  const isDoubled = /^[/\\]{2,}/.test(path)
  if (!isPagePath(path) || (path.endsWith('/') && !isDoubled)) return null
  const inner = path.replace(/^[/\\]+|\/+$/g, '')
  const target = inner === '' ? '/' : `/${inner}/`
  return query.length > 0 ? `${target}?${query.join('?')}` : target
}
