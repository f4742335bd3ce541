import type { PageRoute } from './route-table.ts'

/**
 * A detail page is found by its id alone, too: the name before it is for people, and a link may come without one.
 * @returns the route, and the one without the name where there is a name to leave out
 */
export function withAndWithoutName(route: PageRoute): PageRoute[] {
  const pattern = route.pattern.replace(/:(film|event|site)Name\//, '')
  // A pattern of parameters alone would be every address of its length.
  return pattern === route.pattern || pattern.startsWith('/:') ? [route] : [route, { ...route, pattern }]
}
