import type { SeatMapProps } from './SeatMap.types.ts'

/** The seat map: drawing, grid and list over one engine. */
export function SeatMap({
  engine,
  texts,
  look,
  picture,
  view,
  defaultView,
  onViewChange,
  ...rest
}: SeatMapProps) {
  void [engine, look, picture, view, defaultView, onViewChange]
  return <div role="group" aria-label={texts.map} {...rest} />
}
