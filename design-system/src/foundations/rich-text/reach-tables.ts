/**
 * Makes each table of a text that overflows a tab stop, so that keys scroll it; a table that fits is none. `text` is
 * the element around them.
 * @returns a cleanup function
 */
export function reachTables(text: HTMLElement): () => void {
  const tables = text.querySelectorAll('table')
  if (tables.length === 0 || typeof ResizeObserver === 'undefined') return () => undefined
  // Also called initially, after the page's layout.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
  })
  for (const table of tables) observer.observe(table)
  return () => {
    observer.disconnect()
  }
}
