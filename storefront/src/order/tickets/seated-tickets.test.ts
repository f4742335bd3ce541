import type { PricedArea, TicketAreaChoice } from './ticket-areas.ts'
import { clipToSeats, countFreeSeats, countSeatsByKind, toSeatedChoices } from './seated-tickets.ts'

const type = (id: string, areaCategoryId: string, more: object = {}) => ({ id, areaCategoryId, ...more })
const area = (id: string, ...types: object[]) =>
  ({
    areaCategory: { id },
    tickets: types.map((ticketType) => ({ ticketType, price: {} })),
  }) as unknown as PricedArea

const areas = [
  area(
    'hall',
    type('adult', 'hall'),
    type('child', 'hall'),
    type('wheel', 'hall', { seatType: 'Wheelchair' }),
    type('family', 'hall', { tickets: [{}, {}, {}] }),
  ),
  area('balcony', type('balcony-adult', 'balcony')),
  area('lounge', type('lounge-adult', 'lounge')),
]
const showtime = {
  isAllocatedSeating: true,
  areaCategories: [
    { areaCategoryId: 'hall', isAllocatedSeating: true },
    { areaCategoryId: 'balcony', isAllocatedSeating: true },
    { areaCategoryId: 'lounge', isAllocatedSeating: false },
  ],
}
const seat = (areaCategoryId: string, seatType = 'Normal') => ({ areaCategoryId, type: seatType as 'Normal' })
const hall = (count: number) => Array.from({ length: count }, () => seat('hall'))

/** Maxima and reasons by ticket type, as shown for these seats. */
function shownFor(
  seats: ReturnType<typeof seat>[],
  quantities: Record<string, number>,
  showsUnselected = false,
) {
  const choices = areas.map(
    ({ areaCategory, tickets }) =>
      ({
        areaCategory,
        available: 40,
        rows: [],
        kind: 'standard',
        tickets: tickets.map(({ ticketType, price }) => ({
          ticketType,
          price,
          quantity: quantities[ticketType.id] ?? 0,
          maximum: 10,
          availability: { kind: 'available', maximum: 10 },
          key: ticketType.id,
        })),
      }) satisfies TicketAreaChoice,
  )
  const shown = toSeatedChoices({
    choices,
    areas,
    seats: countSeatsByKind(seats, areas),
    quantities,
    showtime,
    showsUnselected,
  })
  return Object.fromEntries(
    shown.flatMap(({ tickets }) =>
      tickets.map(({ ticketType, maximum, availability }) => [
        ticketType.id,
        availability.kind === 'no-seat' ? 'no-seat' : maximum,
      ]),
    ),
  )
}

describe('tickets for seats that were chosen first', () => {
  it('are as many as the seats of their area, which its ticket types share', () => {
    expect(shownFor(hall(2), {})).toEqual({ adult: 2, child: 2, family: 0, 'lounge-adult': 10 })
    expect(shownFor(hall(2), { adult: 1 })).toMatchObject({ adult: 2, child: 1 })
    expect(shownFor(hall(2), { adult: 1, child: 1 })).toMatchObject({ adult: 1, child: 1 })
  })

  it('are for the kind of seat that was chosen', () => {
    expect(shownFor([seat('hall', 'Wheelchair'), seat('balcony')], {})).toEqual({
      wheel: 1,
      'balcony-adult': 1,
      'lounge-adult': 10,
    })
  })

  it('take as many seats as a package has tickets', () => {
    expect(shownFor(hall(4), {})).toMatchObject({ family: 1 })
    expect(shownFor(hall(4), { family: 1 })).toMatchObject({ adult: 1, family: 1 })
    expect(countFreeSeats(countSeatsByKind(hall(4), areas), areas, { family: 1 }).get('hall')).toBe(1)
  })

  it('of other areas are shown only where the channel says so, and cannot be had', () => {
    expect(shownFor(hall(1), {}, true)).toMatchObject({ wheel: 'no-seat', 'balcony-adult': 'no-seat' })
  })
})

it('fewer seats leave fewer tickets, but for places without numbers', () => {
  const clip = (seats: ReturnType<typeof seat>[]) =>
    clipToSeats(
      { adult: 2, child: 2, 'balcony-adult': 1, 'lounge-adult': 3 },
      areas,
      countSeatsByKind(seats, areas),
      showtime,
    )
  expect(clip(hall(3))).toEqual({ adult: 2, child: 1, 'lounge-adult': 3 })
  expect(clip([])).toEqual({ 'lounge-adult': 3 })
})
