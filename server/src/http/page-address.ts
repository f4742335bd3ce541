import { isPagePath } from '@foyer/contract/render/page-path'

/**
 * Redirect target of a page address without its trailing slash, query kept; null if it needs none. Leading slashes are
 * merged, so that `//elsewhere` cannot become another host's address.
 */
export function getSlashRedirect(url: string): string | null {
  const [path = '', ...query] = url.split('?')
  const isDoubled = /^[/\\]{2,}/.test(path)
  if (!isPagePath(path) || (path.endsWith('/') && !isDoubled)) return null
  const inner = path.replace(/^[/\\]+|\/+$/g, '')
  const target = inner === '' ? '/' : `/${inner}/`
  return query.length > 0 ? `${target}?${query.join('?')}` : target
}
