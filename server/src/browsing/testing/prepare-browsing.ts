import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { getSeating } from '../../catalogue/seating.ts'
import type { Database } from '../../database/database.ts'
import type { Showtime } from '../../domain/showtime.ts'
import { insertOrder, sampleOrder } from '../../order-store/testing/sample-orders.ts'
import { createProgrammeServer } from '../../schedule/testing/programme-server.ts'
import { seatingRoutes } from '../../seating/routes.ts'
import { browsingRoutes } from '../routes.ts'

/**
 * Registers a suite's set-up: the routes of browsing and of seats on Halcyon's programme, created once, as that is slow.
 * Before each test the clock is reset, and nothing is sold.
 */
export function prepareBrowsing(name: string) {
  const server = createProgrammeServer(name)
  const { catalogue, clock } = server
  let opened: Awaited<ReturnType<typeof server.open>> | null = null
  const getOpened = () => {
    if (!opened) throw new Error('the server is opened before the first test')
    return opened
  }

  beforeAll(async () => {
    opened = await server.open(async (app, parts) => {
      await app.register(browsingRoutes, parts)
      await app.register(seatingRoutes, parts)
    })
  }, 30_000)
  afterAll(() => server.close())
  beforeEach(() => server.startOver())

  const get = (path: string, headers: Record<string, string> = {}) =>
    getOpened().app.inject({ url: `/ocapi/v1/${path}`, headers })

  return {
    catalogue,
    clock,
    get,
    getDatabase: (): Database => getOpened().database,

    /** The body of a success, checked against the operation's schema. */
    async read<T>(operation: { responses: { 200: TSchema } }, path: string): Promise<T> {
      const answer = await get(path)
      expect(answer.statusCode).toBe(200)
      const body: unknown = answer.json()
      expect([...Compile(operation.responses[200]).Errors(body)].slice(0, 3)).toEqual([])
      return body as T
    },

    /** The first showtime to come that passes the test. */
    async findUpcoming(test: (showtime: Showtime) => boolean): Promise<Showtime> {
      const showtime = [...(await getOpened().programme.snapshot()).byId.values()].find(
        (each) => each.startsAt > clock.now() && test(each),
      )
      if (!showtime) throw new Error('no such showtime')
      return showtime
    },

    /** Writes an order that holds or has bought these seats. */
    async claimSeats(
      showtimeId: string,
      seatIds: readonly string[],
      state: 'held' | 'sold',
    ): Promise<string> {
      const id = `order-${showtimeId}-${state}`
      const order = sampleOrder(id, { createdAt: clock.now() })
      const { expiresAt } = order
      await insertOrder(getOpened().database, order, [
        { kind: 'seat.claim', showtimeId, seatIds, state, expiresAt, now: clock.now() },
      ])
      return id
    },

    /** Seats of a showtime that are sold and not taken yet, at most `count` of them. */
    listFreeSeats(showtime: Showtime, count = Infinity): string[] {
      const { auditorium, blocked } = getSeating(catalogue, showtime)
      return [...auditorium.seats.keys()].filter((id) => !blocked.has(id)).slice(0, count)
    },
  }
}

/** Every id that the list refers to is in the related data, once, and nothing else is. */
export function expectRelated(related: readonly { id: string }[], ids: readonly (string | null)[]): void {
  const wanted = [...new Set(ids.filter((id) => id !== null))].sort()
  expect(related.map((entry) => entry.id).sort()).toEqual(wanted)
}
