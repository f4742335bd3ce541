const presses = '[data-slot=advance]'
const columns = '[data-column]'

const listPresses = (column: Element) => [...column.querySelectorAll<HTMLElement>(presses)]

/**
 * Arrow keys go from press to press: up and down in a column, sideways to the nearest one of the next column that has
 * any. Returns whether the key was one of them.
 */
export function followArrow(board: HTMLElement, from: Element | null, key: string, isRtl: boolean): boolean {
  const all = [...board.querySelectorAll(columns)]
  const at = all.findIndex((column) => column.contains(from))
  const column = all[at]
  const focused = from?.closest<HTMLElement>(presses)
  if (!column || !focused) return false
  const inColumn = listPresses(column)
  const index = inColumn.indexOf(focused)
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      inColumn[index + (key === 'ArrowDown' ? 1 : -1)]?.focus()
      return true
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isOn = (key === 'ArrowRight') !== isRtl
      const beside = isOn ? all.slice(at + 1) : all.slice(0, at).reverse()
      const next = beside.map(listPresses).find((found) => found.length > 0)
      next?.[Math.min(index, next.length - 1)]?.focus()
      return true
    }
    default:
      return false
  }
}

/** Where the focus goes once the focused order has left its column: the one that takes its place, or the heading. */
export function findNextFocus(board: HTMLElement, columnId: string, index: number): HTMLElement | null {
  const column = board.querySelector(`#${columnId}`)
  if (!column) return null
  const left = listPresses(column)
  return left[Math.min(index, left.length - 1)] ?? column.querySelector<HTMLElement>('h2')
}

/** The column and the place in it of the press that has the focus; null for none. */
export function findFocused(
  board: HTMLElement,
): { readonly columnId: string; readonly index: number } | null {
  const focused = document.activeElement?.closest<HTMLElement>(presses)
  const column = focused?.closest(columns)
  return focused && column && board.contains(column)
    ? { columnId: column.id, index: listPresses(column).indexOf(focused) }
    : null
}
