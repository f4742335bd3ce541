#!/usr/bin/env node
/**
 * Durable seat holds through the whole interface: each lane has an order and puts it on one seat after the other, so
 * that every call frees a seat and takes another in one transaction that is on the disk before it is answered.
 * The floor is SQLite alone with a commit a row, in the same run.
 *
 *   npm run bench:holds [-- --seconds 10 --connections 100]
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startServer } from '../gate/server.mjs'
import { durableFloor } from './durable-floor.mjs'
import { caller, readChannel, machine, measure, report } from './load.mjs'
import { freeSeats } from './free-seats.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '100' },
  },
})
const lanes = Number(values.connections)
const target = { rate: 2_000, p99: 150 }

const server = await startServer({ port: 4780, env: { FOYER_RATE_LIMIT: 'off' } })
const { call, close } = caller(server.address, { connections: lanes })
machine()
const headers = await readChannel(call)
const floor = durableFloor()
const pool = await freeSeats(call, headers, { seatsEach: 2, count: lanes })
const orders = await Promise.all(
  pool.map(async ({ siteId }) => {
    const created = await call('POST', '/ocapi/v1/orders/standard/booking', { headers, body: { siteId } })
    return JSON.parse(created.text).order.id
  }),
)
const turns = new Array(lanes).fill(0)
const holds = await measure({ lanes, seconds: Number(values.seconds) }, async (lane) => {
  const { showtimeId, seatIds, ticketTypeId } = pool[lane]
  const seat = seatIds[turns[lane]++ % seatIds.length]
  const answer = await call('PUT', `/ocapi/v1/orders/${orders[lane]}/showtimes/${showtimeId}`, {
    headers,
    body: { seats: [seat], tickets: [{ id: randomUUID(), ticketTypeId }] },
  })
  return answer.status === 200
})
console.log(`floor: ${Math.round(floor)} commits/s, one at a time`)
report('holds', holds, floor)
close()
await server.stop()
process.exitCode = holds.rate >= target.rate && holds.p99 <= target.p99 && holds.failures === 0 ? 0 : 1
