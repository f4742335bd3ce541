import { BoxOffice } from './testing/box-office.ts'
import { evening, seatA } from './testing/small-cinema.ts'
import { listTickets, readContents } from '../order-store/order-contents.ts'
import { removeGuard } from '../order-store/testing/without-guard.ts'

const rivals = 500
// A thousand calls each, which takes long on a busy machine.
jest.setTimeout(60_000)

/** Tickets sold for each seat of each showtime, over all orders. */
async function ticketsBySeat(office: BoxOffice): Promise<Map<string, number>> {
  const orders = await office.database.read.selectFrom('sales_order').select('contents').execute()
  const tickets = new Map<string, number>()
  for (const { seatId } of orders.flatMap(({ contents }) => listTickets(readContents(contents))))
    if (seatId !== null) tickets.set(seatId, (tickets.get(seatId) ?? 0) + 1)
  return tickets
}

async function race(office: BoxOffice, pickSeats: (rival: number) => string[]) {
  const orders = await Promise.all(Array.from({ length: rivals }, () => office.order()))
  const answers = await Promise.all(
    orders.map((orderId, rival) => office.hold(orderId, evening, pickSeats(rival))),
  )
  return { orders, answers }
}

describe('many visitors and few seats', () => {
  let office: BoxOffice
  afterEach(() => office.close())

  it('lets exactly one of 500 rivals have a seat', async () => {
    office = await BoxOffice.open()
    const { answers } = await race(office, () => [seatA(7)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, problem } of answers)
      if (status !== 200) expect(problem).toMatchObject({ errorCode: 10000, unavailableSeatIds: [seatA(7)] })
    expect(await ticketsBySeat(office)).toEqual(new Map([[seatA(7), 1]]))
  })

  it('never holds a part of a group when groups overlap, and totals are consistent', async () => {
    office = await BoxOffice.open()
    // Groups of one to five neighbouring seats out of nineteen, in either direction.
    const { orders, answers } = await race(office, (rival) => {
      const first = 1 + ((rival * 7) % 15)
      const group = Array.from({ length: 1 + (rival % 5) }, (_, place) => seatA(first + place))
      return rival % 2 === 0 ? group : group.reverse()
    })
    for (const [rival, orderId] of orders.entries()) {
      const answer = answers[rival]
      const seatCount = 1 + (rival % 5)
      const claims = Object.keys(await office.claims(orderId))
      expect(claims).toHaveLength(answer?.status === 200 ? seatCount : 0)
      const row = await office.database.read
        .selectFrom('sales_order')
        .select('total_minor')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      expect(row.total_minor).toBe(claims.length * (1250 + 80))
    }
    for (const count of (await ticketsBySeat(office)).values()) expect(count).toBe(1)
  })

  it('oversells without the guard, which proves the race of the test above', async () => {
    // Checks before it writes, which a guard must not.
    office = await BoxOffice.open({ aroundStore: removeGuard('seat.claim') })
    const orders = await Promise.all(Array.from({ length: rivals }, () => office.order()))
    const answers = await Promise.all(
      orders.map(async (orderId) => {
        const taken = await office.database.read.selectFrom('seat_claim').select('seat_id').execute()
        return taken.length > 0 ? null : office.hold(orderId, evening, [seatA(7)])
      }),
    )
    expect(answers.filter((answer) => answer?.status === 200).length).toBeGreaterThan(1)
    expect((await ticketsBySeat(office)).get(seatA(7))).toBeGreaterThan(1)
  })
})
