#!/usr/bin/env node
/**
 * The list that every visitor requests: showtimes of a business day of forty films at five cinemas, compressed as
 * browsers accept it, as a 304 for its entity tag, and uncompressed. The floor is a bare `node:http` server that
 * answers the same bytes from memory to the same requests. The targets apply to what browsers request.
 *
 *   npm run bench:reads [-- --seconds 10 --connections 50]
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startServer } from '../gate/server.mjs'
import { growBrand } from './grown-brand.mjs'
import { caller, readChannel, machine, measure, report } from './load.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const target = { whole: 1_000, unchanged: 3_000 }

/** All of them have been running for weeks. */
const brandFolder = growBrand({ films: 40, offsets: [-30, -1] })
const server = await startServer({ port: 4780, root: brandFolder.root, env: { FOYER_RATE_LIMIT: 'off' } })
const { call, close } = caller(server.address, { connections })
machine()
const headers = await readChannel(call)
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
if (relatedData.films.length !== 40) throw new Error(`${relatedData.films.length} films are on`)
const packing = { 'accept-encoding': 'br' }
const packed = await get(path, packing)
console.log(
  `${showtimes.length} showtimes of 40 films at 5 sites, ${Math.round(answer.bytes.length / 1024)} KB, ${Math.round(packed.bytes.length / 1024)} KB packed`,
)

/** In a separate process, as the server is. */
const bare = `
  const [plain, packed] = ${JSON.stringify([answer, packed].map(({ bytes }) => bytes.toString('base64')))}.map((text) => Buffer.from(text, 'base64'))
  require('node:http').createServer((request, response) => {
    if (request.headers['if-none-match']) return response.writeHead(304).end()
    const isPacked = request.headers['accept-encoding'] === 'br'
    response.writeHead(200, { 'content-type': 'application/json', ...(isPacked && { 'content-encoding': 'br' }) })
    response.end(isPacked ? packed : plain)
  }).listen(4782, '127.0.0.1', () => console.log('ready'))`
const floorServer = spawn(process.execPath, ['-'], { stdio: ['pipe', 'pipe', 'inherit'] })
floorServer.stdin.end(bare)
await new Promise((resolve) => floorServer.stdout.once('data', resolve))
const floor = caller('http://127.0.0.1:4782', { connections })

const load = { lanes: connections, seconds }
/** Our server and the floor, one after the other. */
async function side(name, more, status) {
  const bottom = await measure(
    load,
    async () => (await floor.call('GET', '/', { headers: more })).status === status,
  )
  const ours = await measure(load, async () => (await get(path, more)).status === status)
  report(`floor, ${name}`, bottom)
  report(`showtimes, ${name}`, ours, bottom.rate)
  return ours
}
const whole = await side('packed', packing, 200)
const tag = await side('304', { ...packing, 'if-none-match': packed.headers.etag }, 304)
await side('unpacked', {}, 200)

floor.close()
floorServer.kill()
close()
await server.stop()
brandFolder.remove()
process.exitCode = whole.rate >= target.whole && tag.rate >= target.unchanged ? 0 : 1
