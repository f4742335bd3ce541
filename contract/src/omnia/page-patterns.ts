/** One simple selector of a display rule: a class, an id or a data attribute. */
export const displayRuleSelector = '^([.#][A-Za-z][\\w-]*|\\[data-[a-z-]+="[\\w-]+"\\])$'

/**
 * Whether the path is among the pages of an announcement, a popup or a display rule. An empty list means all pages;
 * `/help/*` is `/help/` and everything below it. Shared, so that server and browser interpret a pattern alike.
 * @param path with a slash at its end, without query and hash
 */
export function isAmong(pages: readonly string[], path: string): boolean {
  if (pages.length === 0) return true
  return pages.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : page === path))
}
