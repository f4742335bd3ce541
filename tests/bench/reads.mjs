#!/usr/bin/env node
/**
 * The listing that every visitor asks for: showtimes of a business day at five cinemas, whole and as a 304 on its tag.
 * The floor is a bare `node:http` server that answers the same bytes from memory, asked in the same way.
 *
 *   npm run bench:reads [-- --seconds 10 --connections 50]
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startServer } from '../gate/server.mjs'
import { caller, channelOf, machine, measure, report } from './load.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const target = { whole: 1_000, unchanged: 3_000 }

const server = await startServer({ port: 4780, env: { FOYER_RATE_LIMIT: 'off' } })
const { call, close } = caller(server.address, { connections })
machine()
const headers = await channelOf(call)
const get = async (path, more = {}) => call('GET', `/ocapi/v1/${path}`, { headers: { ...headers, ...more } })
const { sites } = JSON.parse((await get('sites')).text)
const five = sites
  .slice(0, 5)
  .map(({ id }) => `siteIds=${id}`)
  .join('&')
const days = JSON.parse((await get(`film-screening-dates?${five}`)).text).filmScreeningDates
const path = `showtimes/by-business-date/${days[1].businessDate}?${five}`
const answer = await get(path)
const { showtimes, relatedData } = JSON.parse(answer.text)
console.log(
  `${showtimes.length} showtimes of ${relatedData.films.length} films at 5 sites, ${Math.round(answer.text.length / 1024)} KB`,
)

/** In a process of its own, as the server is. */
const bare = `
  const body = ${JSON.stringify(answer.text)}
  require('node:http').createServer((request, response) => {
    if (request.headers['if-none-match']) return response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }).listen(4782, '127.0.0.1', () => console.log('ready'))`
const floorServer = spawn(process.execPath, ['-'], { stdio: ['pipe', 'pipe', 'inherit'] })
floorServer.stdin.end(bare)
await new Promise((resolve) => floorServer.stdout.once('data', resolve))
const floor = caller('http://127.0.0.1:4782', { connections })

const load = { lanes: connections, seconds }
const unchanged = { 'if-none-match': answer.headers.etag }
const floorWhole = await measure(load, async () => (await floor.call('GET', '/')).status === 200)
const whole = await measure(load, async () => (await get(path)).status === 200)
const floorTag = await measure(
  load,
  async () => (await floor.call('GET', '/', { headers: unchanged })).status === 304,
)
const tag = await measure(load, async () => (await get(path, unchanged)).status === 304)
report('floor, whole', floorWhole)
report('showtimes, whole', whole, floorWhole.rate)
report('floor, 304', floorTag)
report('showtimes, 304', tag, floorTag.rate)

floor.close()
floorServer.kill()
close()
await server.stop()
process.exitCode = whole.rate >= target.whole && tag.rate >= target.unchanged ? 0 : 1
