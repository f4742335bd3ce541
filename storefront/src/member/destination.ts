import { parseOwnPath } from '@foyer/contract/render/own-path'
import type { PageType } from '@foyer/contract/omnia/pages'
import type { Routes } from '../domain/routes.ts'

/** Pages that nobody wants to come back to once signed in. */
const waysIn = ['SignIn', 'SignUp', 'PasswordReset'] as const satisfies readonly PageType[]

/**
 * Where a visitor goes once signed in: the page that `redirect` of the address names, on this site only, or else the
 * member's overview.
 */
export function getDestination(url: URL, routes: Routes): string {
  const path = parseOwnPath(url.searchParams.get('redirect') ?? '', url.origin)
  const isWayIn = waysIn.some((page) => path?.startsWith(routes.getPattern(page)))
  return path === null || isWayIn ? routes.page('MemberOverview') : path
}

/** The sign-up that `signUpPath` of the address names, on this site only, or else the usual one, with the way back. */
export function getSignUpPath(url: URL, routes: Routes): string {
  const named = parseOwnPath(url.searchParams.get('signUpPath') ?? '', url.origin)
  return named ?? routes.page('SignUp', { redirect: getRedirect(url) })
}

/** The page to come back to, for a link to another way in; undefined without one on this site. */
export function getRedirect(url: URL): string | undefined {
  return parseOwnPath(url.searchParams.get('redirect') ?? '', url.origin) ?? undefined
}
