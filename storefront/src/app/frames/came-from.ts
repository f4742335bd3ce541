import { ownPath } from '@foyer/contract/render/own-path'

/** The address to return to after sign-in, from the link; undefined if it is missing or leads to another origin. */
export function getCameFrom(url: URL): string | undefined {
  return ownPath(url.searchParams.get('redirect') ?? '', url.origin) ?? undefined
}
