import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chainAt, type ChainAnswer } from './chain.ts'
import { plain, type Body } from './records.ts'

/** The chain's ordering server: another make than ours, on a separate port, with its sales in memory. */
export interface ChainServer {
  /** Scheme, host and port. */
  readonly address: string
  /** Requested paths, with methods, that this server does not know. */
  readonly unknown: readonly string[]
  stop: () => Promise<void>
}

const holdMinutes = 8
const minute = 60_000

/** @param token of the channel: calls without it are refused */
export async function startChainServer(token: string): Promise<ChainServer> {
  const chain = chainAt(Date.now())
  const orders = new Map<string, Body>()
  const unknown: string[] = []

  const createOrder = (id: string, showtimes: Body[]): Body => ({
    id,
    type: 'Standard',
    status: 'InProgress',
    expiresAt: new Date(Date.now() + holdMinutes * minute).toISOString(),
    totalPrice: { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 },
    originalPrice: { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 },
    booking: null,
    transaction: null,
    vouchers: [],
    deals: [],
    payments: [],
    showtimes,
    items: [],
  })

  function write(method: string, path: string, sent: Body): ChainAnswer {
    const [first, id = '', third, showtimeId = ''] = path.split('/').map(decodeURIComponent)
    if (method === 'POST' && path === 'orders/standard/booking') {
      const order = createOrder(randomUUID(), [])
      orders.set(plain(order['id']), order)
      return { status: 200, body: { order } }
    }
    const known = orders.get(id)
    if (first !== 'orders' || !known) return { status: 404, body: { status: 404, title: 'Not Found' } }
    if (method === 'DELETE') {
      orders.delete(id)
      return { status: 204, body: null }
    }
    if (method === 'PUT' && third === 'customer') return { status: 204, body: null }
    if (method === 'PUT' && third === 'showtimes') {
      const tickets = (sent['tickets'] as Body[]).map((ticket) => ({ ...ticket, type: 'Ticket' }))
      const order = createOrder(id, [{ showtimeId, tickets }])
      orders.set(id, order)
      return { status: 200, body: { order } }
    }
    return { status: 200, body: { order: known } }
  }

  async function answer(request: IncomingMessage): Promise<ChainAnswer> {
    const { method = 'GET', headers, url = '/' } = request
    if (headers.authorization !== `Bearer ${token}`)
      return { status: 401, body: { status: 401, title: 'Unauthorized' } }
    const { pathname, searchParams } = new URL(url, 'http://chain.example')
    const path = pathname.replace(/^\/ocapi\/v1\//, '')
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const isOfAnOrder = path.startsWith('orders/')
    const answered =
      isOfAnOrder && !path.endsWith('/seat-availability')
        ? write(method, path, text ? (JSON.parse(text) as Body) : {})
        : isOfAnOrder
          ? chain.answer(path.split('/').slice(2).join('/'), searchParams)
          : chain.answer(path, searchParams)
    if (answered.status === 404) unknown.push(`${method} ${path}`)
    return answered
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Its clients have other origins.
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, {
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
        })
        .end()
      return
    }
    const { status, body } = await answer(request)
    if (body === null) response.writeHead(status).end()
    else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    unknown,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
