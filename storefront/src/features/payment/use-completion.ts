import { useCallback, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores } from '../../context/hooks.ts'
import { delay } from '../../services/http/delay.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { PostedCompletionResult } from '../../stores/orders/payments/payment-result.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'
import type { PaymentPhase } from './payment-phase.ts'

/** Milliseconds that the ticket is waited for before its page is: with it at hand, the film's picture travels there. */
const ticketPatience = 2_000

/** What remains to be said of a completion; one that succeeded leads to the tickets instead. */
function toPhase(result: Exclude<PostedCompletionResult, { kind: 'completed' }>): PaymentPhase {
  switch (result.kind) {
    case 'failed':
      return { kind: 'order-failed' }
    // A completion that cannot be found is paid for all the same: asking again is right.
    case 'pending':
    case 'missing':
      return { kind: 'waiting' }
    case 'network':
      return { kind: 'offline' }
    case 'refused':
      return { kind: 'refused', condition: result.condition }
    case 'order-expired':
      return { kind: 'expired' }
    default:
      return result satisfies never
  }
}

/** The order may have cost or brought points. */
async function refreshMember(stores: Stores): Promise<void> {
  const { pageData, platform } = stores.core
  if (!isSomebodySignedIn(pageData.initialData, platform.local, document.cookie)) return
  const { getMemberStores } = await import('../../stores/members/member-stores.ts')
  await getMemberStores(stores).member.refresh()
}

/**
 * From a paid order, or one that needs no web payment, to its tickets. The order stays until the step has gone: without
 * it the step would say that there is nothing to pay while the tickets are on their way.
 */
export function useCompletion(setPhase: (phase: PaymentPhase) => void) {
  const { completedOrders, order, payments } = useStore(getOrderStores)
  const stores = useStores()
  const { routes } = stores
  const navigate = useNavigate()
  /** The order that is completed; settled when the step goes, or at once if it has gone before. */
  const ended = useRef<{ isGone: boolean; orderId: string | null }>({ isGone: false, orderId: null })
  // With the page change itself: another tab that looks afterwards finds no order in progress.
  useLayoutEffect(() => {
    const state = ended.current
    state.isGone = false
    return () => {
      state.isGone = true
      if (state.orderId !== null) payments.settle(state.orderId)
    }
  }, [payments])

  const take = useCallback(
    async (orderId: string, requested: Promise<PostedCompletionResult>) => {
      setPhase({ kind: 'finishing' })
      const result = await requested
      if (result.kind === 'completed') {
        if (ended.current.isGone) payments.settle(orderId)
        else ended.current.orderId = orderId
        void refreshMember(stores)
        await Promise.race([completedOrders.ensure(orderId), delay(ticketPatience)])
        await navigate(routes.completedOrder(orderId), { replace: true })
        return
      }
      setPhase(toPhase(result))
      // The order is not what this page has taken it for.
      if (result.kind === 'refused' || result.kind === 'order-expired') void order.refresh()
    },
    [completedOrders, navigate, order, payments, routes, setPhase, stores],
  )

  return {
    /** The bank has the money: waits until the server has completed the order. */
    finish: useCallback(
      (orderId: string) => take(orderId, payments.awaitCompletion(orderId, true)),
      [payments, take],
    ),
    /** Nothing is for a bank to pay: asks the server to complete the order. */
    complete: useCallback((orderId: string) => take(orderId, payments.complete(orderId)), [payments, take]),
  }
}
