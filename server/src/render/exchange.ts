import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Exchange } from '@foyer/contract/render/boundary'

export interface ExchangeOptions {
  app: FastifyInstance
  /** Our own origin as the visitor reaches it: calls to addresses below it stay in the process. */
  origin: string
  /** Header and value by which the server recognizes its own calls. */
  internal: { name: string; value: string }
  /** The visitor's address, on which limits depend. */
  remoteAddress: string
  /** Correlation id of the page that is rendered, for calls without their own, and the header's name. */
  correlationId: string
  correlationHeader: string
  /** The member's cookie, for calls to our own interface only; default: none. */
  cookie?: string
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
 * Makes the calls of pages while they are rendered: to our own interface without a socket, through the same hooks,
 * checks and serialisers as any caller's; to a foreign one over the network.
 */
export function createExchange(options: ExchangeOptions): Exchange {
  const { app, origin, internal, remoteAddress, correlationId, correlationHeader, cookie } = options
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
        // Answers that depend on the origin depend on the visitor's.
        host: new URL(origin).host,
        [correlationHeader]: correlationId,
        ...headers,
        ...(cookie === undefined ? {} : { cookie }),
        [internal.name]: internal.value,
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    const response = await (signal ? Promise.race([call, aborted(signal)]) : call)
    return { status: response.statusCode, headers: plainHeaders(response.headers), body: response.body }
  }
}
