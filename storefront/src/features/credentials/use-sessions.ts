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
  const load = useCallback(async () => {
    const result = await list()
    setState(result.ok ? { kind: 'ready', sessions: result.value } : { kind: 'failed' })
  }, [list])
  useEffect(() => void load(), [load])
  return [state, load]
}
