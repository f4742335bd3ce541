#!/usr/bin/env node
/**
 * Whole purchases: an order, a hold, a customer, a card sent to the provider, the completion, the ticket. Every
 * purchase takes its seat permanently, and every write has an idempotency key, as the storefront's have. The floor is
 * the database alone, in the same run; a purchase is about a dozen of its commits.
 *
 * Memory is measured with the engine limited as README.md recommends for small machines: some 60 MB are live after
 * 6,000 purchases, but without a limit the engine collects garbage late, and takes 430 MB in 10 s of this load.
 *
 * A run below the target is followed by four seconds that say where the server's time goes.
 *
 * With --mixed each order has two tickets, of which a voucher pays one, and a gift card and a card pay the other: no
 * target, a figure to compare.
 *
 * With --items tickets alone are measured first and then, in the same run, orders that have food with modifiers and
 * counted stock besides: no target, the ratio is the figure.
 *
 *   npm run bench:purchases [-- --mixed --items --seconds 10 --connections 50 --most 8000 --roomy --database postgres://…]
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startServer } from '../gate/server.mjs'
import { countGoods, goods } from './counted-goods.mjs'
import { measureFloor } from './floor.mjs'
import { freeSeats } from './free-seats.mjs'
import { caller, describeAnswer, Failures, readChannel, machine, measure, report } from './load.mjs'
import { makeCodes } from './make-codes.mjs'
import { costEnvironment, reportCost, startCost } from './server-cost.mjs'
import { inspectable, profileDuring, reportWhere } from './where-time-goes.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    most: { type: 'string', default: '8000' },
    // Does not limit the engine's memory.
    roomy: { type: 'boolean', default: false },
    database: { type: 'string' },
    mixed: { type: 'boolean', default: false },
    items: { type: 'boolean', default: false },
  },
})
const { database } = values
const lanes = Number(values.connections)
const smallMachine = '--max-semi-space-size=8 --max-old-space-size=192'
const target = { rate: 350, megabytes: 300 }
const card = { number: '4111111111111111', expiry: '12 / 39', securityCode: '123', name: 'Ines Marchetti' }

machine()
const floor = measureFloor(database)
const server = await startServer({
  port: 4780,
  env: {
    ...costEnvironment,
    ...(database && { DATABASE_URL: database }),
    FOYER_RATE_LIMIT: 'off',
    NODE_OPTIONS: values.roomy ? inspectable : `${inspectable} ${smallMachine}`,
  },
})
const shop = caller(server.address, { connections: lanes })
const provider = caller('http://127.0.0.1:4781', { connections: lanes })
const controls = caller(server.address, { connections: 1 })
const headers = await readChannel(shop.call)
const seats = await freeSeats(shop.call, headers, {
  seatsEach: values.mixed ? 2 : 1,
  count: Number(values.most),
})
/** A code for each mixed order; none otherwise. */
const makeForEach = (...flags) =>
  values.mixed ? makeCodes({ ...server, database }, [...flags, '--count', String(seats.length)]) : []
if (values.items) countGoods({ ...server, database }, new Set(seats.map(({ siteId }) => siteId)))
const vouchers = makeForEach('voucher', '--waive-fee')
const giftCards = makeForEach('gift-card', '--amount', '3.00')

const failures = new Failures()
let polls = 0
const ask = async (method, path, body) => {
  const isWrite = method !== 'GET'
  const answer = await shop.call(method, `/ocapi/v1/${path}`, {
    headers: { ...headers, ...(isWrite && { 'idempotency-key': randomUUID() }) },
    body,
  })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${describeAnswer(answer)}`)
  return answer.text ? JSON.parse(answer.text) : null
}
let hasGoods = false
let next = 0
async function purchase() {
  const index = next++
  const place = seats[index]
  if (!place) throw new Error('out of seats')
  const { siteId, showtimeId, ticketTypeId, seatIds } = place
  const { order } = await ask('POST', 'orders/standard/booking', { siteId })
  const setTickets = (first) =>
    ask('PUT', `orders/${order.id}/showtimes/${showtimeId}`, {
      seats: seatIds,
      tickets: seatIds.map((_, at) => ({ id: `t${at}`, ticketTypeId, ...(at === 0 && first) })),
    })
  await setTickets({})
  const [barcode, cardNumber] = [vouchers[index], giftCards[index]]
  if (barcode) {
    const { voucher } = await ask('POST', `orders/${order.id}/vouchers`, {
      type: 'Ticket',
      credentials: { barcode },
    })
    await setTickets({ voucherId: voucher.id })
  }
  if (hasGoods) await ask('PUT', `orders/${order.id}/items`, goods)
  await ask('PUT', `orders/${order.id}/customer`, {
    name: { givenName: 'Ines', familyName: 'Marchetti' },
    email: 'ines@postbox.example',
  })
  if (cardNumber) await ask('POST', `orders/${order.id}/payments/gift-cards`, { cardNumber })
  const { connectorParametersJson } = await ask('POST', `orders/${order.id}/payments/embedded`, {
    webPaymentMethodId: 'ledgerline-card',
    languageTag: 'en',
  })
  const { frameUrl, origin } = JSON.parse(connectorParametersJson)
  const { search } = new URL(frameUrl)
  await provider.call('POST', `/charge${search}`, {
    headers: { origin, host: new URL(origin).host },
    body: card,
  })
  for (;;) {
    polls += 1
    const { status } = await ask('GET', `orders/${order.id}/completion`)
    if (status === 'Completed') return true
    if (status === 'Failed') throw new Error('failed')
  }
}
let cost
const buy = () =>
  purchase().catch((error) => {
    failures.add(error.message.replaceAll(/orders\/[\w-]+/g, 'orders/…').slice(0, 300))
    return false
  })
const seconds = Number(values.seconds)
const alone = values.items ? await measure({ lanes, seconds }, buy) : null
hasGoods = values.items
const bought = await measure({ lanes, seconds }, buy, () => {
  polls = 0
  cost = startCost({ server, call: controls.call, database })
})
const resident = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]
const megabytes = Number(resident) / 1024
const subject = `${values.mixed ? 'mixed ' : ''}purchases`
if (alone) {
  report(`${subject}, tickets alone`, alone, floor)
  report(`${subject} with items`, bought, floor)
  console.log(`ratio with items to tickets alone: ${(bought.rate / alone.rate).toFixed(2)}`)
} else report(subject, bought, floor)
reportCost('purchase', await (await cost)(bought.count))
console.log(`${(polls / bought.count).toFixed(1)} polls a purchase`)
console.log(
  `memory at its highest: ${Math.round(megabytes)} MB, ${values.roomy ? 'left to the engine' : smallMachine}`,
)
const isFast = (alone ?? bought).rate >= target.rate
if (!isFast) {
  let profiled
  const profile = await profileDuring(server, async () => {
    profiled = await measure({ lanes, seconds: 4, warmUp: 0 }, buy)
  })
  reportWhere('purchase', profile, profiled.count)
}
// Failures of the warm-up count too: a purchase that fails is an error, not a slow run.
failures.report()
shop.close()
provider.close()
controls.close()
await server.stop()
process.exitCode =
  (database || values.mixed || values.items || isFast) && failures.sum === 0 && megabytes <= target.megabytes
    ? 0
    : 1
