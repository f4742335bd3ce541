import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { SeatEngine } from './engine/seat-engine.ts'
import type { SeatMapTexts } from './texts.ts'

/** How seats are drawn; follows the theme's border radius style and button type. */
export interface SeatStyle {
  /** Corners of a seat, as the theme's border radius style. */
  readonly radius: 'Straight' | 'Rounded' | 'FullRounded'
  /** Filled or in outline, as the theme's button type. */
  readonly seats: 'filled' | 'outlined'
}

export type SeatMapView = 'map' | 'list'

/** What a map larger than its window is moved with, beside gestures and keys, which always work. */
export type SeatMapControl = 'Zoom' | 'Pan'

export interface SeatMapProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * The auditorium, the statuses and the choice. A new engine is a new auditorium; everything else changes inside it.
   */
  readonly engine: SeatEngine
  /** All texts that it shows or announces. */
  readonly texts: SeatMapTexts
  /** Default `Rounded`, `filled`. */
  readonly seatStyle?: SeatStyle
  /** Address of a small blurred picture of the film (64×20 is enough) that lights the screen. */
  readonly picture?: string
  /** Stands at the start of the line that holds the zoom buttons: the page's heading. */
  readonly heading?: ReactNode
  /** Map or list; uncontrolled when absent. */
  readonly view?: SeatMapView
  /** Default `map`. */
  readonly defaultView?: SeatMapView
  /** Called with the requested view. */
  readonly onViewChange?: (view: SeatMapView) => void
  /**
   * Buttons on the map: closer, further away and the whole auditorium; four directions while the map is larger than its
   * window. Default both.
   */
  readonly controls?: readonly SeatMapControl[]
  /**
   * Side of a seat in px on a window too small for the whole auditorium, and what a tap on smaller seats brings them
   * to. Default 44, what a finger needs.
   */
  readonly minimumSeatSize?: number
  /**
   * Opens what the drawings mean, from a button on the map, in windows below 1024 px: for pages whose legend is not seen under
   * the map there. No button when absent.
   */
  readonly onLegend?: () => void
  /** Of the root. */
  readonly ref?: Ref<HTMLDivElement>
}
