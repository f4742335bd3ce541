import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds for receiving the body of a request to this route; default the general one. */
    bodyTimeout?: number
  }
}

/** Milliseconds for bodies of a few kilobytes. */
export const usualBodyTimeout = 30_000
/** Milliseconds that no route may go beyond. */
export const longestBodyTimeout = 120_000

/** When a connection ends whose request does not come, milliseconds. */
export interface HeadTimeouts {
  /** Time limit for the head of a request. */
  readonly headersTimeout: number
  /** How often connections are looked at: the limits are kept as exactly. */
  readonly connectionsCheckingInterval: number
}

export const usualHeadTimeouts: HeadTimeouts = { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 }

/** Ends the connection of a request whose body does not come: few can then be held open for as long as the slowest may. */
export const bodyTimeouts = fp<{ usual: number }>(
  async (app, { usual }) => {
    app.addHook('onRequest', async ({ raw, routeOptions }) => {
      const { 'content-length': length, 'transfer-encoding': coding } = raw.headers
      if ((length === undefined || length === '0') && coding === undefined) return
      const timer = setTimeout(() => raw.destroy(), routeOptions.config.bodyTimeout ?? usual).unref()
      const stop = () => clearTimeout(timer)
      raw.once('end', stop).once('close', stop)
    })
  },
  { name: 'foyer-body-timeouts', fastify: '5.x' },
)
