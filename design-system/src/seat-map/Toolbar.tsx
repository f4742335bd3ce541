import type { SeatMapView } from './SeatMap.types.ts'
import { Tools } from './styles.ts'
import type { SeatMapTexts } from './texts.ts'
import type { Viewport } from './view/use-viewport.ts'

interface ToolbarProps {
  readonly place: 'head' | 'phone' | 'list'
  readonly texts: SeatMapTexts
  readonly viewport: Viewport
  readonly view: SeatMapView
  readonly onView: (view: SeatMapView) => void
}

/** Zoom of a press on a button or the + and - keys. */
export const ZOOM_STEP = 1.35

const drawings = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  whole: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  map: 'M8 4h8v8H8zM4.5 9v6a3.5 3.5 0 0 0 3.5 3.5h8a3.5 3.5 0 0 0 3.5-3.5V9',
} as const

/** Closer, further away, the whole room, list or map. */
export function Toolbar({ place, texts, viewport, view, onView }: ToolbarProps) {
  const list = view === 'list'
  const zoomIn = <Tool key="in" name={texts.zoomIn} drawing="in" onPress={() => viewport.zoomBy(ZOOM_STEP)} />
  const zoomOut = (
    <Tool key="out" name={texts.zoomOut} drawing="out" onPress={() => viewport.zoomBy(1 / ZOOM_STEP)} />
  )
  return (
    <Tools data-place={place}>
      {!list && (place === 'phone' ? [zoomOut, zoomIn] : [zoomIn, zoomOut])}
      {!list && place !== 'phone' && <Tool name={texts.wholeRoom} drawing="whole" onPress={viewport.whole} />}
      <Tool
        name={list ? texts.showMap : texts.showList}
        drawing={list ? 'map' : 'list'}
        onPress={() => onView(list ? 'map' : 'list')}
      />
    </Tools>
  )
}

function Tool({
  name,
  drawing,
  onPress,
}: {
  name: string
  drawing: keyof typeof drawings
  onPress: () => void
}) {
  return (
    <button type="button" aria-label={name} onClick={onPress}>
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
        <path d={drawings[drawing]} />
      </svg>
    </button>
  )
}
