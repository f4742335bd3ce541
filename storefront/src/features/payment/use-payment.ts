import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { findRefusalMessage, type ErrorMessage } from '../../order/error-messages.ts'
import { isSentAlready, type OrderOutcome } from '../../stores/orders/order-outcome.ts'

/**
 * Where a payment stands, as one state.
 * - `opening`: the provider's fields are being asked for. `failed-to-open`: they could not be; `message` is that of the
 *   server's refusal, null where the step's own text is shown.
 * - `ready`: the visitor types. `declined`: the same, after a card was turned down.
 * - `asking`: the card was sent, the bank is asked. `finishing`: it is paid, the order is being completed.
 * - `waiting`: no answer within the time we ask; nothing is lost, we can ask again.
 * - `offline`: no connection while asking. `order-failed`: it could not be completed, the money was not taken.
 */
export type PaymentPhase =
  | { kind: 'opening' }
  | { kind: 'failed-to-open'; message: ErrorMessage | null }
  | { kind: 'ready' }
  | { kind: 'declined'; reason: string }
  | { kind: 'asking' }
  | { kind: 'finishing' }
  | { kind: 'waiting' }
  | { kind: 'offline' }
  | { kind: 'order-failed' }

/** Milliseconds after which a silent frame is not waited for: the provider's own limit and a little more. */
const silenceLimit = 45_000

const toFailedToOpen = (outcome: OrderOutcome): PaymentPhase => ({
  kind: 'failed-to-open',
  message: (outcome.kind === 'refused' && findRefusalMessage(outcome)) || null,
})

/** The way of a payment, from the first field to the ticket. Safe to leave and come back to at any point: it asks the server first. */
export function usePayment(methodId: WebPaymentMethod['id'] | null) {
  const { order, payments } = useStore(getOrderStores)
  const { routes } = useStores()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<PaymentPhase>({ kind: 'opening' })
  const orderId = order.order?.id ?? null
  const running = useRef(false)

  const finish = useCallback(
    async (id: string) => {
      setPhase({ kind: 'finishing' })
      const completion = await payments.awaitCompletion(id)
      switch (completion.kind) {
        case 'completed':
          await navigate(routes.completedOrder(id), { replace: true })
          return
        case 'failed':
          setPhase({ kind: 'order-failed' })
          return
        // A completion that cannot be found is paid for all the same: asking again is right.
        case 'pending':
        case 'missing':
          setPhase({ kind: 'waiting' })
          return
        case 'network':
          setPhase({ kind: 'offline' })
          return
        default:
          return completion satisfies never
      }
    },
    [navigate, payments, routes],
  )

  /** Opens the fields; or says that a card has been sent already, so that there is nothing to type but to ask about. */
  const open = useCallback(
    async (after: PaymentPhase): Promise<'settled' | 'sent-already'> => {
      if (!order.order || methodId === null) return 'settled'
      const outcome = await payments.start(order.order, methodId)
      if (isSentAlready(outcome)) return 'sent-already'
      setPhase(outcome.kind === 'ok' ? after : toFailedToOpen(outcome))
      return 'settled'
    },
    [methodId, order, payments],
  )

  /** Asks what became of the payment and goes where the answer leads. */
  const settle = useCallback(async () => {
    if (!orderId || running.current) return
    running.current = true
    try {
      const result = await payments.result()
      switch (result.kind) {
        case 'completed':
          await finish(orderId)
          return
        case 'declined':
          // Sent again meanwhile, in another tab: the visitor asks about that one when they like.
          if ((await open({ kind: 'declined', reason: result.reason })) === 'sent-already') {
            payments.submitted()
            setPhase({ kind: 'waiting' })
          }
          void order.refresh()
          return
        case 'seats-gone':
          setPhase({ kind: 'order-failed' })
          return
        case 'pending':
          setPhase({ kind: 'waiting' })
          return
        case 'order-expired':
          void order.refresh()
          return
        case 'network':
          setPhase({ kind: 'offline' })
          return
        default:
          return result satisfies never
      }
    } finally {
      running.current = false
    }
  }, [finish, open, order, orderId, payments])

  /** Follows up a card that was sent, be it from here, before this page was loaded or in another tab. */
  const followUp = useCallback(() => {
    payments.submitted()
    setPhase({ kind: 'asking' })
    void settle()
  }, [payments, settle])

  const openOrFollowUp = useCallback(async () => {
    if ((await open({ kind: 'ready' })) === 'sent-already') followUp()
  }, [open, followUp])

  // On arrival: a payment that is under way or done is followed up; otherwise the fields are opened.
  // The order tells its payments oldest first, and the last one counts.
  const embedded = order.order?.payments.findLast((payment) => payment.type === 'Embedded')
  const wasSent = embedded?.status === 'Pending' || embedded?.status === 'Completed'
  const [arrivedWith, setArrivedWith] = useState<string | null>(null)
  if (orderId && methodId !== null && arrivedWith !== orderId) {
    setArrivedWith(orderId)
    if (wasSent) setPhase({ kind: 'asking' })
  }
  const arrive = useEffectEvent(() => {
    if (!wasSent) void openOrFollowUp()
    else {
      payments.submitted()
      void settle()
    }
  })
  const begunWith = useRef<string | null>(null)
  useEffect(() => {
    if (begunWith.current === arrivedWith) return
    begunWith.current = arrivedWith
    arrive()
  }, [arrivedWith])

  // The frame says when it has finished; one that never does is asked about all the same.
  useEffect(() => {
    if (phase.kind !== 'asking') return
    const timer = setTimeout(() => void settle(), silenceLimit)
    return () => clearTimeout(timer)
  }, [phase, settle])

  return {
    phase,
    /** The frame has sent the card. */
    sent: useCallback(() => {
      payments.submitted()
      setPhase({ kind: 'asking' })
    }, [payments]),
    settle,
    ask: useCallback(() => {
      setPhase({ kind: 'asking' })
      void settle()
    }, [settle]),
    reopen: useCallback(() => {
      setPhase({ kind: 'opening' })
      void openOrFollowUp()
    }, [openOrFollowUp]),
  }
}
