import type { FastifyRequest } from 'fastify'

/**
 * Reads the origin of the page that calls: the shop's own as its visitor uses it, or a foreign one whose pages may sell
 * here and therefore frame the provider's fields.
 */
export function createShopOriginReader(
  getOrigin: (request: FastifyRequest) => string,
  allowedOrigins: readonly string[],
): (request: FastifyRequest) => string {
  return (request) => {
    const { origin } = request.headers
    return origin !== undefined && allowedOrigins.includes(origin) ? origin : getOrigin(request)
  }
}
