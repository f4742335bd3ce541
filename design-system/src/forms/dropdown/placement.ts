/** Of an element in the window, px. */
interface Edges {
  top: number
  bottom: number
}

/** Between the control and its list, and between the list and the edge of the window, px. */
const air = 8

/** Below its control if it fits there; above if only that fits, or has more space. */
export function choosePlacement(control: Edges, listHeight: number, windowHeight: number): 'above' | 'below' {
  const below = windowHeight - control.bottom - air
  const above = control.top - air
  return listHeight <= below || below >= above ? 'below' : 'above'
}
