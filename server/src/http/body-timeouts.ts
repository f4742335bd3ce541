import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds for receiving the body of a request to this route; default the general one. */
    bodyTimeout?: number
  }
}

/** Milliseconds for bodies of a few kilobytes. */
export const usualBodyTimeout = 30_000
/** Largest limit of any route, milliseconds. */
export const longestBodyTimeout = 120_000

/** Time limits of connections without a complete request, milliseconds. */
export interface HeadTimeouts {
  /** Time limit for the head of a request. */
  readonly headersTimeout: number
  /** Interval of the check, and so the precision of the limits. */
  readonly connectionsCheckingInterval: number
}

export const usualHeadTimeouts: HeadTimeouts = { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 }

/**
 * Ends connections whose request body does not arrive in time, so that few are held open for as long as the slowest
 * route allows.
 */
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
