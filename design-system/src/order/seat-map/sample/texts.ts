import { describeSeats } from '../describe-seats.ts'
import type { PlanSeat } from '../engine/plan.ts'
import type { SeatDetails, SeatLegendItem, SeatMapTexts, SeatState } from '../texts.ts'

/** English words for stories and tests. The storefront takes its own from its language files. */

const kinds: Record<PlanSeat['kind'], string> = {
  Normal: '',
  Wheelchair: 'wheelchair place',
  Companion: 'companion seat',
  SofaLeft: 'sofa left',
  SofaMiddle: 'sofa middle',
  SofaRight: 'sofa right',
  Friend: 'a friend’s seat',
}

const states: Record<SeatState, string> = {
  free: 'free',
  other: 'not for your tickets',
  taken: 'taken',
  chosen: 'chosen',
  alone: 'would be left on its own',
  offered: 'offered instead',
  lost: 'taken by someone else',
}

const join = (parts: readonly string[]) =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1] ?? ''}`

export const sampleMessages = {
  one: (row: string, seat: string) => `Row ${row}, seat ${seat}`,
  two: (row: string, first: string, second: string) => `Row ${row}, seats ${first} and ${second}`,
  run: (row: string, first: string, last: string) => `Row ${row}, seats ${first} to ${last}`,
  list: join,
}

const named = (seats: readonly PlanSeat[]) => join(seats.map((seat) => seat.name))

export const sampleTexts: SeatMapTexts = {
  map: 'Seats in Screen 4',
  grid: 'Seats. Arrow keys move, space chooses, type a row and number to jump',
  screen: 'Screen',
  screenThisWay: 'Screen this way',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  wholeAuditorium: 'Whole room',
  panLeft: 'Look left',
  panRight: 'Look right',
  panUp: 'Look towards the screen',
  panDown: 'Look towards the back',
  showList: 'List of seats',
  showMap: 'Map of the room',
  aloneFlag: 'On its own',
  lostFlag: 'Just taken',
  levelEntrance: 'Level entrance',
  row: (row) => `Row ${row}`,
  area: ({ name, price }) => (price === undefined ? name : `${name}, ${price}`),
  seat: ({ seat, state, category, price }: SeatDetails) =>
    [`Row ${seat.rowLabel}`, `seat ${seat.label}`, kinds[seat.kind] || category, states[state], price]
      .filter(Boolean)
      .join(', '),
  flag: ({ seat, state, price }) =>
    state === 'taken' ? `${seat.name} taken` : [seat.name, price].filter(Boolean).join(', '),
  announce: (event, seats) => {
    switch (event.type) {
      case 'chosen':
      case 'moved':
        return `${describeSeats(seats(event.seatIds), sampleMessages)} chosen`
      case 'replaced':
        return event.seatIds.length > 0 ? `${describeSeats(seats(event.seatIds), sampleMessages)} chosen` : ''
      case 'removed':
        return `${named(seats(event.seatIds))} given back`
      case 'unavailable':
        return `${named(seats(event.seatIds))} is taken`
      case 'refused': {
        const { rule, seatIds, alternative } = event.refusal
        const reason =
          rule === 'limit'
            ? 'No ticket is left for this seat.'
            : `Seat ${named(seats(seatIds))} would be left on its own.`
        return alternative ? `${reason} Offered instead: ${named(seats(alternative))}` : reason
      }
      case 'lost': {
        const { seatIds, alternative } = event.lost
        const gone = `${named(seats(seatIds))} has just gone to someone else.`
        return alternative ? `${gone} Offered instead: ${named(seats(alternative))}` : gone
      }
    }
  },
}

export const sampleLegend: readonly SeatLegendItem[] = [
  { glyph: 'standard', label: 'Standard', note: '£13.50' },
  { glyph: 'premier', label: 'Premier', note: '£18.50' },
  { glyph: 'sofa', label: 'Sofa', note: 'sold whole' },
  { glyph: 'wheelchair', label: 'Wheelchair' },
  { glyph: 'companion', label: 'Companion' },
  { glyph: 'yours', label: 'Yours' },
  { glyph: 'taken', label: 'Taken' },
]

/** What a legend shows where nothing is known of an auditorium yet: each thing but a sofa that a seat can be. */
export const testLegend: readonly SeatLegendItem[] = [
  { glyph: 'standard', label: 'Standard' },
  { glyph: 'wheelchair', label: 'Wheelchair' },
  { glyph: 'companion', label: 'Companion' },
  { glyph: 'friend', label: 'Friend' },
  { glyph: 'yours', label: 'Yours' },
  { glyph: 'taken', label: 'Taken' },
]
