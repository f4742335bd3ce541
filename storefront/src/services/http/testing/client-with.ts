import { defaultHeaderNames } from '@foyer/contract/headers'
import type { Exchange } from '@foyer/contract/render/boundary'
import { createAxiosClient, type AxiosClientOptions } from '../axios-client.ts'
import { createExchangeAdapter } from '../exchange-adapter.ts'
import { callLimits } from '../transient.ts'

type Request = Parameters<Exchange>[0]
export type Reply =
  { status: number; body?: unknown; text?: string; headers?: Record<string, string> } | 'unreachable'

/** A client whose server gives the replies in turn, the last one over and over. */
export function createClientWith(replies: Reply[], options: Partial<AxiosClientOptions> = {}) {
  const requests: Request[] = []
  let token = 'first-token'
  let count = 0
  const client = createAxiosClient({
    access: () => ({ apiUrl: '/', authToken: token, regionCode: 'GB', tenantId: 'halcyon' }),
    identity: () => ({ sessionId: 'abc1234', userId: '' }),
    headerNames: defaultHeaderNames,
    numbering: 1,
    random: (length) => `r${String((count += 1))}`.padEnd(length, 'x'),
    ...callLimits,
    adapter: createExchangeAdapter((request) => {
      requests.push(request)
      const reply = replies.length > 1 ? replies.shift()! : replies[0]!
      if (reply === 'unreachable') return Promise.reject(new Error('connect ECONNREFUSED'))
      return Promise.resolve({
        status: reply.status,
        headers: reply.headers ?? {},
        body: reply.text ?? JSON.stringify(reply.body ?? {}),
      })
    }),
    ...options,
  })
  const header = (index: number, name: string) =>
    Object.entries(requests[index]!.headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1]
  return { client, requests, header, renew: (next: string) => (token = next) }
}
