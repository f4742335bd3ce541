import { memberPages } from '@foyer/contract/omnia/pages'
import { parseOwnPath } from '@foyer/contract/render/own-path'
import type { Routes } from '../../domain/routes.ts'

/** The address to return to, from the link; undefined if it is missing or leads to another origin. */
export function getCameFrom(url: URL): string | undefined {
  return parseOwnPath(url.searchParams.get('redirect') ?? '', url.origin) ?? undefined
}

/** The way out for a visitor who does not sign in: where they have come from, unless that asks for a sign-in; else home. */
export function getWayOut(url: URL, routes: Routes): string {
  const cameFrom = getCameFrom(url)
  return cameFrom === undefined || isMemberArea(cameFrom, routes) ? routes.home() : cameFrom
}

/** Where pages of members that have the same address in every brand are. */
const memberAreaStart = '/member/'

/** Whether an address is among those of members; those of the sign-in and sign-up are left out as well. */
function isMemberArea(address: string, routes: Routes): boolean {
  const beginnings = [memberAreaStart, ...memberPages.map((page) => routes.getPattern(page))]
  return beginnings.some((beginning) => beginning !== '/' && address.startsWith(beginning))
}
