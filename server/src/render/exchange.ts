import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Exchange } from '@foyer/contract/render/boundary'

export interface ExchangeOptions {
  app: FastifyInstance
  /** Our own origin as the visitor reaches it: addresses below it stay in the process. */
  origin: string
  /** Header and value by which the server knows its own calls. */
  internal: { name: string; value: string }
  /** The visitor's address, for what is decided by it. */
  remoteAddress: string
  /** Correlation id of the page that is rendered, where a call has none of its own, and the header that it goes in. */
  correlationId: string
  correlationHeader: string
}

/** The path and query below our own origin, or null for a foreign address. */
function ownPath(url: string, origin: string): string | null {
  if (url.startsWith('/') && !url.startsWith('//')) return url
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : null
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason as Error)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

function plainHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : String(value)]],
    ),
  )
}

/**
 * How pages call the interfaces while they are rendered: our own without a socket, through the same hooks, checks and
 * serialisers as any caller; a foreign one over the network.
 */
export function createExchange(options: ExchangeOptions): Exchange {
  const { app, origin, internal, remoteAddress, correlationId, correlationHeader } = options
  return async ({ method, url, headers, body, signal }) => {
    const path = ownPath(url, origin)
    if (path === null) {
      const response = await fetch(url, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      })
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      }
    }
    const call = app.inject({
      method,
      url: path,
      remoteAddress,
      headers: {
        // What is made of the origin is made of the visitor's.
        host: new URL(origin).host,
        [correlationHeader]: correlationId,
        ...headers,
        [internal.name]: internal.value,
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    const response = await (signal ? Promise.race([call, aborted(signal)]) : call)
    return { status: response.statusCode, headers: plainHeaders(response.headers), body: response.body }
  }
}
