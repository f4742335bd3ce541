import fp from 'fastify-plugin'
import { encodeBody, negotiateCoding, getDecidingPart } from './coding.ts'

/**
 * Puts the one coding in which an answer is to go in the place of what the caller has said of all of them, so that every
 * part of the server that packs, our own and what others have written, judges alike: theirs pass over what is refused
 * beside a `*`, and over who refuses the body as it is. For these it packs what nobody else would: the short answers.
 */
export const acceptedCoding = fp(
  async (app) => {
    app.addHook('onRequest', async ({ headers }) => {
      const sent = headers['accept-encoding']
      if (sent !== undefined) headers['accept-encoding'] = getDecidingPart(String(sent))
    })
    app.addHook('onSend', async ({ headers }, reply, payload) => {
      const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
      // What is packed already says so, and a part of a file is counted in the bytes that the file has as it is.
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
