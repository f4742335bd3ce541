import type { OrderClaim } from '@foyer/contract/wire/members'
import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { getFailureStatus, type Failure } from '../../services/http/failure.ts'

/** `unknown`: not read yet, or it could not be. `refused`: `reason` is the last part of a text key. */
type State =
  | { readonly kind: 'unknown' | 'claiming' | 'claimed' }
  | { readonly kind: 'read'; readonly claim: OrderClaim }
  | { readonly kind: 'refused'; readonly reason: ClaimRefusal }

type ClaimRefusal = 'unverified' | 'notYours' | 'limited' | 'unreachable' | 'failed'

const tooMany = 429

function toClaimRefusal(failure: Failure): ClaimRefusal {
  if (failure.kind === 'transport') return 'unreachable'
  if (getFailureStatus(failure) === tooMany) return 'limited'
  if (failure.kind !== 'condition') return 'failed'
  if (failure.condition === 'email-unverified') return 'unverified'
  return failure.condition === 'order-not-found' ? 'notYours' : 'failed'
}

/** Adds the order to the signed-in member's account, if it can be; nothing if it is theirs or of others. */
export const ClaimPanel = observer(function ClaimPanel({ orderId }: { orderId: string }) {
  const { routes } = useStores()
  const { t } = useText()
  const { accounts, session, member } = useMembers()
  const root = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ kind: 'unknown' })
  const { isSignedIn, signIns } = session
  useEffect(() => {
    if (!isSignedIn) return
    let isCurrent = true
    void accounts.readOrderClaim(orderId).then((result) => {
      // Without an answer nothing is offered: the order is as good without an account.
      if (isCurrent && result.ok) setState({ kind: 'read', claim: result.value })
    })
    return () => {
      isCurrent = false
      setState({ kind: 'unknown' })
    }
  }, [accounts, orderId, isSignedIn, signIns])
  const isClaimed = state.kind === 'claimed'
  useEffect(() => {
    // The button is gone, and its focus with it.
    if (isClaimed) root.current?.focus()
  }, [isClaimed])

  async function claim() {
    setState({ kind: 'claiming' })
    const result = await accounts.claimOrder(orderId)
    // It has brought points.
    if (result.ok) void member.refresh()
    setState(result.ok ? { kind: 'claimed' } : { kind: 'refused', reason: toClaimRefusal(result.failure) })
  }

  if (!isSignedIn || state.kind === 'unknown') return null
  if (isClaimed)
    return (
      <Alert
        ref={root}
        tabIndex={-1}
        tone="success"
        role="status"
        title={t('transaction.claim.claimed.title')}
      >
        {t('transaction.claim.claimed.text')}
      </Alert>
    )
  const isUnverified =
    (state.kind === 'read' && state.claim === 'EmailUnverified') ||
    (state.kind === 'refused' && state.reason === 'unverified')
  if (isUnverified)
    return (
      <Alert tone="info" title={t('transaction.claim.title')}>
        <p>{t('transaction.claim.unverified')}</p>
        <Button variant="text" size="medium" href={routes.memberPage('member-signing-in')}>
          {t('transaction.claim.toAccount')}
        </Button>
      </Alert>
    )
  if (state.kind === 'read' && state.claim !== 'Claimable') return null
  const refusal = state.kind === 'refused' ? state.reason : null
  return (
    <Alert
      tone={refusal === null ? 'info' : 'error'}
      role={refusal === null ? undefined : 'alert'}
      title={t(refusal === null ? 'transaction.claim.title' : 'transaction.claim.refused.title')}
    >
      <p>{t(refusal === null ? 'transaction.claim.text' : `transaction.claim.refused.${refusal}`)}</p>
      {refusal !== 'notYours' && (
        <Button
          variant="secondary"
          size="medium"
          busy={state.kind === 'claiming'}
          busyLabel={t('transaction.claim.claiming')}
          onClick={() => void claim()}
        >
          {t('transaction.claim.claim')}
        </Button>
      )}
    </Alert>
  )
})
