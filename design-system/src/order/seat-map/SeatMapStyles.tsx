import { StaticStyles } from '../../foundations/styled/index.ts'
import { frameCss } from './css/frame.ts'
import { legendCss } from './css/legend.ts'
import { miniMapCss } from './css/mini-map.ts'
import { panCss } from './css/pan.ts'
import { pinnedCss } from './css/pinned.ts'
import { seatListCss } from './css/seat-list.ts'
import { toolsCss } from './css/tools.ts'
import { paintCss } from './paint/paint-css.ts'

const firstCss = frameCss + toolsCss + legendCss + paintCss
const lazyCss = panCss + pinnedCss + miniMapCss + seatListCss

/** All that the map, the legend and its glyphs are drawn with at first: stands before each of them and is put in force once. */
export const SeatMapStyles = () => <StaticStyles id="foyer-seat-map" css={firstCss} />

/**
 * What comes with a zoom, on a phone and as a list, when it is needed: no first drawing of a whole auditorium waits for
 * it.
 */
export const LazySeatMapStyles = () => <StaticStyles id="foyer-seat-map-later" css={lazyCss} />
