import fp from 'fastify-plugin'
import { encodeBody, negotiateCoding, getDecidingPart } from './coding.ts'

/**
 * Replaces the caller's preferences by the one coding of the answer, so that our own and third-party compression agree:
 * the latter ignores refusals beside a `*`, and callers that refuse the identity coding. For these it compresses
 * answers that are otherwise too short.
 */
export const acceptedCoding = fp(
  async (app) => {
    app.addHook('onRequest', async ({ headers }) => {
      const sent = headers['accept-encoding']
      if (sent !== undefined) headers['accept-encoding'] = getDecidingPart(String(sent))
    })
    app.addHook('onSend', async ({ headers }, reply, payload) => {
      const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
      // Compressed files have their own header, and a range counts the bytes of the uncompressed file.
      if (!isWhole || reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return payload
      const coding = negotiateCoding(headers['accept-encoding'], 0)
      if (coding === 'identity' || payload.length === 0) return payload
      const bytes = await encodeBody(Buffer.isBuffer(payload) ? payload : Buffer.from(payload), coding)
      const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
      reply.header('vary', vary).header('content-encoding', coding).header('content-length', bytes.length)
      return bytes
    })
  },
  { name: 'foyer-accepted-coding', fastify: '5.x' },
)
