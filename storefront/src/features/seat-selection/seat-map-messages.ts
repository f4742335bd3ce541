import type { PlanSeat, SeatMapTexts, SeatMessages } from '@foyer/design-system/order/seat-map'

type Parameters = Record<string, string | number>
type Translate = (key: string, params?: Parameters) => string
/** In the form that the language has for a number. */
type TranslateCount = (key: string, count: number, params?: Parameters) => string
/** Joins parts with the comma of the language. */
type JoinParts = (parts: readonly string[]) => string

/** The text for a run of seats: "Row H, seats 10 to 12". */
export function getSeatMessages(t: Translate, list: JoinParts): SeatMessages {
  return {
    one: (row, seat) => t('seat-map.selection.seat', { row, seat }),
    two: (row, first, second) => t('seat-map.selection.two', { row, first, last: second }),
    run: (row, first, last) => t('seat-map.selection.seats', { row, first, last }),
    list: (parts) => joinWithAnd(parts, t, list),
  }
}

/** "H10, H11 and H12". */
export function joinSeatNames(seats: readonly PlanSeat[], t: Translate, list: JoinParts): string {
  return joinWithAnd(
    seats.map((seat) => seat.name),
    t,
    list,
  )
}

/** "A, B and C". */
export function joinWithAnd(parts: readonly string[], t: Translate, list: JoinParts): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return t('seat-map.list.and', { first: list(parts.slice(0, -1)), last })
}

export interface SeatTextsInput {
  t: Translate
  plural: TranslateCount
  list: JoinParts
  screen: string
  /** How many seats there are to choose in all. */
  needed: () => number
  /** Seats chosen at this moment. */
  chosen: () => number
  /** Whether some ticket may sit on a seat. */
  fits: (seat: PlanSeat) => boolean
  /** The kinds of seat that the tickets are for, in words. */
  kinds: () => string
}

/** Every word of the seat map, from the language text. */
export function createSeatMapTexts({
  t,
  plural,
  list,
  screen,
  needed,
  chosen,
  fits,
  kinds,
}: SeatTextsInput): SeatMapTexts {
  return {
    map: t('seat-map.label', { screen }),
    grid: t('seat-map.description'),
    screen: t('seat-map.screen'),
    screenThisWay: t('seat-map.screenThisWay'),
    zoomIn: t('seat-map.zoomIn'),
    zoomOut: t('seat-map.zoomOut'),
    wholeAuditorium: t('seat-map.wholeRoom'),
    panLeft: t('seat-map.panLeft'),
    panRight: t('seat-map.panRight'),
    panUp: t('seat-map.panUp'),
    panDown: t('seat-map.panDown'),
    showList: t('seat-map.asList'),
    showMap: t('seat-map.asMap'),
    legend: t('seat-map.legend.title'),
    aloneFlag: t('seat-map.refused.flag'),
    lostFlag: t('seat-map.lost.flag'),
    row: (row) => t('seat-map.row', { row }),
    area: ({ name, price }) => (price ? list([name, price]) : name),
    seat: ({ seat, state, price, category }) =>
      list(
        [
          t('seat-map.seat', { row: seat.rowLabel, seat: seat.label }),
          seat.kind === 'Normal' ? '' : t(`seat-map.kind.${seat.kind}`),
          // What a wheelchair's and a companion's place is has been said.
          seat.kind === 'Wheelchair' || seat.kind === 'Companion' ? '' : category,
          t(`seat-map.state.${state}`),
          state === 'taken' || state === 'lost' || state === 'other' ? '' : (price ?? ''),
        ].filter(Boolean),
      ),
    announce: (event, seats) => {
      const count = { count: chosen(), total: needed() }
      const say = (key: string, ids: readonly string[]) =>
        ids.length === 0
          ? ''
          : plural(key, ids.length, { seat: joinSeatNames(seats(ids), t, list), ...count })
      switch (event.type) {
        case 'chosen':
        case 'moved':
        case 'replaced':
          return say('seat-map.announce.chosen', event.seatIds)
        case 'removed':
          return say('seat-map.announce.released', event.seatIds)
        case 'unavailable':
          return t('seat-map.announce.taken', { seat: joinSeatNames(seats(event.seatIds), t, list) })
        case 'refused':
          return getRefusalTitle(
            event.refusal.rule,
            seats(event.refusal.seatIds),
            { fits: seats(event.refusal.seatIds).every(fits), kinds: kinds() },
            t,
            list,
          )
        case 'lost':
          return getLostTitle(seats(event.lost.seatIds), { t, plural, list })
        default:
          return event satisfies never
      }
    },
  }
}

/**
 * Why a choice cannot stand, in one line.
 * @param seats that show it
 * @param tickets whether some ticket may sit on these seats, and the kinds of seat that tickets are for
 */
export function getRefusalTitle(
  rule: string,
  seats: readonly PlanSeat[],
  { fits, kinds }: { fits: boolean; kinds: string },
  t: Translate,
  list: JoinParts,
): string {
  switch (rule) {
    case 'sofa-filled':
      return t('seat-map.refused.sofa')
    case 'wheelchair-associated':
      return t('seat-map.refused.companion')
    case 'limit':
      return fits ? t('seat-map.refused.limit') : t('seat-map.refused.kind', { kinds })
    default:
      return t('seat-map.refused.gap', { seat: joinSeatNames(seats, t, list) })
  }
}

/** The reason at length, with what to do. */
export function getRefusalText(rule: string, t: Translate): string {
  switch (rule) {
    case 'gap-between':
      return t('seat-map.refused.betweenText')
    case 'single-from-aisle':
      return t('seat-map.refused.aisleText')
    case 'sofa-filled':
      return t('seat-map.refused.sofaText')
    case 'wheelchair-associated':
      return t('seat-map.refused.companionText')
    case 'limit':
      return t('seat-map.refused.limitText')
    default:
      return t('seat-map.refused.gapText')
  }
}

export function getLostTitle(
  seats: readonly PlanSeat[],
  { t, plural, list }: Pick<SeatTextsInput, 't' | 'plural' | 'list'>,
): string {
  return plural('seat-map.lost.title', seats.length, { seats: joinSeatNames(seats, t, list) })
}
