import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from '../http/problem.ts'

/** Bytes for the boundaries and the heads of the parts. */
const overhead = 64 * 1_024

/**
 * Parses bodies in parts (`multipart/form-data`) to an object of files and texts by name; of several parts with one name the last counts. Bodies
 * above the limit are refused while they arrive.
 */
export const multipartBodies = fp<{ largestFile: number }>(
  async (app, { largestFile }) => {
    app.addContentTypeParser<Buffer>(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: largestFile + overhead },
      async (request: FastifyRequest, body: Buffer) => {
        const headers = { 'content-type': request.headers['content-type'] ?? '' }
        try {
          return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData())
        } catch (error) {
          throw new ProblemError(
            'invalid-argument',
            { detail: 'The parts of the body cannot be read' },
            { cause: error },
          )
        }
      },
    )
  },
  { name: 'foyer-multipart-bodies', fastify: '5.x' },
)
