#!/usr/bin/env node
/**
 * Durable seat holds through the whole interface: each lane has an order and moves it from one seat to the next, so
 * that every call releases a seat and takes another in one transaction that is on disk before it is answered. Every
 * call has an idempotency key, as the storefront's have, and limits of holds are on; every lane is another client.
 *
 * A run that misses its target is followed by four seconds that say where the server's time goes.
 *
 * With `--rivals`, that many lanes share their seats: a seat that is taken is not a failure, and is counted separately.
 *
 *   npm run bench:holds [-- --seconds 10 --connections 100 --rivals 1 --database postgres://…]
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startServer } from '../gate/server.mjs'
import { measureFloor } from './floor.mjs'
import { caller, describeAnswer, Failures, readChannel, machine, measure, report } from './load.mjs'
import { freeSeats } from './free-seats.mjs'
import { costEnvironment, reportCost, startCost } from './server-cost.mjs'
import { inspectable, profileDuring, reportWhere } from './where-time-goes.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '100' },
    rivals: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
})
const { database } = values
const lanes = Number(values.connections)
const target = { rate: 2_500, ofFloor: 0.6, p99: 150 }

machine()
const floor = measureFloor(database)
const server = await startServer({
  port: 4780,
  env: {
    ...costEnvironment,
    NODE_OPTIONS: inspectable,
    // Lanes are separate clients by their forwarded address.
    FOYER_TRUST_PROXY: '1',
    FOYER_PUBLIC_ORIGIN: 'http://127.0.0.1:4780',
    ...(database && { DATABASE_URL: database }),
  },
})
const { call, close } = caller(server.address, { connections: lanes })
const controls = caller(server.address, { connections: 1 })
let calls = 0
/** Another address for each call, as calls are limited by address; an order's client is the one that created it. */
const from = () => `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`
const ask = (method, path, options = {}) =>
  call(method, path, { ...options, headers: { ...options.headers, 'x-forwarded-for': from() } })
const headers = await readChannel(ask)
const pool = await freeSeats(ask, headers, { seatsEach: 2, count: Math.ceil(lanes / Number(values.rivals)) })
const failures = new Failures()
const write = async (method, path, body) => {
  const answer = await ask(method, path, { headers: { ...headers, 'idempotency-key': randomUUID() }, body })
  const isBeaten = values.rivals !== '1' && /"errorCode":10000\b/.test(answer.text)
  if (answer.status >= 300 && !isBeaten) failures.add(describeAnswer(answer))
  return { ...answer, isBeaten }
}
const orders = await Promise.all(
  Array.from({ length: lanes }, async (_, lane) => {
    const { siteId } = pool[lane % pool.length]
    const created = await write('POST', '/ocapi/v1/orders/standard/booking', { siteId })
    return JSON.parse(created.bytes.toString()).order.id
  }),
)
const turns = new Array(lanes).fill(0)
let beaten = 0
let cost
const hold = async (lane) => {
  const { showtimeId, seatIds, ticketTypeId } = pool[lane % pool.length]
  const seat = seatIds[turns[lane]++ % seatIds.length]
  const answer = await write('PUT', `/ocapi/v1/orders/${orders[lane]}/showtimes/${showtimeId}`, {
    seats: [seat],
    tickets: [{ id: randomUUID(), ticketTypeId }],
  })
  if (answer.isBeaten) beaten += 1
  return answer.status === 200 || answer.isBeaten
}
const holds = await measure({ lanes, seconds: Number(values.seconds) }, hold, () => {
  cost = startCost({ server, call: controls.call, database })
})
report('holds', holds, floor)
if (beaten > 0) console.log(`${beaten} of ${holds.count} found their seat taken`)
reportCost('hold', await (await cost)(holds.count))
const isRateMet = database
  ? floor === null || holds.rate >= target.ofFloor * floor
  : holds.rate >= target.rate
const isFast = isRateMet && holds.p99 <= target.p99
if (!isFast) {
  let profiled
  const profile = await profileDuring(server, async () => {
    profiled = await measure({ lanes, seconds: 4, warmUp: 0 }, hold)
  })
  reportWhere('hold', profile, profiled.count)
}
failures.report()
close()
controls.close()
await server.stop()
process.exitCode = isFast && failures.sum === 0 ? 0 : 1
