import fp from 'fastify-plugin'
import { ProblemError } from './problem.ts'

/** Whether U+0000 stands in any text of a value, names of members included. */
function hasNull(value: unknown): boolean {
  // Not by recursion: how deep a body goes is for the caller to say.
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    if (typeof next !== 'object' || next === null || Buffer.isBuffer(next)) continue
    for (const [name, member] of Object.entries(next)) waiting.push(name, member)
  }
  return false
}

/**
 * Refuses U+0000 wherever text comes in. No id and no word has one, and PostgreSQL cannot keep it: it would fail where
 * SQLite finds nothing.
 */
export const nullCharacters = fp(
  async (app) => {
    const refusal = () => new ProblemError('invalid-argument', { detail: 'U+0000 is not taken' })
    app.addHook('onRequest', async ({ url }) => {
      if (url.includes('%00')) throw refusal()
    })
    app.addHook('preValidation', async ({ body }) => {
      if (hasNull(body)) throw refusal()
    })
  },
  { name: 'foyer-null-characters', fastify: '5.x' },
)
