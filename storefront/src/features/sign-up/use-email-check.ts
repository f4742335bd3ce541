import { useRef, useState } from 'react'
import type { Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'

/** What is known of an address. A check that failed leaves it unknown: the server has the last word. */
export type EmailState = 'unknown' | 'checking' | 'free' | 'taken'

export type CheckEmail = (email: string) => Promise<Result<boolean, Failure>>

const toKey = (email: string) => email.trim().toLowerCase()

/**
 * Asks once for each address whether an account can be made with it.
 * @param check asks the server
 */
export function useEmailCheck(check: CheckEmail): {
  getState: (email: string) => EmailState
  ask: (email: string) => void
} {
  const requested = useRef(new Set<string>())
  const [states, setStates] = useState<ReadonlyMap<string, EmailState>>(new Map())
  const set = (key: string, state: EmailState) => setStates((before) => new Map([...before, [key, state]]))

  const ask = async (email: string) => {
    const key = toKey(email)
    if (requested.current.has(key)) return
    requested.current.add(key)
    set(key, 'checking')
    const answer = await check(email.trim())
    if (!answer.ok) requested.current.delete(key)
    set(key, answer.ok ? (answer.value ? 'free' : 'taken') : 'unknown')
  }

  return { getState: (email) => states.get(toKey(email)) ?? 'unknown', ask: (email) => void ask(email) }
}
