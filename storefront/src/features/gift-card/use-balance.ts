import type { GiftCardDetailsRequest, GiftCardDetailsResponse } from '@foyer/contract/wire/codes'
import { useState } from 'react'
import { useStores } from '../../context/hooks.ts'
import { getBody } from '../../services/http/api-client.ts'
import { isCondition, type Failure } from '../../services/http/failure.ts'
import { createPaymentsService } from '../../services/ocapi/payments.ts'

/**
 * What is known of a card.
 * - `refused`: no such card, or another PIN: the server does not say which.
 * - `limited`: too many tries; `until` epoch milliseconds, null where the server does not say.
 */
export type BalanceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking-up' }
  | { readonly kind: 'found'; readonly card: GiftCardDetailsResponse }
  | { readonly kind: 'refused' }
  | { readonly kind: 'limited'; readonly until: number | null }
  | { readonly kind: 'failed' }

/** Looks up what is on a card. Nothing of it is stored in the browser. */
export function useBalance(): {
  state: BalanceState
  find: (credentials: GiftCardDetailsRequest) => Promise<void>
} {
  const { core, today } = useStores()
  const [state, setState] = useState<BalanceState>({ kind: 'idle' })
  const find = async (credentials: GiftCardDetailsRequest) => {
    setState({ kind: 'looking-up' })
    const result = await getBody(createPaymentsService(core.client).giftCard(credentials))
    setState(result.ok ? { kind: 'found', card: result.value } : toState(result.failure, today.now))
  }
  return { state, find }
}

function toState(failure: Failure, now: number): BalanceState {
  if (isCondition(failure, 'too-many-requests')) {
    const seconds = failure.kind === 'condition' ? failure.problem.lockOutPeriodInSeconds : undefined
    return { kind: 'limited', until: seconds === undefined ? null : now + seconds * 1_000 }
  }
  return { kind: failure.kind === 'condition' ? 'refused' : 'failed' }
}
