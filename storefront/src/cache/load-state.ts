import type { Clock } from './clock.ts'

/**
 * State of the last load of a value. The held value is separate (`CachedValue.value`), so that an older value can stay
 * on screen while it refreshes or after a failure.
 */
export type LoadState<T, E> =
  | { readonly status: 'NotLoaded' }
  | { readonly status: 'Loading' }
  | { readonly status: 'Success'; readonly value: T; /** Epoch milliseconds. */ readonly expiresAt: number }
  | { readonly status: 'Failure'; readonly error: E }

export const notLoaded = { status: 'NotLoaded' } as const
export const loading = { status: 'Loading' } as const

/** Whether a state may be used as it is: a success whose lifetime has not ended. */
export function isFresh<T, E>(state: LoadState<T, E>, clock: Clock): boolean {
  return state.status === 'Success' && clock.now() < state.expiresAt
}
