#!/usr/bin/env node
/**
 * Whole purchases: an order, a hold, a customer, a card sent to the provider, the completion, the ticket. Every
 * purchase takes a seat for good. The floor is SQLite alone with a commit a row, in the same run; a purchase is about
 * a dozen of them.
 *
 * Memory is judged with the engine held as README.md says of small machines: what is alive is some 60 MB after 6,000
 * purchases, but without a limit the engine collects late, and takes 430 MB in 10 s of this load.
 *
 *   npm run bench:purchases [-- --seconds 10 --connections 50 --most 8000 --roomy]
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startServer } from '../gate/server.mjs'
import { durableFloor } from './durable-floor.mjs'
import { freeSeats } from './free-seats.mjs'
import { caller, readChannel, machine, measure, report } from './load.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    most: { type: 'string', default: '8000' },
    // Leaves memory to the engine.
    roomy: { type: 'boolean', default: false },
  },
})
const lanes = Number(values.connections)
const smallMachine = '--max-semi-space-size=8 --max-old-space-size=192'
const target = { rate: 350, megabytes: 300 }
const card = { number: '4111111111111111', expiry: '12 / 39', securityCode: '123', name: 'Ines Marchetti' }

const server = await startServer({
  port: 4780,
  env: {
    FOYER_RATE_LIMIT: 'off',
    ...(!values.roomy && { NODE_OPTIONS: smallMachine }),
  },
})
const shop = caller(server.address, { connections: lanes })
const provider = caller('http://127.0.0.1:4781', { connections: lanes })
machine()
const headers = await readChannel(shop.call)
const floor = durableFloor()
const seats = await freeSeats(shop.call, headers, { seatsEach: 1, count: Number(values.most) })

const ask = async (method, path, body) => {
  const answer = await shop.call(method, `/ocapi/v1/${path}`, { headers, body })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return answer.text ? JSON.parse(answer.text) : null
}
const faults = new Map()
let next = 0
async function purchase() {
  const place = seats[next++]
  if (!place) throw new Error('out of seats')
  const { siteId, showtimeId, ticketTypeId, seatIds } = place
  const { order } = await ask('POST', 'orders/standard/booking', { siteId })
  await ask('PUT', `orders/${order.id}/showtimes/${showtimeId}`, {
    seats: seatIds,
    tickets: [{ id: randomUUID(), ticketTypeId }],
  })
  await ask('PUT', `orders/${order.id}/customer`, {
    name: { givenName: 'Ines', familyName: 'Marchetti' },
    email: 'ines@postbox.example',
  })
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
    const { status } = await ask('GET', `orders/${order.id}/completion`)
    if (status === 'Completed') return true
    if (status === 'Failed') throw new Error('failed')
  }
}
const bought = await measure({ lanes, seconds: Number(values.seconds) }, () =>
  purchase().catch((error) => {
    const cause = error.message.replaceAll(/orders\/[\w-]+/g, 'orders/…').slice(0, 300)
    faults.set(cause, (faults.get(cause) ?? 0) + 1)
    return false
  }),
)
const resident = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]
const megabytes = Number(resident) / 1024
console.log(`floor: ${Math.round(floor)} commits/s, one at a time`)
report('purchases', bought, floor)
console.log(
  `memory at its highest: ${Math.round(megabytes)} MB, ${values.roomy ? 'left to the engine' : smallMachine}`,
)
const lost = [...faults.values()].reduce((sum, count) => sum + count, 0)
if (lost > 0) {
  // Those of the warm-up too: a purchase that fails is a fault, not a slower run.
  console.error(`\nFAILED: ${lost} purchases did not go through:`)
  for (const [message, count] of faults) console.error(`  ${count} × ${message}`)
}
shop.close()
provider.close()
await server.stop()
process.exitCode = bought.rate >= target.rate && lost === 0 && megabytes <= target.megabytes ? 0 : 1
