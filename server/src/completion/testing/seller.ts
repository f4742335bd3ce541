/**
 * A box office in its own process, made to be killed: sells one seat after another in the given database and prints, a
 * line each, what was acknowledged to a visitor.
 * Usage: node seller.ts <database file> <fault> [mixed | member]
 * With `mixed` a gift card pays a part of each order; with `member` a member buys, who earns points.
 */
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import fastify from 'fastify'
import { samplePoints } from '../../balances/testing/sample-rules.ts'
import { visitor, type Caller } from '../../domain/caller.ts'
import { systemClock } from '../../domain/clock.ts'
import { openDatabase } from '../../database/open-database.ts'
import { createSystemIds } from '../../domain/ids.ts'
import { toMailRow } from '../../mail/outbox.ts'
import { createOrderServices } from '../../app/order-services.ts'
import { createOrderStore } from '../../order-store/order-store.ts'
import { runOrderWrite, type OrderWrite } from '../../order-store/order-writes.ts'
import { defaultOrderSettings } from '../../orders/settings.ts'
import { createTestProvider } from '../../../test-provider/provider.ts'
import type { PaymentProvider } from '../../domain/payment-provider.ts'
import { cardPart, giftCardBalance, sellerMember } from './seller-sums.ts'
import { endlessCinema, endlessShowtime, endlessSite } from './endless-cinema.ts'

/** Where the process kills itself, as a power cut would; `none` leaves that to the parent. */
type FaultPoint =
  | 'none'
  | 'seats sold, shop has not answered'
  | 'before the capture'
  | 'after the capture'
  | 'during the last step'

const [file = '', fault = 'none', way = 'card'] = process.argv.slice(2)
const isMixed = way === 'mixed'
const caller: Caller =
  way === 'member' ? { kind: 'member', memberId: sellerMember, rewardIds: [], subscriptionIds: [] } : visitor
const giftCard = 'KILLEDGIFTCARD'
const origin = 'http://pay.example'
/** Number of sales before the fault. */
const salesBeforeFault = 2
let sales = 0

function strike(point: FaultPoint): void {
  if (fault === point && sales >= salesBeforeFault) process.kill(process.pid, 'SIGKILL')
}

/** Written in one call, so that a killed process leaves whole lines. */
function say(step: string, orderId: string): void {
  writeSync(1, `${step} ${orderId}\n`)
}

const database = await openDatabase({ file })
const clock = systemClock
const { log } = fastify({ logger: false })
const noticeSecret = 'between shop and provider'
const provider = createTestProvider({ database, clock, log, origin, noticeSecret })
const port: PaymentProvider = {
  ...provider.port,
  capture: async (reference) => {
    strike('before the capture')
    const result = await provider.port.capture(reference)
    strike('after the capture')
    // The last step begins in this turn of the event loop; kill the process while its commit may be in progress.
    setImmediate(() => strike('during the last step'))
    return result
  },
}
const ids = createSystemIds(clock)
const store = createOrderStore(database)
const services = createOrderServices({
  database,
  store,
  clock,
  ids,
  catalogue: endlessCinema,
  settings: { ...defaultOrderSettings, balances: samplePoints },
  findEarningMember: () => Promise.resolve({ clubId: null }),
  log,
  provider: port,
  noticeSecret,
  limits: { isOn: false },
  challengeKey: new Uint8Array(32),
  codesKey: [new Uint8Array(32)],
  confirmations: {
    getSteps: (order, now) => {
      const mail = { id: ids.uuid(), dedupe: `tickets:${order.id}`, kind: 'tickets', languageTag: 'en', now }
      return [
        { kind: 'outbox.add', mail: toMailRow({ ...mail, recipient: 'ines@postbox.example', data: {} }) },
      ]
    },
    written: () => undefined,
  },
})
provider.connect(async (notice) => {
  const answer = await services.payments.receive(notice)
  if (notice.body.includes('"authorised"')) strike('seats sold, shop has not answered')
  return answer
})
if (isMixed && (await services.codes.find('GiftCard', giftCard, null)) === null)
  await services.codes.insertBatch({
    id: 'seller',
    name: 'seller',
    rules: { kind: 'GiftCard' },
    codes: [{ code: giftCard, pin: null }],
    capacity: giftCardBalance,
    expiresAt: null,
    now: clock.now(),
    isSealed: false,
  })
await services.start()
await provider.start()
// A killed process writes no cache; the next one starts faster with it.
flushCompileCache()
say('ready', '-')

async function write<T>(change: OrderWrite<T>): Promise<T> {
  const outcome = await runOrderWrite(store, change)
  if (outcome.kind !== 'written') throw new Error('no key was given')
  return outcome.answer
}

async function sell(seatId: string): Promise<void> {
  const { creation, orders, holds, giftCards, payments } = services
  const { order } = await write(
    await creation.createStandard({ siteId: endlessSite }, { caller, client: 'seller' }),
  )
  const tickets = [{ id: 'ticket', ticketTypeId: 'adult' }]
  await write(await holds.setShowtime(order.id, endlessShowtime, { seats: [seatId], tickets }))
  say('held', order.id)
  await write(orders.setCustomer(order.id, { email: 'ines@postbox.example' }))
  const method = { webPaymentMethodId: port.methodId }
  const gift = { cardNumber: giftCard, value: cardPart / 100 }
  if (isMixed) await write(giftCards.addPayment(order.id, gift, { address: 'seller', caller }))
  const payment = await write(
    payments.createEmbedded(order.id, method, { shopOrigin: 'http://shop.example', caller }),
  )
  const { frameUrl } = JSON.parse(payment.connectorParametersJson) as { frameUrl: string }
  await provider.app.inject({
    method: 'POST',
    url: '/charge',
    query: { session: new URL(frameUrl).searchParams.get('session') ?? '' },
    headers: { origin },
    payload: { number: '4111111111111111', expiry: '04/49', securityCode: '123', name: 'Ines Marchetti' },
  })
  if ((await payments.current(order.id, caller)).embeddedPayment.status === 'Completed') say('paid', order.id)
  await services.completion.idle()
  if ((await services.completion.get(order.id)).status === 'Completed') say('completed', order.id)
}

for (;;) {
  const rows = await database.read.selectFrom('seat_claim').select('seat_id').execute()
  const taken = new Set(rows.map((row) => row.seat_id))
  let seat = 1
  while (taken.has(`1_1_${seat}`)) seat += 1
  await sell(`1_1_${seat}`)
  sales += 1
}
