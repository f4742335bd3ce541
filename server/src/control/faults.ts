import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Type, type Static } from 'typebox'

const kinds = ['status', 'latency', 'late-answer', 'cut-body', 'bad-json', 'timeout', 'reset'] as const

/** A fault to inject into calls. The first rule that matches a call and is due is applied. */
export const FaultRule = Type.Object({
  /** Path pattern in which `*` matches anything, e.g. `/ocapi/v1/orders/*`; it must match the whole path. */
  path: Type.String({ minLength: 1, maxLength: 200 }),
  method: Type.Optional(Type.String({ pattern: '^(GET|POST|PUT|DELETE|HEAD)$' })),
  kind: Type.Unsafe<(typeof kinds)[number]>({ type: 'string', enum: [...kinds] }),
  /** For `status`: 502, 503, 504, 599 or any other failure. */
  status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
  /**
   * Milliseconds to wait first; the whole effect of `latency`. With `late-answer` the call takes effect immediately,
   * and its answer is delayed.
   */
  delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 120_000 })),
  /** Share of the calls that are hit, 0 to 1; default 1. */
  rate: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  /** Ends after this many hits; without it the rule stays until cleared. */
  times: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Whose calls: the browser's (default), those made to render a page, or both. */
  from: Type.Optional(
    Type.Unsafe<'browser' | 'render' | 'any'>({ type: 'string', enum: ['browser', 'render', 'any'] }),
  ),
})
export type FaultRule = Static<typeof FaultRule>

interface ActiveRule {
  rule: FaultRule
  pattern: RegExp
  /** Matching calls so far: the rate is spread evenly over them, so that a test sees the exact share. */
  seen: number
  hits: number
}

function toPattern(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

/** The active faults. */
export class FaultPlan {
  private rules: ActiveRule[] = []

  add(rule: FaultRule): void {
    this.rules.push({ rule, pattern: toPattern(rule.path), seen: 0, hits: 0 })
  }

  clear(): void {
    this.rules = []
  }

  list(): (FaultRule & { hits: number })[] {
    return this.rules.map(({ rule, hits }) => ({ ...rule, hits }))
  }

  /** The fault to inject into a call, if any; counts the hit. */
  next(call: { method: string; path: string; isInternal: boolean }): FaultRule | null {
    for (const active of this.rules) {
      const { rule, pattern } = active
      const from = rule.from ?? 'browser'
      const fits =
        (rule.method === undefined || rule.method === call.method) &&
        (from === 'any' || (from === 'render') === call.isInternal) &&
        pattern.test(call.path) &&
        (rule.times === undefined || active.hits < rule.times)
      if (!fits) continue
      const rate = rule.rate ?? 1
      const isItsTurn = Math.floor((active.seen + 1) * rate) > Math.floor(active.seen * rate)
      active.seen += 1
      if (!isItsTurn) continue
      active.hits += 1
      return rule
    }
    return null
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const half = '{"films":[{"id":"HO0000'

/** Delay of the answer to a call, milliseconds. */
const delays = new WeakMap<FastifyRequest, number>()

async function play(fault: FaultRule, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.kind === 'late-answer') {
    delays.set(request, fault.delay ?? 0)
    return
  }
  if (fault.delay) await wait(fault.delay)
  switch (fault.kind) {
    case 'latency':
      return
    case 'status':
      await reply
        .code(fault.status ?? 503)
        .type('text/plain')
        .send('fault')
      return
    case 'bad-json':
      await reply
        .code(200)
        .type('application/json')
        .serializer(() => half)
        .send(half)
      return
    case 'cut-body':
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': half.length * 40 })
      reply.raw.write(half)
      setTimeout(() => reply.raw.destroy(), 20)
      return
    case 'timeout':
      reply.hijack()
      return
    case 'reset':
      reply.hijack()
      request.raw.socket.destroy()
      return
    default:
      fault.kind satisfies never
  }
}

export interface FaultsOptions {
  plan: FaultPlan
  isInternal: (request: FastifyRequest) => boolean
}

/** Injects faults before anything else handles a call; the test controls are exempt. */
export const faults = fp<FaultsOptions>(
  async (app, { plan, isInternal }) => {
    app.addHook('onRequest', async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/'
      if (path.startsWith('/__control/')) return
      const fault = plan.next({ method: request.method, path, isInternal: isInternal(request) })
      if (fault) await play(fault, request, reply)
    })
    app.addHook('onSend', async (request) => {
      const delay = delays.get(request)
      if (delay !== undefined) await wait(delay)
    })
  },
  { name: 'foyer-faults', fastify: '5.x' },
)
