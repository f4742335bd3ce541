/**
 * Makes each table of a text that is wider than its room a stop of the keyboard, so that its keys scroll it too; one that
 * has found room is none. `text` is the element around them.
 * @returns a function that ends it
 */
export function reachTables(text: HTMLElement): () => void {
  const tables = text.querySelectorAll('table')
  if (tables.length === 0 || typeof ResizeObserver === 'undefined') return () => undefined
  // It calls at once too, when the page has been laid out anyway.
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
