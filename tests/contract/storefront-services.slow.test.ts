import sharp from 'sharp'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Compile } from 'typebox/compile'
import { defaultHeaderNames } from '@foyer/contract/headers'
import { operationMetadata } from '@foyer/contract/operation-metadata'
import { operations, type BodyOf, type Operation, type OperationId } from '@foyer/contract/operations'
import type { Exchange } from '@foyer/contract/render/boundary'
import { MemberStore } from '../../server/src/accounts/member-store.ts'
import { SoftwareAuthenticator } from '../../server/src/accounts/testing/software-authenticator.ts'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { BalanceLedger } from '../../server/src/balances/balance-ledger.ts'
import { CodeKeys, readCodesKey } from '../../server/src/codes/code-keys.ts'
import { CodeStore } from '../../server/src/codes/code-store.ts'
import { insertCode, sampleCard } from '../../server/src/codes/testing/sample-codes.ts'
import { createAdjustableClock, createFixedClock } from '../../server/src/domain/clock.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { openLog } from '../../server/src/http/logging.ts'
import { createSystemIds } from '../../server/src/domain/ids.ts'
import { PasswordHasher } from '../../server/src/passwords/password-hasher.ts'
import { readSessionKeys } from '../../server/src/sessions/session-keys.ts'
import { Workstations } from '../../server/src/sessions/workstations.ts'
import { encodeBody } from '../../storefront/src/services/http/call-headers.ts'
import { createAxiosClient } from '../../storefront/src/services/http/axios-client.ts'
import type { ApiClient } from '../../storefront/src/services/http/api-client.ts'
import { createExchangeAdapter } from '../../storefront/src/services/http/exchange-adapter.ts'
import { isCondition } from '../../storefront/src/services/http/failure.ts'
import { createCompletedOrdersService } from '../../storefront/src/services/ocapi/completed-orders.ts'
import { createCompletionService } from '../../storefront/src/services/ocapi/completion.ts'
import { createEventShowtimesService } from '../../storefront/src/services/ocapi/event-showtimes.ts'
import { createEventsService } from '../../storefront/src/services/ocapi/events.ts'
import { createFilmAvailabilityService } from '../../storefront/src/services/ocapi/film-availability.ts'
import { createFilmsService } from '../../storefront/src/services/ocapi/films.ts'
import { createJourneysService } from '../../storefront/src/services/ocapi/journeys.ts'
import { createMemberHistoryService } from '../../storefront/src/services/ocapi/member-history.ts'
import { createMemberCodesService } from '../../storefront/src/services/ocapi/member-codes.ts'
import { createMemberDataService } from '../../storefront/src/services/ocapi/member-data.ts'
import {
  readLoyaltyMasterData,
  readMemberReferrals,
  readMemberReward,
  readMemberRewards,
} from '../../storefront/src/services/ocapi/loyalty-answers.ts'
import { createLoyaltyService } from '../../storefront/src/services/ocapi/loyalty.ts'
import { createReferralsService } from '../../storefront/src/services/ocapi/referrals.ts'
import { createMembersService } from '../../storefront/src/services/ocapi/members.ts'
import { createOrdersService } from '../../storefront/src/services/ocapi/orders.ts'
import { createPasskeysService } from '../../storefront/src/services/ocapi/passkeys.ts'
import { createPaymentCardsService } from '../../storefront/src/services/ocapi/payment-cards.ts'
import { createPaymentsService } from '../../storefront/src/services/ocapi/payments.ts'
import { createRedemptionService } from '../../storefront/src/services/ocapi/redemption.ts'
import { createSeatingService } from '../../storefront/src/services/ocapi/seating.ts'
import { createSalesService } from '../../storefront/src/services/ocapi/sales.ts'
import { createShowtimesService } from '../../storefront/src/services/ocapi/showtimes.ts'
import { createSiteFilmsService } from '../../storefront/src/services/ocapi/site-films.ts'
import { readWatchlist } from '../../storefront/src/services/ocapi/watchlist-answers.ts'
import { createWatchlistService } from '../../storefront/src/services/ocapi/watchlist.ts'
import { createSitesService } from '../../storefront/src/services/ocapi/sites.ts'

/** The storefront's own services against the real server, in one process; every answer is checked against its schema. */

// The whole server runs in this process, which on a busy machine takes longer than the default limit.
jest.setTimeout(60_000)

const root = resolve(__dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'foyer-contract-'))
const clock = createAdjustableClock(createFixedClock(Date.parse('2026-11-21T12:00:00Z')))
const checked = new Set<OperationId>()
let server: FoyerServer
let client: ApiClient
let authToken = ''
/** The token of who is signed in; null while nobody is. */
let memberToken: string | null = null
/** That of the member who has signed in by a passkey. */
let signedInToken: string | null = null
/** The cookie to which challenges of passkeys are bound, as a browser keeps it. */
let passkeyCookie = ''

const patterns = Object.values(operations as Record<OperationId, Operation>).map((operation) => ({
  operation,
  pattern: new RegExp(
    `^/ocapi/v1/${operation.path.replace(/\{businessDate\}/, '\\d{4}-\\d{2}-\\d{2}').replace(/\{\w+\}/g, '[^/]+')}$`,
  ),
}))

/** Fixed segments take precedence over parameters: `films/availability` is no film. */
function findOperation(method: string, path: string): Operation | undefined {
  return patterns
    .filter(({ operation, pattern }) => operation.method === method && pattern.test(path))
    .sort(
      (a, b) => (a.operation.path.match(/\{/g)?.length ?? 0) - (b.operation.path.match(/\{/g)?.length ?? 0),
    )[0]?.operation
}

const exchange: Exchange = async ({ method, url, headers, body }) => {
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers: passkeyCookie === '' ? headers : { ...headers, cookie: passkeyCookie },
    ...(body === undefined ? {} : { payload: body }),
  })
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  passkeyCookie = cookies.find((each) => each.includes('foyer-passkey='))?.split(';')[0] ?? passkeyCookie
  const operation = findOperation(method, url.split('?')[0] ?? '')
  if (operation && answer.statusCode < 300) {
    const schema = operation.responses[answer.statusCode]
    if (schema === undefined)
      throw new Error(`${operation.id} answered ${String(answer.statusCode)}, which it does not state`)
    if (schema !== null) {
      const errors = [...Compile(schema).Errors(JSON.parse(answer.body))]
      if (errors.length) throw new Error(`${operation.id}: ${JSON.stringify(errors.slice(0, 3))}`)
    }
    checked.add(operation.id as OperationId)
  }
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
}

beforeAll(async () => {
  const settings = parseSettings(
    { NODE_ENV: 'test', FOYER_DATA: folder, PORT: '0', FOYER_PAY_PORT: '0' },
    root,
  )
  server = await buildServer({ settings, clock, log: openLog('silent') })
  const initial = await server.app.inject('/api/omnia/v1/initialData')
  const { api, errorNumbering } = initial.json<{
    api: { apiUrl: string; authToken: string; regionCode: string; tenantId: string }
    errorNumbering: 1 | 2
  }>()
  authToken = api.authToken
  client = createAxiosClient({
    access: () => ({ ...api, apiUrl: '' }),
    member: async () => ({ getToken: async () => memberToken, renew: async () => false }),
    identity: () => ({ userId: '', sessionId: 'abcdefg' }),
    headerNames: defaultHeaderNames,
    numbering: errorNumbering,
    random: (length) => randomUUID().replaceAll('-', '').slice(0, length),
    attempts: 1,
    timeout: 30_000,
    adapter: createExchangeAdapter(exchange),
  })
}, 60_000)

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function readBody<T>(
  call: Promise<{ ok: true; value: { body: T } } | { ok: false; failure: unknown }>,
): Promise<NonNullable<T>> {
  const result = await call
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  // Our server always sends these bodies.
  return result.value.body as NonNullable<T>
}

/** Sends a photo as browsers do: the exchange of these tests carries texts only. */
async function sendPhoto(photo: Blob): Promise<void> {
  const parts = encodeBody(operationMetadata.setMemberPhoto, { MemberPhoto: photo })
  const encoded = new Response(parts)
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/ocapi/v1/members/current/photo',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      [defaultHeaderNames.loyaltySessionToken]: memberToken ?? '',
      authorization: `Bearer ${authToken}`,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  expect([...Compile(operations.setMemberPhoto.responses[200]).Errors(answer.json())]).toEqual([])
  checked.add('setMemberPhoto')
}

/** A showtime of tomorrow, or of today, with allocated seating in an area of standard seats. */
async function findShowtime(day: 'today' | 'tomorrow' = 'tomorrow') {
  const dates = await readBody(client.call('getFilmScreeningDates', { query: { siteIds: ['1001'] } }))
  const businessDate = dates.filmScreeningDates[day === 'today' ? 0 : 1]?.businessDate ?? ''
  const { showtimes } = await readBody(
    client.call('getShowtimesByBusinessDate', { params: { businessDate }, query: { siteIds: ['1001'] } }),
  )
  const showtime = showtimes.find(
    ({ isAllocatedSeating, isSoldOut, areaCategories, occupancy }) =>
      isAllocatedSeating &&
      !isSoldOut &&
      (occupancy?.availableCount ?? 0) > 40 &&
      areaCategories.some((area) => area.areaCategoryId === 'standard'),
  )
  if (!showtime) throw new Error('the seed has no such showing')
  return showtime
}

async function adultTicket(showtimeId: string) {
  const prices = await readBody(createSalesService(client).ticketPrices(showtimeId))
  const adult = prices.ticketPrices.find(
    (price) =>
      price.isDefault &&
      prices.relatedData.ticketTypes.find((type) => type.id === price.ticketTypeId)?.areaCategoryId ===
        'standard',
  )
  return adult?.ticketTypeId ?? ''
}

async function freeSeats(showtimeId: string, count: number) {
  const { seatLayout } = await readBody(createSeatingService(client).showtimeLayout(showtimeId))
  const { seatAvailabilities } = await readBody(createSeatingService(client).availability(showtimeId, false))
  const free = new Set(
    seatAvailabilities.filter((seat) => seat.status === 'Available').map((seat) => seat.seatId),
  )
  return seatLayout.areas
    .flatMap((area) => area.rows.flatMap((row) => row.seats))
    .filter((seat) => seat.areaCategoryId === 'standard' && free.has(seat.id))
    .slice(0, count)
    .map((seat) => seat.id)
}

it('answers every read without parameters by its schema', async () => {
  const ids = Object.values(operations)
    .filter(
      (operation) =>
        operation.method === 'GET' &&
        operation.access.callers.includes('visitor') &&
        !operation.path.includes('{') &&
        !('query' in operation),
    )
    .map(({ id }) => id as 'getSites')
  expect(ids).toContain('getSites')
  for (const id of ids) await readBody(client.call(id, {}))
})

it('answers every read of browsing by its schema', async () => {
  const films = await readBody(createFilmsService(client).films())
  const sites = await readBody(createSitesService(client).sites())
  const filmId = films.films[0]?.id ?? ''
  const siteId = sites.sites[0]?.id ?? ''
  await readBody(createFilmsService(client).film(filmId))
  await readBody(createFilmsService(client).availability())
  const { filmAvailabilities } = await readBody(createFilmAvailabilityService(client).availability(filmId))
  expect(filmAvailabilities.map((each) => each.filmId)).toEqual([filmId])
  await readBody(createSitesService(client).site(siteId))
  await readBody(createSiteFilmsService(client).films(siteId))
  await readBody(createSiteFilmsService(client).availability(siteId))
  const { events } = await readBody(createEventsService(client).events())
  const eventId = events[0]?.id ?? ''
  await readBody(createEventsService(client).event(eventId))
  await readBody(createEventShowtimesService(client).showtimes(eventId, [siteId]))
  await readBody(createShowtimesService(client).first({ siteIds: [siteId] }))
  const { id: showtimeId, screenId, seatLayoutId } = await findShowtime()
  await readBody(createShowtimesService(client).showtime(showtimeId))
  // No page makes this call yet: it is for codes scanned at a seat.
  await readBody(client.call('getShowtimesByScreen', { params: { screenId } }))
  await readBody(createSeatingService(client).layout(seatLayoutId ?? ''))
  await readBody(createPaymentsService(client).methods({ siteId, orderType: 'Standard' }))
  expect(films.films).toHaveLength(24)
  expect(sites.sites).toHaveLength(8)
})

it('answers the calls of discounts and of the gift shop, which no page makes yet, by their schemas', async () => {
  const { id: showtimeId, siteId } = await findShowtime()
  const query = { code: 'OWL' }
  const { discountAvailabilities } = await readBody(
    client.call('getDiscountAvailability', { params: { showtimeId }, query }),
  )
  expect(discountAvailabilities.map(({ discountId }) => discountId)).toEqual(['tuesday', 'night-owl'])
  const { order } = await readBody(client.call('createGiftShopOrder', { body: { siteId } }))
  expect(order).toMatchObject({ type: 'GiftShop', booking: null })
  const items = [{ id: 'i1', itemId: 'mug', quantity: 2 }]
  const set = await readBody(client.call('setOrderItems', { params: { orderId: order.id }, body: { items } }))
  expect(set.order).toMatchObject({ items, totalPrice: { valueIncludingTax: 23 } })
  await readBody(client.call('setOrderTip', { params: { orderId: order.id }, body: { tip: null } }))
  expect(set.relatedData.items).toMatchObject([{ id: 'mug', name: { text: 'Ninth Floor mug' } }])
})

it('answers with the menu of a cinema, what of it can be ordered, and the items of a code', async () => {
  const params = { siteId: (await findShowtime()).siteId }
  const { relatedData } = await readBody(client.call('getItemProfile', { params }))
  const { itemAvailabilities } = await readBody(client.call('getItemAvailability', { params }))
  const ids = relatedData.items.flatMap(({ id, sizes }) => sizes?.map((size) => size.id) ?? [id])
  expect(itemAvailabilities.map(({ itemId }) => itemId).sort()).toEqual(ids.sort())
  const { sellableItems } = await readBody(
    client.call('getSellableItemsByCode', { params: { ...params, code: 'NIGHT2' } }),
  )
  expect(sellableItems.map(({ itemId }) => itemId)).toEqual(['combo-two'])
})

it('counts the seats of several showtimes in one call as for each alone', async () => {
  const { id } = await findShowtime()
  const seating = createSeatingService(client)
  const { seatAvailabilityPreviews } = await readBody(seating.previews([id, 'gone']))
  const { summary, areaCategorySummaries } = await readBody(seating.availability(id, true))
  expect(seatAvailabilityPreviews).toEqual([
    { showtimeId: id, isSoldOut: false, summary, areaCategorySummaries },
  ])
  expect(summary.availableCount).toBeGreaterThan(0)
})

it('holds seats, reports taken ones by a typed condition, extends and releases', async () => {
  const orders = createOrdersService(client)
  const { id: showtimeId, siteId } = await findShowtime()
  const ticketTypeId = await adultTicket(showtimeId)
  const seats = await freeSeats(showtimeId, 2)
  const tickets = seats.map((_, index) => ({ id: `t${String(index)}`, ticketTypeId }))
  const mine = (await readBody(orders.createStandard({ siteId }))).order.id
  const rival = (await readBody(orders.createStandard({ siteId }))).order.id

  const held = await readBody(orders.setShowtime(mine, showtimeId, { seats, tickets }))
  expect(held.order.showtimes[0]?.seats.map((seat) => seat.id).sort()).toEqual([...seats].sort())
  expect(held.relatedData.showtimes.map((each) => each.id)).toEqual([showtimeId])

  const refused = await orders.setShowtime(rival, showtimeId, { seats, tickets })
  expect(refused.ok).toBe(false)
  if (!refused.ok) {
    expect(isCondition(refused.failure, 'seats-unavailable')).toBe(true)
    expect(refused.failure.kind === 'condition' && refused.failure.problem.unavailableSeatIds).toEqual(
      expect.arrayContaining(seats),
    )
  }

  const own = await readBody(createSeatingService(client).orderAvailability(mine, showtimeId))
  expect(own.seatAvailabilities.find((seat) => seat.seatId === seats[0])?.status).toBe('Available')

  clock.advance(5 * 60_000)
  const extended = await readBody(orders.resetExpiry(mine))
  expect(Date.parse(extended.order.expiresAt ?? '')).toBe(clock.now() + 10 * 60_000)

  await readBody(
    orders.setCustomer(mine, {
      name: { givenName: 'Ines', familyName: 'Marchetti' },
      email: 'ines@postbox.example',
    }),
  )
  const { customer } = await readBody(orders.customer(mine))
  expect(customer?.email).toBe('ines@postbox.example')

  await readBody(orders.remove(mine))
  expect(await freeSeats(showtimeId, 2)).toEqual(seats)
})

it('has conditions for a showtime that has begun, a ticket that is not sold, and a missing customer', async () => {
  const orders = createOrdersService(client)
  const { id: showtimeId, siteId, schedule } = await findShowtime('today')
  const [seat = ''] = await freeSeats(showtimeId, 1)
  const { order } = await readBody(orders.createStandard({ siteId }))
  const readCondition = async (ticketTypeId: string) => {
    const answer = await orders.setShowtime(order.id, showtimeId, {
      seats: [seat],
      tickets: [{ id: 't', ticketTypeId }],
    })
    return !answer.ok && answer.failure.kind === 'condition' ? answer.failure.condition : answer
  }
  expect(await readCondition('unheard-of')).toBe('ticket-type-unavailable')
  const adult = await adultTicket(showtimeId)
  await readBody(
    orders.setShowtime(order.id, showtimeId, { seats: [seat], tickets: [{ id: 't', ticketTypeId: adult }] }),
  )
  const unpaid = await createPaymentsService(client).createEmbedded(order.id, {
    webPaymentMethodId: 'ledgerline-card',
  })
  expect(!unpaid.ok && isCondition(unpaid.failure, 'customer-required')).toBe(true)
  const none = await createPaymentsService(client).currentEmbedded(order.id)
  expect(!none.ok && isCondition(none.failure, 'payment-not-found')).toBe(true)

  const until = Date.parse(schedule.startsAt) - clock.now()
  clock.advance(until)
  try {
    const expired = await readBody(orders.createStandard({ siteId }))
    const answer = await orders.setShowtime(expired.order.id, showtimeId, {
      seats: [seat],
      tickets: [{ id: 't', ticketTypeId: adult }],
    })
    expect(!answer.ok && isCondition(answer.failure, 'showtime-closed')).toBe(true)
  } finally {
    clock.advance(-until)
  }
})

it('has one effect for a repeated write with the same key, and refuses the key with another body', async () => {
  const orders = createOrdersService(client)
  const options = { idempotencyKey: randomUUID() }
  const first = await readBody(orders.createStandard({ siteId: '1001' }, options))
  const second = await readBody(orders.createStandard({ siteId: '1001' }, options))
  expect(second).toEqual(first)
  const other = await orders.createStandard({ siteId: '1002' }, options)
  expect(other.ok).toBe(false)
  expect(
    !other.ok && other.failure.kind === 'condition'
      ? other.failure.status
      : (other as { failure?: { status?: number } }).failure?.status,
  ).toBe(422)
})

/** Submits a card to the provider's fields, as their script does, and waits for the answer. */
async function sendCard(frameUrl: string, number: string) {
  const { origin, searchParams } = new URL(frameUrl)
  const answer = await server.provider.app.inject({
    method: 'POST',
    url: '/charge',
    query: { session: searchParams.get('session') ?? '' },
    headers: { origin },
    payload: { number, expiry: '04 / 29', securityCode: '123', name: 'Ines Marchetti' },
  })
  expect(answer.statusCode).toBeLessThan(300)
}

/** Polls until the expected answer; the server works on meanwhile. */
async function until<T>(ask: () => Promise<T>, isReached: (answer: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await ask()
    if (isReached(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('It never came')
}

it('sells tickets: a declined card, another one, completion, the completed order and its journey', async () => {
  const orders = createOrdersService(client)
  const payments = createPaymentsService(client)
  const completion = createCompletionService(client)
  const { id: showtimeId, siteId } = await findShowtime()
  const ticketTypeId = await adultTicket(showtimeId)
  const seats = await freeSeats(showtimeId, 2)
  const orderId = (await readBody(orders.createStandard({ siteId }))).order.id
  const tickets = seats.map((_, index) => ({ id: `t${String(index)}`, ticketTypeId }))
  await readBody(orders.setShowtime(orderId, showtimeId, { seats, tickets }))
  await readBody(
    orders.setCustomer(orderId, {
      name: { givenName: 'Ines', familyName: 'Marchetti' },
      email: 'claire@postbox.example',
      taxDetails: { name: 'Marchetti & Daughters', number: '99' },
    }),
  )
  const held = await readBody(orders.order(orderId))

  const { webPaymentMethods } = await readBody(payments.methods({ siteId, orderType: 'Standard' }))
  const webPaymentMethodId = webPaymentMethods[0]?.id ?? ''
  const pay = async (card: string, expected: string) => {
    const begun = await readBody(payments.createEmbedded(orderId, { webPaymentMethodId }))
    const { frameUrl } = JSON.parse(begun.connectorParametersJson) as { frameUrl: string }
    await sendCard(frameUrl, card)
    return until(
      () => readBody(payments.currentEmbedded(orderId)),
      (answer) => answer.embeddedPayment.status === expected,
    )
  }
  expect((await pay('4000000000000002', 'Declined')).declineReason).not.toBeNull()
  const paid = await pay('4111111111111111', 'Completed')
  expect(paid.embeddedPayment.value).toEqual(held.order.totalPrice)

  const done = await until(
    () => readBody(completion.completion(orderId)),
    ({ status }) => status !== 'Pending',
  )
  expect(done.status).toBe('Completed')
  // The completion has started already: a second start returns its result.
  expect(await readBody(completion.start(orderId))).toEqual(done)
  const { order } = await readBody(createCompletedOrdersService(client).order(orderId))
  expect(order.transaction?.number).toBe(done.transactionNumber)
  expect(order.showtimes[0]?.seats.map((seat) => seat.id).sort()).toEqual([...seats].sort())
  expect(order.customer?.taxDetails).toEqual({ name: 'Marchetti & Daughters', number: '99' })
  const [reference, email] = [order.transaction?.barcode ?? '', order.customer?.email ?? '']
  expect(await readBody(createCompletedOrdersService(client).find(reference, email))).toEqual({ orderId })
  expect(await readBody(client.call('getRedeemableItems', { params: { orderId } }))).toEqual({
    redeemableItems: [],
  })
  const answer = await readBody(createJourneysService(client).byOrderId(orderId))
  expect(answer?.journey.orders.map(({ id }) => id)).toEqual([orderId])
})

it('adds vouchers, cards and gift cards to an order, and removes them', async () => {
  const keys = new CodeKeys(await readCodesKey(join(folder, 'halcyon'), null))
  const codes = new CodeStore(server.database, keys)
  await insertCode(codes, 'VOUCHER', { now: clock.now() })
  await insertCode(codes, 'PASS', { now: clock.now(), rules: sampleCard })
  await insertCode(codes, 'GIFT', { now: clock.now(), rules: { kind: 'GiftCard' }, capacity: 500 })
  const orders = createOrdersService(client)
  const redemption = createRedemptionService(client)
  const payments = createPaymentsService(client)
  const { id: showtimeId, siteId } = await findShowtime()
  const ticketTypeId = await adultTicket(showtimeId)
  const seats = await freeSeats(showtimeId, 2)
  const orderId = (await readBody(orders.createStandard({ siteId }))).order.id
  const setTickets = async (...redemptions: object[]) => {
    const tickets = redemptions.map((each, index) => ({ id: `t${String(index)}`, ticketTypeId, ...each }))
    return (await readBody(orders.setShowtime(orderId, showtimeId, { seats, tickets }))).order
  }
  const full = (await setTickets({}, {})).totalPrice.valueIncludingTax

  const credentials = { barcode: 'vou-cher', pin: '0042' }
  const { voucher, availableRedemptions } = await readBody(
    redemption.addVoucher(orderId, { type: 'Ticket', credentials }),
  )
  expect(availableRedemptions).toBe(1)
  const card = await readBody(redemption.addCard(orderId, { cardNumber: 'PASS', pin: '0042' }))
  const cardId = card.ticketRedemptionCard.id
  const free = await setTickets({ voucherId: voucher.id }, { ticketRedemptionCardId: cardId })
  expect(free.totalPrice.valueIncludingTax).toBeLessThan(full / 4)
  expect(free).toMatchObject({ vouchers: [{ id: voucher.id }], ticketRedemptionCards: [{ id: cardId }] })
  await setTickets({}, {})
  expect((await readBody(redemption.removeVoucher(orderId, voucher.id))).order.vouchers).toEqual([])
  expect((await readBody(redemption.removeCard(orderId, cardId))).order.totalPrice.valueIncludingTax).toBe(
    full,
  )

  const giftCard = { cardNumber: 'GIFT', pin: '0042' }
  expect((await readBody(payments.giftCard(giftCard))).availableBalance.valueIncludingTax).toBe(5)
  const { giftCardPayment } = await readBody(payments.addGiftCard(orderId, giftCard))
  expect(giftCardPayment).toMatchObject({ type: 'GiftCard', value: { valueIncludingTax: 5 } })
  expect((await readBody(payments.remove(orderId, giftCardPayment.id))).order.payments).toEqual([])
})

/** The signed-in member pays a part of an order with points, and reads the balance. */
async function payWithPoints(memberId: string): Promise<void> {
  const ledger = new BalanceLedger({ database: server.database, clock, ids: createSystemIds(clock) })
  await ledger.earn({ memberId, units: 1_200, causeId: 'a present', expiresAt: null })
  const orders = createOrdersService(client)
  const payments = createPaymentsService(client)
  const { id: showtimeId, siteId } = await findShowtime()
  const ticketTypeId = await adultTicket(showtimeId)
  const [seat = ''] = await freeSeats(showtimeId, 1)
  const orderId = (await readBody(orders.createStandard({ siteId }))).order.id
  await readBody(
    orders.setShowtime(orderId, showtimeId, { seats: [seat], tickets: [{ id: 't0', ticketTypeId }] }),
  )
  expect(await readBody(payments.maximumBalance(orderId))).toMatchObject({
    payment: { balanceTypeId: 'points', availableUnits: 1_200 },
    relatedData: { balanceType: { id: 'points', spending: { units: 100, amount: 1 } } },
  })
  expect(await readBody(payments.setBalance(orderId, { value: 5 }))).toMatchObject({
    type: 'MemberBalance',
    value: { valueIncludingTax: 5 },
    units: 500,
  })
  const { member } = await readBody(client.call('getCurrentMember', {}))
  expect(member).toMatchObject({
    balances: [{ balanceTypeId: 'points', units: 1_200 }],
    clubMembership: { clubId: 'circle', clubLevelId: 'silver' },
  })
}

/** The signed-in member, who has points, takes a reward for some of them. */
async function takeReward(): Promise<void> {
  const loyalty = createLoyaltyService(client)
  const masterData = readLoyaltyMasterData(await readBody(loyalty.masterData()))
  expect(masterData?.clubs[0]?.levels[0]).toMatchObject({ threshold: 0, cardColors: expect.any(Object) })
  const offered = readMemberRewards(await readBody(loyalty.rewards()))
  const [popcorn] = (offered ?? []).filter(({ status, cost }) => status === 'Available' && cost === 300)
  const { reward } = await readBody(loyalty.takeReward(popcorn?.rewardId ?? ''))
  expect(readMemberReward(reward)).toMatchObject({ status: 'Held', rewardId: popcorn?.rewardId, cost: 300 })
  const held = readMemberRewards(await readBody(loyalty.rewards()))
  expect(held?.[0]).toMatchObject({ status: 'Held', id: reward.id })
  expect(masterData?.referrals).toMatchObject({ forMember: { units: 500, rewardId: null } })
  const referrals = createReferralsService(client)
  const invited = readMemberReferrals(await readBody(referrals.read()))
  expect(invited).toMatchObject({ rewardedThisYear: 0, referrals: [] })
  expect(await readBody(referrals.find(invited?.code ?? ''))).toEqual({ inviterName: 'Ines' })
}

it('signs a member in by each grant, shows the member, and signs out', async () => {
  const [email, password] = ['ines@postbox.example', 'a long walk to row 7']
  const taken = await new MemberStore(server.database).insert({
    id: randomUUID(),
    email,
    username: null,
    languageTag: 'en',
    details: {
      name: { givenName: 'Ines', familyName: 'Marchetti' },
      clubId: null,
      clubLevelId: null,
      termsAcceptedAt: clock.now(),
      birthDate: null,
      primarySiteId: null,
    },
    passwordHash: await new PasswordHasher().hash(password, 'a test'),
    now: clock.now(),
  })
  expect(taken).toBeNull()
  const grant = async (body: BodyOf<'createMemberToken'>) =>
    readBody(client.call('createMemberToken', { body }))
  const remembered = await grant({ grant_type: 'password', email, password, remember: 'true' })
  const byDevice = await grant({ grant_type: 'device_token', device_token: remembered.device_token ?? '' })
  const renewed = await grant({ grant_type: 'refresh_token', refresh_token: byDevice.refresh_token })
  memberToken = renewed.access_token
  const { member } = await readBody(client.call('getCurrentMember', {}))
  expect(member).toMatchObject({ email, personalDetails: { name: { givenName: 'Ines' } } })
  const members = createMembersService(client)
  expect((await members.setPersonalDetails({ preferences: { languageTag: 'fr' } })).ok).toBe(true)
  const picture = sharp({ create: { width: 80, height: 80, channels: 3, background: '#456' } }).png()
  await sendPhoto(new Blob([new Uint8Array(await picture.toBuffer())]))
  const changed = (await readBody(client.call('getCurrentMember', {}))).member
  expect(changed).toMatchObject({
    personalDetails: { name: { givenName: 'Ines' }, preferences: { languageTag: 'fr' } },
    photo: { uri: expect.stringContaining('/media/members/') as string },
  })
  expect((await members.deletePhoto()).ok).toBe(true)
  const solved = await readBody(client.call('createCaptchaChallenge', { body: { action: 'sign-in' } }))
  expect(solved.challenge).toBeNull()
  await payWithPoints(member.id)
  const begun = await readBody(
    client.call('createSubscriptionOrder', { body: { siteId: '1001', action: 'Purchase' } }),
  )
  expect(begun.order).toMatchObject({ type: 'Subscription', booking: null, subscription: null })
  await takeReward()
  const { sessions } = await readBody(client.call('listSessions', {}))
  expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
  const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect((await client.call('endSession', { params: { sessionId } })).ok).toBe(true)
  const currentPassword = password
  const changes = [
    await client.call('setMemberEmail', { body: { email, currentPassword } }),
    await client.call('setMemberUsername', { body: { username: 'matinee', currentPassword } }),
    await client.call('setMemberPassword', { body: { password: 'Another walk to row 8', currentPassword } }),
  ]
  expect(changes.map(({ ok }) => ok)).toEqual([true, true, true])
  expect((await client.call('endSessions', {})).ok).toBe(true)
  expect((await client.call('deleteMemberCookie', {})).ok).toBe(true)
  const ended = await client.call('getCurrentMember', {})
  expect(!ended.ok && isCondition(ended.failure, 'member-token-expired')).toBe(true)
  memberToken = null
  const byCookie = { grant_type: 'password', email, password: 'Another walk to row 8' } as const
  expect((await client.call('createMemberCookie', { body: byCookie })).ok).toBe(true)
  expect((await client.call('createPasswordResetCode', { body: { email } })).ok).toBe(true)
  const mails = await until(
    () => server.database.read.selectFrom('mailbox_message').select('message').execute(),
    (sent) => sent.some(({ message }) => message.includes('/password-reset/')),
  )
  const resetCode = /password-reset\/(\w{16})\//.exec(JSON.stringify(mails))?.[1] ?? ''
  expect((await client.call('validatePasswordResetCode', { body: { resetCode } })).ok).toBe(true)
  const resetTo = { resetCode, password: 'A third walk to row 9' }
  expect((await client.call('resetPassword', { body: resetTo })).ok).toBe(true)
  const keys = await readSessionKeys(join(folder, 'halcyon'), null)
  const till = new Workstations({ database: server.database, keys, clock, ids: createSystemIds(clock) })
  const { code } = await till.add('Till 4', '1001')
  const { workstation } = await readBody(client.call('registerWorkstation', { body: { code } }))
  expect(workstation).toMatchObject({ name: 'Till 4', siteId: '1001' })
  const available = await readBody(client.call('checkEmailAvailability', { body: { email } }))
  expect(available.isAvailable).toBe(false)
  const credentials = { email: 'odile@postbox.example', password: 'A long walk to row 7' }
  const created = await readBody(
    client.call('createMember', { body: { credentials, acceptedTermsAndConditions: true } }),
  )
  expect(created).toMatchObject({ member: { email: credentials.email }, authenticationToken: null })
  const again = await grant({ grant_type: 'password', ...credentials })
  memberToken = again.access_token
  expect((await client.call('sendEmailVerification', {})).ok).toBe(true)
  const verifications = await until(
    () => server.database.read.selectFrom('mailbox_message').select('message').execute(),
    (sent) => sent.filter(({ message }) => message.includes('#verify=')).length > 1,
  )
  const codes = [...JSON.stringify(verifications).matchAll(/#verify=(\w{16})/g)].map(([, code = '']) => code)
  const verified = await Promise.all(
    [...new Set(codes)].map((code) => client.call('verifyEmail', { body: { code } })),
  )
  // The code that was mailed at sign-up was replaced.
  expect(verified.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect((await readBody(client.call('getCurrentMember', {}))).member.isEmailVerified).toBe(true)
  const deleted = await client.call('deleteCurrentMember', { body: { password: credentials.password } })
  expect(deleted.ok).toBe(true)
  memberToken = null
  const visitor = await client.call('getCurrentMember', {})
  expect(!visitor.ok && isCondition(visitor.failure, 'member-not-signed-in')).toBe(true)
})

it('gives an order that was completed as a visitor to the member with its verified address', async () => {
  const { id: orderId } = await server.database.read
    .selectFrom('sales_order')
    .select('id')
    .where('status', '=', 'Completed')
    .where('customer', 'like', '%claire@postbox.example%')
    .executeTakeFirstOrThrow()
  const members = createMembersService(client)
  const { member, authenticationToken } = await readBody(
    members.create({
      credentials: { email: 'Claire@PostBox.example', password: 'A long walk to row 7' },
      acceptedTermsAndConditions: true,
      authenticationType: 'Token',
    }),
  )
  memberToken = authenticationToken?.access_token ?? null
  expect(await readBody(members.orderClaim(orderId))).toEqual({ claim: 'EmailUnverified' })
  const refused = await members.claimOrder(orderId)
  expect(!refused.ok && isCondition(refused.failure, 'email-unverified')).toBe(true)
  await server.database.tx((trx) =>
    trx.updateTable('member').set({ email_verified_at: 1 }).where('id', '=', member.id).execute(),
  )
  expect(await readBody(members.orderClaim(orderId))).toEqual({ claim: 'Claimable' })
  expect((await members.claimOrder(orderId)).ok).toBe(true)
  expect(await readBody(members.orderClaim(orderId))).toEqual({ claim: 'Own' })
  const history = createMemberHistoryService(client)
  const visits = await readBody(history.currentVisits())
  expect(visits.orders.map(({ order }) => order.id)).toEqual([orderId])
  expect(visits.orders[0]?.relatedData.films).not.toEqual([])
  expect(await readBody(history.pastVisits(null))).toEqual({
    orders: [],
    totalCount: 0,
    nextPageCursor: null,
  })
  const active = await client.call('getActiveOrders', {})
  expect(active.ok).toBe(true)
  const year = new Date(clock.now()).getUTCFullYear()
  const { transactions } = await readBody(history.transactions(year, null))
  expect(transactions.map((transaction) => transaction.orderId)).toEqual([orderId])
  expect(await readBody(history.watchedFilms(year))).toMatchObject({ films: [], years: [year] })
  const noPicture = await history.watchedPicture(year)
  expect(!noPicture.ok && isCondition(noPicture.failure, 'not-found')).toBe(true)
  await server.database.tx((trx) =>
    trx
      .updateTable('showtime')
      .set({ ends_at: clock.now() - 1 })
      .where('id', '=', visits.orders[0]?.order.showtimes[0]?.showtimeId ?? '')
      .execute(),
  )
  const seen = await readBody(history.watchedFilms(year))
  expect(seen.showtimes).toHaveLength(1)
  expect(seen.relatedData.films.map(({ id }) => id)).toEqual([seen.films[0]?.filmId])
  const picture = await readBody(history.watchedPicture(year))
  expect(picture).toMatchObject({ mediaType: 'image/jpeg', width: 1_600 })
  // A JPEG begins so.
  expect(Buffer.from(picture.contents, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff')
  memberToken = null
})

it('registers a passkey, signs in by it, renames and removes it', async () => {
  const [email, password] = ['rosalind@postbox.example', 'A long walk to row 7']
  const created = await readBody(
    client.call('createMember', {
      body: {
        credentials: { email, password },
        acceptedTermsAndConditions: true,
        authenticationType: 'Token',
      },
    }),
  )
  memberToken = created.authenticationToken?.access_token ?? null
  await server.database.tx((trx) =>
    trx.updateTable('member').set({ email_verified_at: 1 }).where('id', '=', created.member.id).execute(),
  )
  const passkeys = createPasskeysService(client)
  const device = new SoftwareAuthenticator('http://localhost')
  const { options } = await readBody(passkeys.prepare(password))
  const { passkey } = await readBody(passkeys.create(device.register(options), 'My laptop'))
  const byToken = (await readBody(passkeys.prepareSignIn())).options
  const signedIn = await readBody(
    passkeys.createToken({ authentication: device.authenticate(byToken), remember: true }),
  )
  memberToken = signedIn.access_token
  const byCookie = (await readBody(passkeys.prepareSignIn())).options
  const cookie = await passkeys.createCookie({ authentication: device.authenticate(byCookie) })
  expect(cookie.ok).toBe(true)
  await readBody(passkeys.rename(passkey.id, 'My phone'))
  const named = (await readBody(passkeys.list())).passkeys
  expect(named).toMatchObject([{ id: passkey.id, name: 'My phone' }])
  expect((await passkeys.remove(passkey.id)).ok).toBe(true)
  expect((await readBody(passkeys.list())).passkeys).toEqual([])
  signedInToken = memberToken
  memberToken = null
})

it('adds a payment card in the provider’s fields, makes it the primary one, and removes it', async () => {
  memberToken = signedInToken
  const cards = createPaymentCardsService(client)
  const begun = await readBody(cards.createEmbedded({ webPaymentMethodId: 'ledgerline-card' }))
  await sendCard(
    (JSON.parse(begun.connectorParametersJson) as { frameUrl: string }).frameUrl,
    '4111111111111111',
  )
  const paymentCardId = begun.memberPaymentCardId
  expect(await readBody(cards.creation(paymentCardId))).toMatchObject({ status: 'Completed' })
  expect((await readBody(cards.card(paymentCardId))).card.isPrimary).toBe(true)
  expect((await cards.setPrimary(paymentCardId)).ok).toBe(true)
  expect((await readBody(cards.list())).cards).toHaveLength(1)
  expect((await cards.remove(paymentCardId)).ok).toBe(true)
  expect((await readBody(cards.list())).cards).toEqual([])
  memberToken = null
})

it('puts films on the member’s watchlist, takes them off, and stores whether they want notices', async () => {
  const [email, password] = ['rosalind@postbox.example', 'A long walk to row 7']
  const signedIn = await readBody(
    createMembersService(client).createToken({ grant_type: 'password', email, password }),
  )
  memberToken = signedIn.access_token
  const watchlist = createWatchlistService(client)
  const { films } = await readBody(createFilmsService(client).films())
  const [first, second] = films.map(({ id }) => id)
  if (first === undefined || second === undefined) throw new Error('two films')
  for (const filmId of [first, second, first]) expect((await watchlist.add(filmId)).ok).toBe(true)
  expect((await watchlist.remove(first)).ok).toBe(true)
  expect((await watchlist.setNotice(true)).ok).toBe(true)
  expect(readWatchlist(await readBody(watchlist.list()))).toMatchObject({
    films: [{ filmId: second }],
    isNoticeWanted: true,
  })
  const refused = await watchlist.add('nothing')
  expect(!refused.ok && isCondition(refused.failure, 'film-not-found')).toBe(true)
  memberToken = null
})

it('adds a code to a member’s own, lists and removes it, and declines one that is none', async () => {
  memberToken = signedInToken
  const own = createMemberCodesService(client)
  expect((await readBody(own.list())).ticketRedemptionCards).toEqual([])
  const declined = await own.add('NOTHING-0000', '0000')
  expect(!declined.ok && isCondition(declined.failure, 'redemption-card-declined')).toBe(true)
  const added = (await readBody(own.add('pa-ss', '0042'))).ticketRedemptionCard
  expect((await readBody(own.list())).ticketRedemptionCards).toMatchObject([{ id: added.id, type: 'Member' }])
  expect((await own.remove(added.id)).ok).toBe(true)
  memberToken = null
})

it('makes a copy of a member’s data, and lists it', async () => {
  memberToken = signedInToken
  const data = createMemberDataService(client)
  const { dataExport } = await readBody(data.request('A long walk to row 7'))
  const { dataExports } = await readBody(data.list())
  expect(dataExports.map(({ id }) => id)).toEqual([dataExport.id])
  memberToken = null
})
it('takes rewards for points, books with them, and before everybody', async () => {
  memberToken = signedInToken
  const members = createMembersService(client)
  expect((await members.setPersonalDetails({ birthDate: '1990-11-20' })).ok).toBe(true)
  const { member } = await readBody(client.call('getCurrentMember', {}))
  // The club that new members join.
  expect(member.clubMembership).toEqual({ clubId: 'circle', clubLevelId: 'circle' })
  const loyalty = createLoyaltyService(client)
  const poor = await loyalty.takeReward('preview')
  expect(!poor.ok && isCondition(poor.failure, 'reward-unavailable')).toBe(true)
  const dear = await loyalty.takeReward('recliner')
  expect(!dear.ok && isCondition(dear.failure, 'reward-unaffordable')).toBe(true)
  const ledger = new BalanceLedger({ database: server.database, clock, ids: createSystemIds(clock) })
  await ledger.earn({ memberId: member.id, units: 2_000, causeId: 'many films', expiresAt: null })
  for (const rewardId of ['birthday', 'preview']) await readBody(loyalty.takeReward(rewardId))
  expect(await ledger.readBalance(member.id)).toBe(1_400)

  const free = await findRewardShowtime('birthday')
  const orders = createOrdersService(client)
  const { order } = await readBody(orders.createStandard({ siteId: free.siteId }))
  const [seat = '', another = ''] = await freeSeats(free.id, 2)
  const tickets = [{ id: 't1', ticketTypeId: free.ticketTypeId }]
  const held = await readBody(orders.setShowtime(order.id, free.id, { seats: [seat], tickets }))
  expect(held.order).toMatchObject({ totalPrice: { valueIncludingTax: 0 } })
  expect(held.order.showtimes[0]?.tickets[0]).toMatchObject({ rewardId: 'birthday' })
  const bypassed = await orders.setShowtime(
    (await readBody(orders.createStandard({ siteId: free.siteId }))).order.id,
    free.id,
    { seats: [another], tickets },
  )
  expect(!bypassed.ok && isCondition(bypassed.failure, 'loyalty-required')).toBe(true)
  await readBody(orders.setCustomer(order.id, { email: 'noor@postbox.example' }))
  const completion = createCompletionService(client)
  await readBody(completion.start(order.id))
  await until(
    () => readBody(completion.completion(order.id)),
    ({ status }) => status === 'Completed',
  )
  const { rewards } = await readBody(loyalty.rewards())
  expect(rewards.filter(({ status }) => status === 'Held').map(({ rewardId }) => rewardId)).toEqual([
    'preview',
  ])

  const early = await findEarlyShowtime()
  const earlyOrder = (await readBody(orders.createStandard({ siteId: early.siteId }))).order.id
  const seats = await freeSeats(early.id, 2)
  const toTickets = (ids: string[]) => ids.map((id) => ({ id, ticketTypeId: early.ticketTypeId }))
  const tooMany = await orders.setShowtime(earlyOrder, early.id, { seats, tickets: toTickets(['a', 'b']) })
  expect(!tooMany.ok && isCondition(tooMany.failure, 'loyalty-required')).toBe(true)
  await readBody(
    orders.setShowtime(earlyOrder, early.id, { seats: seats.slice(0, 1), tickets: toTickets(['a']) }),
  )
  memberToken = null
  const visitors = (await readBody(orders.createStandard({ siteId: early.siteId }))).order.id
  const refused = await orders.setShowtime(visitors, early.id, {
    seats: seats.slice(1),
    tickets: toTickets(['c']),
  })
  expect(!refused.ok && isCondition(refused.failure, 'loyalty-required')).toBe(true)
})

/** A showtime with a price of standard seats that a reward opens, which visitors are not shown. */
async function findRewardShowtime(rewardId: string) {
  const { id, siteId } = await findShowtime()
  const { ticketPrices } = await readBody(createSalesService(client).ticketPrices(id))
  const price = ticketPrices.find((each) => each.rewardId === rewardId)
  expect(price).toMatchObject({
    restrictions: ['MemberReward'],
    isShownAsPreviewWhenRestricted: false,
    maximumTickets: 1,
  })
  return { id, siteId, ticketTypeId: price?.ticketTypeId ?? '' }
}

/** A showtime of a film that only holders of a reward can book yet. */
async function findEarlyShowtime() {
  const { filmAvailabilities } = await readBody(createFilmsService(client).availability())
  const film = filmAvailabilities.find(({ advanceBookingPeriods }) =>
    advanceBookingPeriods.some(({ startsAt, restriction }) => {
      return restriction === 'None' && Date.parse(startsAt) > clock.now()
    }),
  )
  expect(film?.advanceBookingPeriods).toMatchObject([
    { restriction: 'MemberReward', rewardId: 'preview' },
    { restriction: 'None', rewardId: null },
  ])
  const dates = await readBody(
    client.call('getFilmScreeningDates', { query: { filmIds: [film?.filmId ?? ''], siteIds: ['1001'] } }),
  )
  const businessDate = dates.filmScreeningDates[0]?.businessDate ?? ''
  const { showtimes } = await readBody(
    client.call('getShowtimesByBusinessDate', { params: { businessDate }, query: { siteIds: ['1001'] } }),
  )
  const showtime = showtimes.find(
    ({ filmId, isAllocatedSeating, areaCategories }) =>
      filmId === film?.filmId &&
      isAllocatedSeating &&
      areaCategories.some((area) => area.areaCategoryId === 'standard'),
  )
  if (!showtime) throw new Error('the seed has no such showing')
  return { id: showtime.id, siteId: showtime.siteId, ticketTypeId: await adultTicket(showtime.id) }
}

/**
 * No brand sends visitors to a provider's page, and this client has no cookie of a workstation:
 * `server/src/payments/redirect.test.ts`, `server/src/accounts/workstation-routes.test.ts` and
 * `server/src/preparation/preparation.test.ts` check these, `server/src/loyalty/reward-handovers.test.ts` those of rewards, `tests/e2e/counter.spec.ts` those of the counter's page.
 */
const unreachable: readonly OperationId[] = [
  'createRedirectPayment',
  'getCurrentRedirectPayment',
  'createCinemaProcessedPayment',
  'setCinemaProcessedPayment',
  'createWorkstationCookie',
  'startPreparation',
  'startItemDeliveriesPreparation',
  'startItemDeliveryPreparation',
  'setOrderCollected',
  'getOrdersInPreparation',
  'getCounterRewards',
  'handOverReward',
  'getWorkstation',
  'setWorkstation',
  'deleteWorkstation',
]

it('has checked every call of the contract', () => {
  const uncalled = (Object.keys(operations) as OperationId[]).filter(
    (id) => !checked.has(id) && !unreachable.includes(id),
  )
  if (uncalled.length > 0)
    throw new Error(
      `No test above calls ${uncalled.join(', ')}. A call with parameters, a query or a body is not made by itself: call its service in this file (docs/how-to/add-a-call.md).`,
    )
})
