import { ownPath } from '@foyer/contract/render/own-path'

/** Where a link to the sign-in says that the visitor has come from; undefined where it says nothing, or names another site. */
export function getCameFrom(url: URL): string | undefined {
  return ownPath(url.searchParams.get('redirect') ?? '', url.origin) ?? undefined
}
