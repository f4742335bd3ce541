import { ProblemError } from '../http/problem.ts'
import type { OrderStore } from './order-store.ts'
import type { Command, Refusal, Step } from './steps.ts'

/** A change of an order, computed from what was read: what to write, and the answer. */
export interface PreparedWrite<T> {
  /** Null if there is nothing to write. */
  readonly command: Command | null
  readonly answer: T
  /** Converts a guard's refusal of the command to an error for the caller. */
  readonly explain?: (refusal: GuardRefusal) => Error | Promise<Error>
  /** Alternative write if a guard refuses the command. */
  readonly otherwise?: (refusal: GuardRefusal) => PreparedWrite<T>
}

export type GuardRefusal = Extract<Refusal, { kind: 'seats' | 'scarce' }>
type KeyRefusal = Extract<Refusal, { kind: 'key' }>

/**
 * Reads, applies the rules and prepares a change. Called again if the order was changed meanwhile, so anything that may
 * happen only once (an answered challenge) is done before it.
 * @throws ProblemError if the rules refuse it
 */
export type OrderWrite<T> = () => Promise<PreparedWrite<T>>

export type WriteOutcome<T> =
  | { readonly kind: 'written'; readonly answer: T }
  /** The request was answered before, under its key. */
  | { readonly kind: 'answered'; readonly earlier: KeyRefusal }

/** Most tries of a change, each after a concurrent change of the order. */
const attempts = 6

/**
 * Prepares and writes a change until no concurrent change interferes.
 * @param getFirstSteps steps before the command's own, for instance the answer under its key
 * @throws ProblemError if the rules or a guard refuse it; `conflict` if every try was interfered with
 */
export async function runOrderWrite<T>(
  store: OrderStore,
  write: OrderWrite<T>,
  getFirstSteps: (answer: T) => readonly Step[] = () => [],
): Promise<WriteOutcome<T>> {
  let instead: PreparedWrite<T> | undefined
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { command, answer, explain, otherwise } = instead ?? (await write())
    instead = undefined
    if (!command) return { kind: 'written', answer }
    const steps = [...getFirstSteps(answer), ...command.steps]
    const result = await store.write({ ...command, steps })
    if (result.ok) return { kind: 'written', answer }
    const { refusal } = result
    switch (refusal.kind) {
      case 'key':
        return { kind: 'answered', earlier: refusal }
      case 'version':
        break
      case 'seats':
      case 'scarce':
        if (!otherwise) throw (await explain?.(refusal)) ?? new ProblemError('conflict')
        instead = otherwise(refusal)
        break
    }
  }
  throw new ProblemError('conflict', { detail: 'The order is being changed by other requests' })
}
