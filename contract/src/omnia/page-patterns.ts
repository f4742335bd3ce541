/** One simple selector: a class, an id or a data attribute. What a display rule may name. */
export const displayRuleSelector = '^([.#][A-Za-z][\\w-]*|\\[data-[a-z-]+="[\\w-]+"\\])$'

/**
 * Is the path among the pages that an announcement, a popup or a display rule names? None named is all of them; `/help/*`
 * is everything below `/help/`, and that itself. Shared, so that server and browser never differ in what a pattern means.
 * @param path with a slash at its end, without query and hash
 */
export function isAmong(pages: readonly string[], path: string): boolean {
  if (pages.length === 0) return true
  return pages.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : page === path))
}
