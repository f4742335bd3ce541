import { isPagePath } from '@foyer/contract/render/page-path'

/**
 * Where a page address without its closing slash is sent on to, query kept; null when it needs none. Slashes at its
 * front are made one, so that `//elsewhere` cannot become another host's address.
 */
export function getSlashRedirect(url: string): string | null {
  const [path = '', ...query] = url.split('?')
  const isDoubled = /^[/\\]{2,}/.test(path)
  if (!isPagePath(path) || (path.endsWith('/') && !isDoubled)) return null
  const inner = path.replace(/^[/\\]+|\/+$/g, '')
  const target = inner === '' ? '/' : `/${inner}/`
  return query.length > 0 ? `${target}?${query.join('?')}` : target
}
