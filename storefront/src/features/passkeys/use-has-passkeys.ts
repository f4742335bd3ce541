import { useSyncExternalStore } from 'react'
import { hasPasskeys } from './authenticator.ts'

const subscribe = () => () => undefined

/** Whether this browser has passkeys at this address; the server's rendering, which cannot know, takes it for one that has. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(subscribe, hasPasskeys, () => true)
}
