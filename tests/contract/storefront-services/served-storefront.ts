import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Compile } from 'typebox/compile'
import { defaultHeaderNames } from '@foyer/contract/headers'
import { operationMetadata } from '@foyer/contract/operation-metadata'
import { operations, type Operation, type OperationId } from '@foyer/contract/operations'
import type { Exchange } from '@foyer/contract/render/boundary'
import { buildServer, type FoyerServer } from '../../../server/src/app/build-app.ts'
import { createAdjustableClock, createFixedClock } from '../../../server/src/domain/clock.ts'
import { parseSettings } from '../../../server/src/config/settings.ts'
import { openLog } from '../../../server/src/http/logging.ts'
import { encodeBody } from '../../../storefront/src/services/http/call-headers.ts'
import { createAxiosClient } from '../../../storefront/src/services/http/axios-client.ts'
import type { ApiClient } from '../../../storefront/src/services/http/api-client.ts'
import { createExchangeAdapter } from '../../../storefront/src/services/http/exchange-adapter.ts'

const root = resolve(__dirname, '..', '..', '..')

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

/** The storefront's client and the real server, in one process; every answer is checked against its schema. */
export class ServedStorefront {
  readonly folder = mkdtempSync(join(tmpdir(), 'foyer-contract-'))
  readonly clock = createAdjustableClock(createFixedClock(Date.parse('2026-11-21T12:00:00Z')))
  /** Operations that have been called, each with an answer of its schema. */
  readonly checked = new Set<OperationId>()
  /** The token of who is signed in; null while nobody is. */
  memberToken: string | null = null
  /** That of the member who has signed in by a passkey. */
  signedInToken: string | null = null
  #server: FoyerServer | null = null
  #client: ApiClient | null = null
  #authToken = ''
  /** The cookie to which challenges of passkeys are bound, as a browser keeps it. */
  #passkeyCookie = ''

  get server(): FoyerServer {
    if (!this.#server) throw new Error('the server has not been started')
    return this.#server
  }

  get client(): ApiClient {
    if (!this.#client) throw new Error('the server has not been started')
    return this.#client
  }

  async start(): Promise<void> {
    const settings = parseSettings(
      { NODE_ENV: 'test', FOYER_DATA: this.folder, PORT: '0', FOYER_PAY_PORT: '0' },
      root,
    )
    this.#server = await buildServer({ settings, clock: this.clock, log: openLog('silent') })
    const initial = await this.server.app.inject('/api/omnia/v1/initialData')
    const { api, errorNumbering } = initial.json<{
      api: { apiUrl: string; authToken: string; regionCode: string; tenantId: string }
      errorNumbering: 1 | 2
    }>()
    this.#authToken = api.authToken
    this.#client = createAxiosClient({
      access: () => ({ ...api, apiUrl: '' }),
      member: async () => ({ getToken: async () => this.memberToken, renew: async () => false }),
      identity: () => ({ userId: '', sessionId: 'abcdefg' }),
      headerNames: defaultHeaderNames,
      numbering: errorNumbering,
      random: (length) => randomUUID().replaceAll('-', '').slice(0, length),
      attempts: 1,
      timeout: 30_000,
      adapter: createExchangeAdapter((request) => this.#exchange(request)),
    })
  }

  async stop(): Promise<void> {
    await this.server.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #exchange({ method, url, headers, body }: Parameters<Exchange>[0]): ReturnType<Exchange> {
    const answer = await this.server.app.inject({
      method: method as 'GET',
      url,
      headers: this.#passkeyCookie === '' ? headers : { ...headers, cookie: this.#passkeyCookie },
      ...(body === undefined ? {} : { payload: body }),
    })
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    this.#passkeyCookie =
      cookies.find((each) => each.includes('foyer-passkey='))?.split(';')[0] ?? this.#passkeyCookie
    const operation = findOperation(method, url.split('?')[0] ?? '')
    if (operation && answer.statusCode < 300) {
      const schema = operation.responses[answer.statusCode]
      if (schema === undefined)
        throw new Error(`${operation.id} answered ${String(answer.statusCode)}, which it does not state`)
      if (schema !== null) {
        const errors = [...Compile(schema).Errors(JSON.parse(answer.body))]
        if (errors.length) throw new Error(`${operation.id}: ${JSON.stringify(errors.slice(0, 3))}`)
      }
      this.checked.add(operation.id as OperationId)
    }
    return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
  }

  /** Sends a photo as browsers do: the exchange of these tests carries texts only. */
  async sendPhoto(photo: Blob): Promise<void> {
    const parts = encodeBody(operationMetadata.setMemberPhoto, { MemberPhoto: photo })
    const encoded = new Response(parts)
    const answer = await this.server.app.inject({
      method: 'PUT',
      url: '/ocapi/v1/members/current/photo',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        [defaultHeaderNames.loyaltySessionToken]: this.memberToken ?? '',
        authorization: `Bearer ${this.#authToken}`,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    expect([...Compile(operations.setMemberPhoto.responses[200]).Errors(answer.json())]).toEqual([])
    this.checked.add('setMemberPhoto')
  }

  /** Submits a card to the provider's fields, as their script does, and waits for the answer. */
  async sendCard(frameUrl: string, number: string): Promise<void> {
    const { origin, searchParams } = new URL(frameUrl)
    const answer = await this.server.provider.app.inject({
      method: 'POST',
      url: '/charge',
      query: { session: searchParams.get('session') ?? '' },
      headers: { origin },
      payload: { number, expiry: '04 / 29', securityCode: '123', name: 'Ines Marchetti' },
    })
    expect(answer.statusCode).toBeLessThan(300)
  }
}
