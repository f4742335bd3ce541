/** Of an element in the window, px. */
interface Edges {
  top: number
  bottom: number
}

/** Between the control and its list, and between the list and the edge of the window, px. */
const air = 8

/** Below its control when it fits there; above when only that has room, or has more of it. */
export function choosePlacement(control: Edges, listHeight: number, windowHeight: number): 'above' | 'below' {
  const below = windowHeight - control.bottom - air
  const above = control.top - air
  return listHeight <= below || below >= above ? 'below' : 'above'
}
