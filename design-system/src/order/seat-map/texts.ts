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
  /** The seat that is spoken of. */
  readonly seat: PlanSeat
  /** How it stands. */
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
  /** The word at the screen. */
  readonly screen: string
  /** Written where the screen is out of the window. */
  readonly screenThisWay: string
  /** Spoken name of the button that brings seats closer. */
  readonly zoomIn: string
  /** Spoken name of the button that takes them further away. */
  readonly zoomOut: string
  /** Spoken name of the button that shows the whole auditorium. */
  readonly wholeAuditorium: string
  /** Names of the buttons that move the window over a map that is larger than it: "Look left". */
  readonly panLeft: string
  /** "Look right". */
  readonly panRight: string
  /** Towards the screen, which is above. */
  readonly panUp: string
  /** Away from the screen. */
  readonly panDown: string
  /** Of the button that shows the seats as a list. */
  readonly showList: string
  /** Of the button that shows them as a map. */
  readonly showMap: string
  /** Of the button that opens what the drawings mean. No button when absent. */
  readonly legend?: string
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
  /** Text of the live region; an empty string announces nothing. */
  announce(event: SeatEvent, seats: (ids: readonly string[]) => readonly PlanSeat[]): string
}

/** One word or two for each thing in the legend; the ones left out are not shown. */
export interface SeatLegendItem {
  /** Which seat is drawn. */
  readonly glyph: SeatDrawing
  /** "Standard". */
  readonly label: string
  /** Quieter, after the label: "£13.50", "sold whole". */
  readonly note?: string
}
