import type { SeatMapView } from './SeatMap.types.ts'
import type { Box } from './geometry/place.ts'
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
}

/** Zoom of a press on a button or the + and - keys. */
export const ZOOM_STEP = 1.35

const drawings = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  whole: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  map: 'M8 4h8v8H8zM4.5 9v6a3.5 3.5 0 0 0 3.5 3.5h8a3.5 3.5 0 0 0 3.5-3.5V9',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  up: 'M6 14.5l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
} as const

/** Closer, further away, the whole room, list or map. */
export function Toolbar({ place, texts, viewport, view, onView, zooms }: ToolbarProps) {
  const list = view === 'list'
  const zoom = zooms && !list
  const zoomIn = <Tool key="in" name={texts.zoomIn} drawing="in" onPress={() => viewport.zoomBy(ZOOM_STEP)} />
  const zoomOut = (
    <Tool key="out" name={texts.zoomOut} drawing="out" onPress={() => viewport.zoomBy(1 / ZOOM_STEP)} />
  )
  return (
    <Tools data-slot="tools" data-place={place}>
      {zoom && (place === 'phone' ? [zoomOut, zoomIn] : [zoomIn, zoomOut])}
      {zoom && place !== 'phone' && <Tool name={texts.wholeRoom} drawing="whole" onPress={viewport.whole} />}
      <Tool
        name={list ? texts.showMap : texts.showList}
        drawing={list ? 'map' : 'list'}
        onPress={() => onView(list ? 'map' : 'list')}
      />
    </Tools>
  )
}

interface PanToolsProps {
  readonly texts: SeatMapTexts
  readonly viewport: Viewport
  readonly box: Box
}

/** A button at each edge of the window that looks further that way; at the room's end it says that it is spent. */
export function PanTools({ texts, viewport, box }: PanToolsProps) {
  const { view, size } = viewport
  if (!view || !size) return null
  const names = { left: texts.panLeft, right: texts.panRight, up: texts.panUp, down: texts.panDown }
  return (
    <Pan data-slot="pan">
      {directions.map((direction) => (
        <Tool
          key={direction}
          name={names[direction]}
          drawing={direction}
          direction={direction}
          spent={!canPan(view, box, size, direction)}
          onPress={() => viewport.pan(direction)}
        />
      ))}
    </Pan>
  )
}

const directions = ['left', 'up', 'down', 'right'] as const

interface ToolProps {
  readonly name: string
  readonly drawing: keyof typeof drawings
  readonly onPress: () => void
  /** Which way it moves the window. */
  readonly direction?: Direction
  /** Has nothing left to do: stays, so that the focus does, and says so. */
  readonly spent?: boolean
}

function Tool({ name, drawing, onPress, direction, spent }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={spent || undefined}
      data-pan={direction}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
        <path d={drawings[drawing]} />
      </svg>
    </button>
  )
}
