import type { SeatMapView } from './SeatMap.types.ts'
import type { Box } from './geometry/extent.ts'
import { Pan, Tools } from './styles.ts'
import type { SeatMapTexts } from './texts.ts'
import type { Viewport } from './view/use-viewport.ts'
import { canPan, type Direction } from './view/viewport.ts'

interface ToolbarProps {
  readonly place: 'head' | 'phone' | 'list'
  readonly texts: SeatMapTexts
  readonly viewport: Viewport
  readonly view: SeatMapView
  readonly onView: (view: SeatMapView) => void
  readonly zooms: boolean
  readonly onLegend: (() => void) | undefined
}

/** Zoom of a press on a button or the + and - keys. */
export const ZOOM_STEP = 1.35

const drawings = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  whole: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  legend: 'M12 11v6M12 7.5h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  map: 'M8 4h8v8H8zM4.5 9v6a3.5 3.5 0 0 0 3.5 3.5h8a3.5 3.5 0 0 0 3.5-3.5V9',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  up: 'M6 14.5l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
} as const

/** Closer, further away, the whole auditorium, list or map. */
export function Toolbar({ place, texts, viewport, view, onView, zooms, onLegend }: ToolbarProps) {
  const list = view === 'list'
  const zoom = zooms && !list
  const zoomIn = tool(texts.zoomIn, 'in', () => viewport.zoomBy(ZOOM_STEP))
  const zoomOut = tool(texts.zoomOut, 'out', () => viewport.zoomBy(1 / ZOOM_STEP))
  return (
    <Tools data-slot="tools" data-place={place}>
      {zoom && (place === 'phone' ? [zoomOut, zoomIn] : [zoomIn, zoomOut])}
      {zoom && place !== 'phone' && tool(texts.wholeAuditorium, 'whole', viewport.whole)}
      {list
        ? tool(texts.showMap, 'map', () => onView('map'))
        : tool(texts.showList, 'list', () => onView('list'))}
      {onLegend &&
        texts.legend !== undefined &&
        tool(texts.legend, 'legend', onLegend, { 'data-tool': 'legend', 'aria-haspopup': 'dialog' })}
    </Tools>
  )
}

interface PanToolsProps {
  readonly texts: SeatMapTexts
  readonly viewport: Viewport
  readonly box: Box
}

/** A button at each edge of the window that pans that way; at the auditorium's end it is `aria-disabled`. */
export function PanTools({ texts, viewport, box }: PanToolsProps) {
  const { view, size } = viewport
  if (!view || !size) return null
  const names = { left: texts.panLeft, right: texts.panRight, up: texts.panUp, down: texts.panDown }
  return (
    <Pan data-slot="pan">
      {directions.map((direction) =>
        tool(names[direction], direction, () => viewport.pan(direction), {
          'data-pan': direction,
          // Stays when it has nothing left to do, so that it keeps the focus.
          'aria-disabled': !canPan(view, box, size, direction) || undefined,
        }),
      )}
    </Pan>
  )
}

const directions = ['left', 'up', 'down', 'right'] as const

/** Of list and map one takes the other's place: the same button, which keeps the focus. */
const keys: Partial<Record<keyof typeof drawings, string>> = { map: 'list' }

/** A button: an element and not a component, as there are many in a first drawing. */
function tool(
  name: string,
  drawing: keyof typeof drawings,
  onPress: () => void,
  rest?:
    | { 'data-pan': Direction; 'aria-disabled': true | undefined }
    | { 'data-tool': 'legend'; 'aria-haspopup': 'dialog' },
) {
  return (
    <button key={keys[drawing] ?? drawing} type="button" aria-label={name} {...rest} onClick={onPress}>
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
        <path d={drawings[drawing]} />
      </svg>
    </button>
  )
}
