import fp from 'fastify-plugin'
import type { FastifyRequest } from 'fastify'
import { isOwnHost } from './own-host.ts'
import { ProblemError } from './problem.ts'

export interface HostCheckOptions {
  /** Host names of the shop, lower case and without port; addresses of machines are always accepted. */
  hosts: readonly string[]
  /** The server's own calls, made to render a page, have no meaningful host. */
  isInternal: (request: FastifyRequest) => boolean
}

/** Probes of load balancers use any name of the machine. */
const isProbe = (url: string) => /^\/(health|ready)(\?|$)/.test(url)

/** The name in a `Host` header, as an address writes it; null if no address can contain it. */
export function parseHostName(host: string): string | null {
  if (!/^[a-zA-Z0-9._-]+(:\d{1,5})?$|^\[[0-9a-fA-F:.]+\](:\d{1,5})?$/.test(host)) return null
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null
}

/**
 * Accepts calls for the shop's own names only, otherwise 421. A page's addresses and the permitted frame of the card
 * fields follow the host, so a caller must not choose it. A second `Host` is refused: we cannot know which one a proxy
 * in front used.
 */
export const hostCheck = fp<HostCheckOptions>(
  async (app, { hosts, isInternal }) => {
    const known = new Set(hosts)
    app.addHook('onRequest', async (request) => {
      if (isInternal(request) || isProbe(request.url)) return
      const { rawHeaders } = request.raw
      const isHost = (_: string, at: number) => at % 2 === 0 && rawHeaders[at]?.toLowerCase() === 'host'
      if (rawHeaders.filter(isHost).length > 1)
        throw new ProblemError('invalid-argument', { detail: 'There are two Host headers' })
      // Optional in HTTP/1.0.
      if (request.host === '') return
      const host = parseHostName(request.host)
      if (host === null || !(known.has(host) || isOwnHost(host)))
        throw new ProblemError('host-unknown', {
          detail: 'Set the names of this server with FOYER_PUBLIC_ORIGIN and FOYER_HOSTS',
        })
    })
  },
  { name: 'foyer-host-check', fastify: '5.x' },
)
