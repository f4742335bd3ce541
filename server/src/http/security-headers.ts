import fp from 'fastify-plugin'

export interface SecurityHeadersOptions {
  /** Strict transport security is sent only to visitors on https. */
  isHttps: (request: { protocol: string }) => boolean
}

/** Browser features that no page of a cinema needs; geolocation is used to find the nearest cinema. */
const permissionsPolicy = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'microphone=()',
  'midi=()',
  'usb=()',
].join(', ')

/** Policy of an answer that is not a page: a browser that shows it may do nothing. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The same headers, for an answer that passes no hook. */
export function getDefaultHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': inertPolicy,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Headers that every answer carries. Pages set their own policy; a route that sets a header itself keeps it. */
export const securityHeaders = fp<SecurityHeadersOptions>(
  async (app, { isHttps }) => {
    app.addHook('onSend', async (request, reply, payload) => {
      for (const [name, value] of Object.entries(getDefaultHeaders(isHttps(request)))) {
        if (!reply.hasHeader(name)) reply.header(name, value)
      }
      return payload
    })
  },
  { name: 'foyer-security-headers', fastify: '5.x' },
)
