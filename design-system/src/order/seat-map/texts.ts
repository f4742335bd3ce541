import type { SeatDrawing } from '@foyer/theme-tokens/values/marks'
import type { PlanSeat } from './engine/plan.ts'
import type { SeatEvent } from './engine/types.ts'

/**
 * How a seat stands, in the order of weight: the first that is true is drawn and spoken. `other` is free, and for none of
 * the visitor's tickets.
 */
export type SeatState = 'lost' | 'alone' | 'chosen' | 'offered' | 'taken' | 'other' | 'free'

/** What a seat's spoken name is made of. */
export interface SeatDetails {
  readonly seat: PlanSeat
  readonly state: SeatState
  /** Of its category, formatted; absent where unknown. */
  readonly price?: string
  /** Name of its category. */
  readonly category: string
}

/** Every word of the seat map. Functions get facts and return a finished sentence in the visitor's language. */
export interface SeatMapTexts {
  /** Name of the map as a region: "Seats in Screen 4". */
  readonly map: string
  /** Name of the grid, with how to use it: "Seats, arrow keys move, space chooses". */
  readonly grid: string
  readonly screen: string
  readonly screenThisWay: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeAuditorium: string
  /** Names of the buttons that move the window over a map that is larger than it: "Look left". */
  readonly panLeft: string
  readonly panRight: string
  /** Towards the screen, which is above. */
  readonly panUp: string
  readonly panDown: string
  readonly showList: string
  readonly showMap: string
  /** Flag under a seat that would be left on its own: "On its own". */
  readonly aloneFlag: string
  /** Flag under a seat somebody else has just bought: "Just taken". */
  readonly lostFlag: string
  /** Written in the aisle before a row with wheelchair places: "Level entrance". Nothing when absent. */
  readonly levelEntrance?: string
  /** "Row G". */
  row(rowLabel: string): string
  /** Area label on the map: "Premier recliners, £18.50". */
  area(category: { name: string; price?: string }): string
  /** "Row G, seat 12, sofa left, available, £14.50". */
  seat(details: SeatDetails): string
  /** Short name in a flag at the seat under the mouse or with the focus: "H12, £13.50". No flag when absent. */
  flag?(details: SeatDetails): string
  /** What the live region says; an empty string says nothing. */
  announce(event: SeatEvent, seats: (ids: readonly string[]) => readonly PlanSeat[]): string
}

/** One word or two for each thing in the legend; the ones left out are not shown. */
export interface SeatLegendItem {
  readonly glyph: SeatDrawing
  /** "Standard". */
  readonly label: string
  /** Quieter, after the label: "£13.50", "sold whole". */
  readonly note?: string
}
