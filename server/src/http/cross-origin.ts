import cors from '@fastify/cors'
import fp from 'fastify-plugin'
import type { HeaderNames } from '@foyer/contract/headers'

export interface CrossOriginOptions {
  allowedOrigins: readonly string[]
  headerNames: HeaderNames
}

/** Allows listed origins to call the interfaces; browsers withhold the answers from pages of any other origin. */
export const crossOrigin = fp<CrossOriginOptions>(
  async (app, { allowedOrigins, headerNames }) => {
    if (allowedOrigins.length === 0) return
    await app.register(cors, {
      origin: [...allowedOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: [
        'Accept',
        'Accept-Language',
        'Content-Type',
        'If-None-Match',
        ...Object.values(headerNames),
      ],
      exposedHeaders: [headerNames.correlationId, 'ETag', 'Retry-After', 'WWW-Authenticate'],
      maxAge: 600,
      strictPreflight: true,
    })
  },
  { name: 'foyer-cross-origin', fastify: '5.x' },
)
