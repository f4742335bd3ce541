/**
 * The words of the seat map: what an auditorium is, what can be chosen, and what the engine answers.
 * No DOM, no framework. Everything a drawing, a grid or a page needs to know is here.
 */

/**
 * The wire's seat types, and one of the storefront's own: `Friend` is a seat that somebody of the visitor's party has
 * already. It is shown and spoken, and never sold.
 */
export type SeatKind =
  'Normal' | 'Wheelchair' | 'Companion' | 'SofaLeft' | 'SofaMiddle' | 'SofaRight' | 'Friend'

/** Same list as the wire's seat statuses. Everything but `Available` is drawn and spoken as taken. */
export type SeatStatus = 'Available' | 'Sold' | 'Broken' | 'House'

/** How an area category is drawn: `premier` is a wider seat with a footrest on a separate band. */
export type SeatTier = 'standard' | 'premier'

/** A seat of the auditorium. */
export interface SeatSpec {
  /** Unique in the auditorium; the id that an order carries. */
  readonly id: string
  /** The seat alone: "12". */
  readonly label: string
  /** "H". */
  readonly rowLabel: string
  /** Seat, part of a sofa, wheelchair place and the like. */
  readonly type: SeatKind
  /** Id of the category that its price is of. */
  readonly areaCategoryId: string
  /** Seats that belong together: the parts of a sofa; a wheelchair place and its companion. */
  readonly seatGroupIds: readonly string[]
  /** `columnNumber` counts from the left as seen facing the screen; a column no seat has is an aisle. */
  readonly position: { readonly columnNumber: number }
}

/** A row of an area; `number` 1 is nearest the screen, and a number that no row has is a cross aisle. */
export interface RowSpec {
  /** 1 is nearest the screen. */
  readonly number: number
  /** "H". */
  readonly label: string
  /** Of the row, in any order. */
  readonly seats: readonly SeatSpec[]
}

/** An area of the auditorium with its place in per cent of the canvas (a larger `top` is nearer the screen). */
export interface AreaSpec {
  /** As the cinema counts its areas. */
  readonly number: number
  /** Id of the category that its seats are of. */
  readonly areaCategoryId: string
  /** In the visitor's language; shown with the price above an area of tier `premier`. */
  readonly name: string
  /** Columns that its width is divided into. */
  readonly columnCount: number
  /** Rows that its height is divided into. */
  readonly rowCount: number
  /** Its edges, in per cent of the canvas. */
  readonly boundary: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** Rows with seats, in any order. */
  readonly rows: readonly RowSpec[]
}

/** What a kind of place is called, how it is drawn and what it costs. */
export interface SeatCategory {
  readonly id: string
  /** "Premier recliners". */
  readonly name: string
  readonly tier: SeatTier
  /** Formatted for the visitor, "£18.50"; absent where the price depends on the ticket. */
  readonly price?: string
}

/** A screen's seats as seen facing the screen. */
export interface SeatMapModel {
  readonly id: string
  readonly areas: readonly AreaSpec[]
  readonly categories: readonly SeatCategory[]
  /** Rows are arcs of concentric circles; radius of the first row in seat pitches. Absent or null is straight. */
  readonly rowCurvature?: number | null
}

/** Tickets that want a seat: `count` in one category, or anywhere when `areaCategoryId` is null. */
export interface SeatLimit {
  readonly areaCategoryId: string | null
  readonly count: number
}

/** The name of a rule; a refusal carries it and texts are chosen by it. */
export type SeatRule =
  | 'gap-between'
  | 'single-from-aisle'
  | 'single-from-unavailable'
  | 'sofa-filled'
  | 'wheelchair-associated'
  | 'limit'

/** The seat-selection rules as data. Every rule can be switched off; options follow the specification's defaults. */
export interface SeatRules {
  /** No free seats left between two chosen seats of a row without an aisle between them. */
  readonly gapBetween: { readonly enabled: boolean; readonly allowMultiSeatGaps: boolean }
  /** No single free seat left between a chosen seat and the end of its block. */
  readonly singleFromAisle: SingleGapRule
  /** No single free seat left between a chosen seat and one that cannot be had. */
  readonly singleFromUnavailable: SingleGapRule
  /** Every part of a sofa is taken, or none; optionally one sofa may stay partly filled. */
  readonly sofaFilled: { readonly enabled: boolean; readonly allowSinglePartial: boolean }
  /** A companion seat needs a wheelchair place it belongs to. */
  readonly wheelchairAssociated: { readonly enabled: boolean }
  /** No more seats than tickets, category by category. */
  readonly limit: { readonly enabled: boolean }
}

export interface SingleGapRule {
  readonly enabled: boolean
  /** A chosen sofa seat beside the gap does not count. */
  readonly ignoreSofas: boolean
  /** Allowed when every other free seat of the run is chosen, because then a single seat cannot be avoided. */
  readonly allowIfRestChosen: boolean
}

/** Why a choice cannot stand, which seats show it, and the nearest choice that can. */
export interface SeatRefusal {
  /** The rule that the choice would break. */
  readonly rule: SeatRule
  /** Seats that show the reason: left alone, unfilled, the companion, or the seat over the limit. */
  readonly seatIds: readonly string[]
  /** The choice that was tried. */
  readonly attempt: readonly string[]
  /** The allowed choice of the same size nearest to the attempt; null when there is none. */
  readonly alternative: readonly string[] | null
}

/** A seat of the visitor's choice that somebody else has bought meanwhile. */
export interface LostSeats {
  /** Seats that were taken from the choice. */
  readonly seatIds: readonly string[]
  /** What is still the visitor's. */
  readonly remaining: readonly string[]
  /** Like for like: the kept seats and the nearest free ones of the same category; null when there are none. */
  readonly alternative: readonly string[] | null
}

/** The last thing that happened, for the live region and for motion. `serial` tells two alike apart. */
export type SeatEvent = { readonly serial: number } & (
  | { readonly type: 'chosen' | 'removed'; readonly seatIds: readonly string[] }
  /** The oldest choice made room for the new one. */
  | { readonly type: 'moved'; readonly seatIds: readonly string[]; readonly removedIds: readonly string[] }
  | { readonly type: 'refused'; readonly refusal: SeatRefusal }
  | { readonly type: 'unavailable'; readonly seatIds: readonly string[] }
  | { readonly type: 'lost'; readonly lost: LostSeats }
  /** A whole choice was taken in one step: an offer, or the best available seats. */
  | { readonly type: 'replaced'; readonly seatIds: readonly string[] }
)

/** One immutable view of the engine; the same object until something changes. */
export interface SeatSnapshot {
  /** Chosen seats, oldest first. */
  readonly selection: readonly string[]
  /** Seats the tickets ask for in all. */
  readonly needed: number
  /** Every ticket has a seat. */
  readonly complete: boolean
  /** Complete, and no rule speaks against it. */
  readonly ready: boolean
  readonly refusal: SeatRefusal | null
  readonly lost: LostSeats | null
  /** Seats offered instead, from the refusal or the loss; empty when nothing is offered. */
  readonly offered: readonly string[]
  readonly lastEvent: SeatEvent | null
}
