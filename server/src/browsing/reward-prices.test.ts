import type { FastifyInstance } from 'fastify'
import type { FilmAvailabilityResponse } from '@foyer/contract/wire/films'
import type { TicketPrice, TicketPricesResponse } from '@foyer/contract/wire/ticket-prices'
import { getWeekday } from '../domain/time-zone.ts'
import type { Showtime } from '../domain/showtime.ts'
import type { Programme } from '../schedule/programme.ts'
import { createProgrammeServer } from '../schedule/testing/programme-server.ts'
import { browsingRoutes } from './routes.ts'

const server = createProgrammeServer('reward-prices')
const { catalogue, clock } = server
const day = 24 * 60 * 60_000

let programme: Programme
let app: FastifyInstance

beforeAll(async () => {
  ;({ programme, app } = await server.open(async (parent, parts) => {
    await parent.register(browsingRoutes, parts)
  }))
}, 30_000)

afterAll(() => server.close())
beforeEach(() => server.startOver())

async function readPrices(showtime: Showtime): Promise<readonly TicketPrice[]> {
  const answer = await app.inject(`/ocapi/v1/showtimes/${showtime.id}/ticket-prices`)
  return answer.json<TicketPricesResponse>().ticketPrices
}

async function listShowtimes(wanted: (showtime: Showtime) => boolean): Promise<Showtime[]> {
  const { byId } = await programme.snapshot()
  return [...byId.values()].filter((showtime) => showtime.startsAt > clock.now() && wanted(showtime))
}

const isEarly = ({ rewardId }: TicketPrice) => rewardId === 'preview'

it('have what only some weekdays have, also where screen and price card are the same', async () => {
  const onFriday = await listShowtimes(
    ({ businessDate, priceCard }) => getWeekday(businessDate) === 5 && priceCard === 'off-peak',
  )
  const onMonday = await listShowtimes(
    ({ businessDate, priceCard }) => getWeekday(businessDate) === 1 && priceCard === 'off-peak',
  )
  const [friday, monday] = onFriday
    .map((each) => [each, onMonday.find((other) => other.screenId === each.screenId)] as const)
    .find(([, other]) => other !== undefined) ?? [undefined, undefined]
  if (!friday || !monday) throw new Error('the seed has no such showtimes')
  const listRewards = async (showtime: Showtime) =>
    (await readPrices(showtime)).flatMap(({ rewardId }) => rewardId ?? []).sort()
  expect(await listRewards(monday)).toContain('ticket')
  expect(await listRewards(friday)).not.toContain('ticket')
  expect(await listRewards(monday)).toContain('ticket')
  expect(await listRewards(friday)).toContain('birthday')
})

it('ask for the reward of early booking until everybody can book', async () => {
  // The Saturday on which its tickets go on sale.
  clock.advance(5 * day)
  const film = [...catalogue.films.values()].find(({ slug }) => slug === 'bad-signal')
  const filmId = film?.wire.id ?? ''
  const availability = await app.inject(`/ocapi/v1/films/${filmId}/availability`)
  const { advanceBookingPeriods } = availability.json<FilmAvailabilityResponse>().filmAvailability
  expect(advanceBookingPeriods).toMatchObject([
    { restriction: 'MemberReward', rewardId: 'preview' },
    { restriction: 'None', rewardId: null },
  ])
  const [showtime] = await listShowtimes((each) => each.filmId === filmId)
  if (!showtime) throw new Error('the seed has no such showtime')
  const early = await readPrices(showtime)
  expect(early.length).toBeGreaterThan(1)
  for (const price of early)
    expect(price).toMatchObject({
      rewardId: 'preview',
      isShownAsPreviewWhenRestricted: true,
      restrictions: expect.arrayContaining(['MemberReward']) as unknown,
    })
  expect(Math.max(...early.map(({ maximumTickets }) => maximumTickets ?? Infinity))).toBe(2)
  expect(early.filter(({ isDefault }) => isDefault)).not.toEqual([])
  clock.advance(3 * day)
  const afterwards = await readPrices(showtime)
  expect(afterwards.filter(isEarly)).toEqual([])
  expect(afterwards.length).toBeGreaterThan(early.length)
})
