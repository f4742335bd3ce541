import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { DatabaseCounts } from '../database/database.ts'
import type { AdjustableClock } from '../domain/clock.ts'
import { isFromThisMachine } from '../http/loopback.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { ProblemError } from '../http/problem.ts'
import { FaultRule, type FaultPlan } from './faults.ts'

/** Header with the token of the test controls. */
export const controlHeader = 'x-foyer-control'

export interface ControlOptions {
  token: string
  clock: AdjustableClock
  plan: FaultPlan
  limits: LimitSwitch
  /** Statements sent to the database since the start. */
  counts: Readonly<DatabaseCounts>
  /** Resets the database to its seed. */
  reset: () => Promise<void>
  /** Runs timers that depend on the clock: expiry, top-up, pending payments. */
  clockMoved: () => Promise<void>
}

function isSame(sent: unknown, token: string): boolean {
  if (typeof sent !== 'string') return false
  const [a, b] = [Buffer.from(sent), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Test controls below `/__control/`, registered only if the environment has a token. A call without the token in its
 * header, or from another machine, gets the answer of an address that does not exist.
 */
export const controlRoutes: FastifyPluginAsyncTypebox<ControlOptions> = async (app, options) => {
  const { token, clock, plan, limits, counts, reset, clockMoved } = options
  app.addHook('onRequest', async (request) => {
    const isAllowed = isFromThisMachine(request) && isSame(request.headers[controlHeader], token)
    if (!isAllowed) throw new ProblemError('not-found')
  })

  const now = () => ({ now: new Date(clock.now()).toISOString() })

  app.get('/clock', async () => now())

  app.put(
    '/clock',
    {
      schema: {
        body: Type.Object({
          /** ISO 8601 with offset: sets the clock, which runs on from there. */
          at: Type.Optional(Type.String()),
          /** Milliseconds to advance the clock by. */
          advanceBy: Type.Optional(Type.Integer()),
        }),
      },
    },
    async ({ body }) => {
      if (body.at !== undefined) {
        const at = Date.parse(body.at)
        if (Number.isNaN(at)) throw new ProblemError('invalid-argument', { detail: '`at` is not an instant' })
        clock.set(at)
      }
      if (body.advanceBy !== undefined) clock.advance(body.advanceBy)
      await clockMoved()
      return now()
    },
  )

  app.delete('/clock', async () => {
    clock.reset()
    await clockMoved()
    return now()
  })

  app.get('/database', async () => ({ ...counts }))

  app.get('/faults', async () => ({ faults: plan.list() }))

  app.post('/faults', { schema: { body: FaultRule } }, async ({ body }, reply) => {
    plan.add(body)
    reply.code(201)
    return { faults: plan.list() }
  })

  app.delete('/faults', async () => {
    plan.clear()
    return { faults: plan.list() }
  })

  app.put(
    '/rate-limits',
    { schema: { body: Type.Object({ isOn: Type.Boolean() }) } },
    async ({ body: { isOn } }) => {
      limits.isOn = isOn
      return { isOn }
    },
  )

  app.post('/reset', async () => {
    plan.clear()
    clock.reset()
    await reset()
    return now()
  })
}
