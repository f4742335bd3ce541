import { auditoriumCss } from './auditorium.ts'
import { forcedColorsCss } from './forced-colors.ts'
import { letteringCss } from './lettering.ts'
import { motionCss } from './motion.ts'
import { seatStatesCss } from './seat-states.ts'
import { seatsFromAfarCss } from './seats-from-afar.ts'
import { seatsCss } from './seats.ts'

/**
 * How the map and its seats are painted, as CSS: hundreds of selectors that no property ever changes, which as style objects
 * were read and put together again by every page that opened a map, longer than it took to draw the seats. Parts of single
 * seats hang on `data-seats`, which the map and the legend's glyphs have; lettering and motion on `data-seat-map`, which is
 * the map's alone. Of rules that weigh the same the last counts. As specific as a style object's rules, and before them: a
 * theme's overrides by name and slot weigh more.
 */
export const paintCss =
  auditoriumCss + seatsCss + seatsFromAfarCss + letteringCss + seatStatesCss + motionCss + forcedColorsCss
