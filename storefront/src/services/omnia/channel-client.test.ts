import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { channelPaths } from '@foyer/contract/channel/calls'
import { defaultHeaderNames, type HeaderNames } from '@foyer/contract/headers'
import { createChannelClient } from './channel-client.ts'

interface Reply {
  status?: number
  body?: string
  etag?: string
  /** No answer at all. */
  hangs?: boolean
}

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** A client and a server that gives the replies in turn, the last one over and over. */
async function createClient(
  replies: Reply[],
  timeout = 5_000,
  headerNames: HeaderNames = defaultHeaderNames,
) {
  const requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
  const server = createServer(({ method, url, headers }, response) => {
    requests.push({ method, url, headers })
    const {
      status = 200,
      body = '{}',
      etag,
      hangs,
    } = replies[Math.min(requests.length, replies.length) - 1] ?? {}
    if (hangs) return
    response.writeHead(status, { 'content-type': 'application/json', ...(etag ? { etag } : {}) })
    response.end(status === 304 ? undefined : body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return { client: createChannelClient({ fetch, origin, attempts: 3, timeout, headerNames }), requests }
}

const base = '/api/v1/sales-channels/web'

describe("the client of the sales channel's configuration", () => {
  it.each(channelPaths)('gets %s below the base, in JSON, with its parameter', async (path) => {
    const { client, requests } = await createClient([{}])
    const query = path === 'theme' ? { name: 'halcyon' } : { languageTag: 'pt-BR' }
    expect((await client.get(path, query as object)).ok).toBe(true)
    const question = path === 'theme' ? 'name=halcyon' : 'languageTag=pt-BR'
    expect(requests[0]).toMatchObject({ method: 'GET', url: `${base}/${path}?${question}` })
    expect(requests[0]?.headers.accept).toBe('application/json')
    expect(requests[0]?.headers).not.toHaveProperty('correlationid')
    expect(requests[0]?.headers).not.toHaveProperty('if-none-match')
  })

  it('sends no parameter that is not given, and the correlation id that is', async () => {
    const { client, requests } = await createClient([{}])
    await client.get('language-text', {}, { correlationId: 'OCC--abcdefg-1' })
    expect(requests[0]?.url).toBe(`${base}/language-text`)
    expect(requests[0]?.headers['correlationid']).toBe('OCC--abcdefg-1')
  })

  it('sends it in the header that the settings name', async () => {
    const renamed = { ...defaultHeaderNames, correlationId: 'X-Trace' }
    const { client, requests } = await createClient([{}], 5_000, renamed)
    await client.get('language-text', {}, { correlationId: 'OCC--abcdefg-1' })
    expect(requests[0]?.headers).toMatchObject({ 'x-trace': 'OCC--abcdefg-1' })
    expect(requests[0]?.headers).not.toHaveProperty('correlationid')
  })

  it('asks by the tag of the last answer and keeps that answer on 304', async () => {
    const body = '{"languageTag":"en","languageText":{"a.b":"C"}}'
    const { client, requests } = await createClient([
      { body, etag: '"one"' },
      { status: 304 },
      { body: '{}', etag: '"two"' },
      { status: 304 },
    ])
    const first = await client.get('language-text', {})
    const second = await client.get('language-text', {})
    expect(first).toMatchObject({ ok: true, value: { isUnchanged: false, etag: '"one"' } })
    expect(second).toMatchObject({
      ok: true,
      value: { isUnchanged: true, etag: '"one"', value: { languageText: { 'a.b': 'C' } } },
    })
    await client.get('language-text', {})
    await client.get('language-text', {})
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"one"',
      '"one"',
      '"two"',
    ])
  })

  it('keeps apart what was asked with another parameter', async () => {
    const { client, requests } = await createClient([{ etag: '"one"' }])
    await client.get('language-text', { languageTag: 'en' })
    await client.get('language-text', { languageTag: 'fr' })
    expect(requests[1]?.headers).not.toHaveProperty('if-none-match')
  })

  it('asks by a tag that it was told of', async () => {
    const { client, requests } = await createClient([{ status: 304 }])
    client.know('configuration', {}, { value: null, etag: '"page"' })
    expect(await client.get('configuration', {})).toMatchObject({ ok: true, value: { isUnchanged: true } })
    expect(requests[0]?.headers['if-none-match']).toBe('"page"')
  })

  it.each([502, 503, 504, 599])('tries three times in all on %i', async (status) => {
    const { client, requests } = await createClient([{ status }])
    expect(await client.get('feature', {}, { correlationId: 'c' })).toMatchObject({
      ok: false,
      failure: { kind: 'http', status, retryable: true },
    })
    expect(requests.map(({ headers }) => headers['correlationid'])).toEqual(['c', 'c', 'c'])
  })

  it('has its answer when the third try succeeds', async () => {
    const { client, requests } = await createClient([{ status: 503 }, { status: 599 }, { body: '{"a":1}' }])
    expect((await client.get('feature', {})).ok).toBe(true)
    expect(requests).toHaveLength(3)
  })

  it('tries three times when no answer comes in time', async () => {
    const { client, requests } = await createClient([{ hangs: true }], 50)
    expect(await client.get('feature', {})).toEqual({
      ok: false,
      failure: { kind: 'transport', reason: 'timeout', retryable: true },
    })
    expect(requests).toHaveLength(3)
  })

  it.each([400, 401, 404, 429, 500])('tries once on %i', async (status) => {
    const { client, requests } = await createClient([{ status }])
    expect(await client.get('theme', { name: 'x' })).toMatchObject({
      ok: false,
      failure: { kind: 'http', status },
    })
    expect(requests).toHaveLength(1)
  })

  it('tries once when the network is down', async () => {
    const client = createChannelClient({
      fetch,
      origin: 'http://127.0.0.1:1',
      attempts: 3,
      timeout: 5_000,
      headerNames: defaultHeaderNames,
    })
    expect(await client.get('feature', {})).toMatchObject({
      failure: { kind: 'transport', reason: 'network' },
    })
  })

  it.each(['', 'not json', '{"cut":', '[]', '"text"', 'null'])(
    'takes %j for a broken contract',
    async (body) => {
      const { client, requests } = await createClient([{ body, etag: '"bad"' }])
      expect(await client.get('configuration', {})).toMatchObject({
        ok: false,
        failure: { kind: 'contract', operation: 'configuration', retryable: false },
      })
      await client.get('configuration', {})
      expect(requests).toHaveLength(2)
      expect(requests[1]?.headers).not.toHaveProperty('if-none-match')
    },
  )

  it('ends when it is given up', async () => {
    const { client, requests } = await createClient([{ hangs: true }])
    const controller = new AbortController()
    const call = client.get('feature', {}, { signal: controller.signal })
    setTimeout(() => {
      controller.abort()
    }, 50)
    expect(await call).toMatchObject({ failure: { kind: 'transport', reason: 'aborted' } })
    expect(requests.length).toBeLessThanOrEqual(1)
  })
})
