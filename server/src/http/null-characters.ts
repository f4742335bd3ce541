import fp from 'fastify-plugin'
import { ProblemError } from './problem.ts'

/** Whether any text of a value contains U+0000, including names of members. */
function hasNull(value: unknown): boolean {
  // Not recursive: the caller controls the depth of a body.
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
 * Refuses U+0000 in all input. No id and no text has one, and PostgreSQL cannot store it: it would fail where SQLite
 * finds nothing.
 */
export const nullCharacters = fp(
  async (app) => {
    const refusal = () => new ProblemError('invalid-argument', { detail: 'U+0000 is not accepted' })
    app.addHook('onRequest', async ({ url }) => {
      if (url.includes('%00')) throw refusal()
    })
    app.addHook('preValidation', async ({ body }) => {
      if (hasNull(body)) throw refusal()
    })
  },
  { name: 'foyer-null-characters', fastify: '5.x' },
)
