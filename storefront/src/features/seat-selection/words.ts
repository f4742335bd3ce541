import type { PlanSeat, SeatMapTexts, SeatWords } from '@foyer/design-system/seat-map'

type Translate = (key: string, params?: Record<string, string | number>) => string
/** Joins parts with the comma of the language. */
type JoinParts = (parts: readonly string[]) => string

/** Words for a run of seats: "Row H, seats 10 to 12". */
export function seatWords(t: Translate, list: JoinParts): SeatWords {
  return {
    one: (row, seat) => t('seat-map.selection.seat', { row, seat }),
    two: (row, first, second) => t('seat-map.selection.two', { row, first, last: second }),
    run: (row, first, last) => t('seat-map.selection.seats', { row, first, last }),
    list: (parts) => joined(parts, t, list),
  }
}

/** "H10, H11 and H12". */
export function namesOf(seats: readonly PlanSeat[], t: Translate, list: JoinParts): string {
  return joined(
    seats.map((seat) => seat.name),
    t,
    list,
  )
}

function joined(parts: readonly string[], t: Translate, list: JoinParts): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return t('seat-map.list.and', { first: list(parts.slice(0, -1)), last })
}

export interface SeatTextsInput {
  t: Translate
  list: JoinParts
  screen: string
  /** How many seats there are to choose in all. */
  needed: () => number
  /** Seats chosen at this moment. */
  chosen: () => number
}

/** Every word of the seat map, from the language text. */
export function seatMapTexts({ t, list, screen, needed, chosen }: SeatTextsInput): SeatMapTexts {
  return {
    map: t('seat-map.label', { screen }),
    grid: t('seat-map.description'),
    screen: t('seat-map.screen'),
    screenThisWay: t('seat-map.screenThisWay'),
    zoomIn: t('seat-map.zoomIn'),
    zoomOut: t('seat-map.zoomOut'),
    wholeRoom: t('seat-map.wholeRoom'),
    panLeft: t('seat-map.panLeft'),
    panRight: t('seat-map.panRight'),
    panUp: t('seat-map.panUp'),
    panDown: t('seat-map.panDown'),
    showList: t('seat-map.asList'),
    showMap: t('seat-map.asMap'),
    aloneFlag: t('seat-map.refused.flag'),
    lostFlag: t('seat-map.lost.flag'),
    row: (row) => t('seat-map.row', { row }),
    area: ({ name, price }) => (price ? list([name, price]) : name),
    seat: ({ seat, state, price, category }) =>
      list(
        [
          t('seat-map.seat', { row: seat.rowLabel, seat: seat.label }),
          seat.kind === 'Normal' ? '' : t(`seat-map.kind.${seat.kind}`),
          category,
          t(`seat-map.state.${state}`),
          state === 'taken' || state === 'lost' ? '' : (price ?? ''),
        ].filter(Boolean),
      ),
    announce: (event, seats) => {
      const count = { count: chosen(), total: needed() }
      switch (event.type) {
        case 'chosen':
        case 'moved':
        case 'replaced':
          return t('seat-map.announce.chosen', { seat: namesOf(seats(event.seatIds), t, list), ...count })
        case 'removed':
          return t('seat-map.announce.released', { seat: namesOf(seats(event.seatIds), t, list), ...count })
        case 'unavailable':
          return t('seat-map.announce.taken', { seat: namesOf(seats(event.seatIds), t, list) })
        case 'locked':
          return t('seat-map.keeping')
        case 'refused':
          return refusalTitle(event.refusal.rule, seats(event.refusal.seatIds), t, list)
        case 'lost':
          return lostTitle(seats(event.lost.seatIds), t, list)
        default:
          return event satisfies never
      }
    },
  }
}

/** Why a choice cannot stand, in one line. */
export function refusalTitle(
  rule: string,
  seats: readonly PlanSeat[],
  t: Translate,
  list: JoinParts,
): string {
  switch (rule) {
    case 'sofa-filled':
      return t('seat-map.refused.sofa')
    case 'wheelchair-associated':
      return t('seat-map.refused.companion')
    case 'limit':
      return t('seat-map.refused.limit')
    default:
      return t('seat-map.refused.gap', { seat: namesOf(seats, t, list) })
  }
}

/** The reason at length, with what to do. */
export function refusalText(rule: string, t: Translate): string {
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

export function lostTitle(seats: readonly PlanSeat[], t: Translate, list: JoinParts): string {
  return seats.length > 1
    ? t('seat-map.lost.many', { seats: namesOf(seats, t, list) })
    : t('seat-map.lost.title', { seat: namesOf(seats, t, list) })
}
