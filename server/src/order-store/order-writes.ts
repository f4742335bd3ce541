import { ProblemError } from '../http/problem.ts'
import type { OrderStore } from './order-store.ts'
import type { Command, Refusal, Step } from './steps.ts'

/** One change of an order, worked out on what was read: what it writes, and what it is answered with. */
export interface PreparedWrite<T> {
  /** Null where nothing is to be written. */
  readonly command: Command | null
  readonly answer: T
  /** What it means to the caller that a guard refused the command. */
  readonly explain?: (refusal: GuardRefusal) => Error | Promise<Error>
  /** What is written instead when a guard refuses the command. */
  readonly otherwise?: (refusal: GuardRefusal) => PreparedWrite<T>
}

export type GuardRefusal = Extract<Refusal, { kind: 'seats' | 'scarce' }>
type KeyRefusal = Extract<Refusal, { kind: 'key' }>

/**
 * Reads, judges by the rules and prepares a change. Called again when somebody else has changed the order meanwhile, so
 * whatever may happen once only (an answered challenge) is done before it.
 * @throws ProblemError what the rules refuse
 */
export type OrderWrite<T> = () => Promise<PreparedWrite<T>>

export type WriteOutcome<T> =
  | { readonly kind: 'written'; readonly answer: T }
  /** The request has been answered before, under its key. */
  | { readonly kind: 'answered'; readonly earlier: KeyRefusal }

/** How often a change is worked out anew because the order has been changed by somebody else. */
const attempts = 6

/**
 * Prepares and writes a change until nobody else has changed the order in between.
 * @param getFirstSteps what is written before the command's own steps, for instance the answer under its key
 * @throws ProblemError what the rules or a guard refuse; `conflict` when the order is never left alone
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
