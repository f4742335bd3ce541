import type { MemberSession } from '@foyer/contract/wire/members'
import { useCallback, useEffect, useState } from 'react'
import type { Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'

/** The member's sign-ins: not here yet, here, or not to be had. */
export type SessionsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly sessions: readonly MemberSession[] }
  | { readonly kind: 'failed' }

/**
 * The devices on which a member is signed in, asked for while they are shown: nothing of them is stored.
 * @param list asks the server; stable
 */
export function useSessions(
  list: () => Promise<Result<readonly MemberSession[], Failure>>,
): [state: SessionsState, reload: () => Promise<void>] {
  const [state, setState] = useState<SessionsState>({ kind: 'loading' })
  const reload = useCallback(async () => setState(toState(await list())), [list])
  useEffect(() => {
    let isCurrent = true
    void list().then((result) => {
      if (isCurrent) setState(toState(result))
    })
    return () => {
      isCurrent = false
    }
  }, [list])
  return [state, reload]
}

const toState = (result: Result<readonly MemberSession[], Failure>): SessionsState =>
  result.ok ? { kind: 'ready', sessions: result.value } : { kind: 'failed' }
