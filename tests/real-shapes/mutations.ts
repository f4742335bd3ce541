import fc from 'fast-check'
import type { Body } from './records.ts'
import { browsingCalls, type BrowsingCall } from './documents.ts'

/** Fixed, so that a failure can be reproduced. */
export const seed = 20_261_121

/** Mutations of a field. */
const fates = ['absent', 'null', 'blank', 'other type', 'extra'] as const
type Fate = (typeof fates)[number]

interface Mutation {
  /** Index of the field among all fields of the answer; wraps around. */
  readonly field: number
  readonly fate: Fate
  readonly other: unknown
}

const mutation = fc.record<Mutation>({
  field: fc.nat(1_000_000),
  fate: fc.constantFrom(...fates),
  other: fc.constantFrom<unknown>(0, -1, 'text', true, [], {}, [null], 1e21, { text: 5 }),
})

/** One of some calls, with up to five mutated fields in its answer. */
export const mutateAnswers = <Call extends { readonly body: Body }>(calls: readonly Call[]) =>
  fc
    .record({
      call: fc.constantFrom(...calls),
      mutations: fc.array(mutation, { minLength: 1, maxLength: 5 }),
    })
    .map(({ call, mutations }): Call => {
      const body = structuredClone(call.body)
      for (const each of mutations) mutate(body, each)
      return { ...call, body }
    })

/** A browsing call with a mutated answer. */
export const mutatedAnswer = mutateAnswers<BrowsingCall>(browsingCalls)

type Holder = Record<string, unknown>

function listFields(value: unknown): [holder: Holder, name: string][] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  return Object.keys(holder).flatMap((name) => [
    ...(Array.isArray(value) ? [] : [[holder, name] as [Holder, string]]),
    ...listFields(holder[name]),
  ])
}

function mutate(body: Body, { field, fate, other: shared }: Mutation): void {
  // A copy: a later mutation may change the inserted value.
  const other = structuredClone(shared)
  const fields = listFields(body)
  const [holder, name] = fields[field % fields.length] ?? []
  if (!holder || name === undefined) return
  switch (fate) {
    case 'absent':
      Reflect.deleteProperty(holder, name)
      break
    case 'null':
      holder[name] = null
      break
    case 'blank':
      holder[name] = '  '
      break
    case 'other type':
      holder[name] = other
      break
    case 'extra':
      holder[`${name}Extra`] = other
      break
    default:
      fate satisfies never
  }
}
