import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore, useStores } from '../../context/hooks.ts'
import { findRestPayment, type Settlement } from '../../domain/payment-parts.ts'
import { findRefusalMessage } from '../../order/error-messages.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { isSentAlready, type OrderOutcome } from '../../stores/orders/order-outcome.ts'
import { leaveFor, type LeaveFor } from './leave-for.ts'
import { isPressable, isUnderWay, isWithoutFields, type PaymentPhase } from './payment-phase.ts'
import { useCompletion } from './use-completion.ts'

/** Milliseconds after which a silent frame is not waited for: the provider's own limit and a little more. */
const silenceLimit = 45_000

/** The card never reached the provider, or the server knows of no payment: the visitor types it again. */
const neverSent: PaymentPhase = { kind: 'declined', reason: 'timed-out' }

const toFailedToOpen = (outcome: OrderOutcome): PaymentPhase => ({
  kind: 'failed-to-open',
  message: (outcome.kind === 'refused' && findRefusalMessage(outcome)) || null,
})

type MethodType = WebPaymentMethod['type']

export interface UsePaymentOptions {
  /** The chosen way to pay the rest; null until the ways are known, or where none is needed. */
  readonly method: Pick<WebPaymentMethod, 'id' | 'type'> | null
  /** The member's stored card that pays by it; null where the card is typed. */
  readonly cardId?: string | null
  /** How the order is paid for; null until it is there. */
  readonly settlement: Settlement | null
  readonly leave?: LeaveFor
}

/** The way of a payment, from the first field to the ticket. Safe to leave and come back to at any point: it asks the server first. */
export function usePayment({ method, cardId = null, settlement, leave = leaveFor }: UsePaymentOptions) {
  const { order, payments } = useStore(getOrderStores)
  const { routes } = useStores()
  const [phase, setPhase] = useState<PaymentPhase>({ kind: 'opening' })
  const { finish, complete } = useCompletion(setPhase)
  const orderId = order.order?.id ?? null
  const running = useRef(false)
  const isByWeb = settlement === null || settlement.kind === 'web'
  const needsFields = isByWeb && method !== null && method.type !== 'Redirect'
  const methodId = method?.id ?? null
  const wanted = useRef({ methodId, cardId })
  useEffect(() => {
    wanted.current = { methodId, cardId }
  }, [methodId, cardId])

  /** Says that the hold has ended; the page shows what became of the order as soon as the server has said it. */
  const expire = useCallback(() => {
    setPhase({ kind: 'expired' })
    void order.refresh()
  }, [order])

  /** Opens the fields; or says that a card has been sent already, so that there is nothing to type but to ask about. */
  const open = useCallback(
    async (after: PaymentPhase): Promise<'settled' | 'sent-already'> => {
      if (!order.order || methodId === null) return 'settled'
      let requested: string | null
      let outcome: OrderOutcome
      do {
        requested = wanted.current.cardId
        outcome = await payments.embedded.start(order.order, methodId, requested)
        if (isSentAlready(outcome)) return 'sent-already'
        // Another way was chosen meanwhile: what became of the fields does not matter.
        if (wanted.current.methodId !== methodId) return 'settled'
        // Another card: its fields are others.
      } while (wanted.current.cardId !== requested)
      if (outcome.kind === 'order-expired') expire()
      else setPhase(outcome.kind === 'ok' ? after : toFailedToOpen(outcome))
      return 'settled'
    },
    [expire, methodId, order, payments],
  )

  /** Asks what became of the payment and goes where the answer leads. */
  const settle = useCallback(
    async (type: MethodType) => {
      if (!orderId || running.current) return
      running.current = true
      try {
        const result = await (type === 'Embedded' ? payments.embedded : payments.redirect).result(orderId)
        switch (result.kind) {
          case 'completed':
            await finish(orderId)
            return
          case 'declined':
          case 'not-started': {
            const after: PaymentPhase =
              result.kind === 'declined'
                ? { kind: 'declined', reason: result.reason }
                : type === 'Embedded'
                  ? neverSent
                  : { kind: 'returned' }
            if (type === 'Redirect') setPhase(after)
            // Sent again meanwhile, in another tab: the visitor asks about that one when they like.
            else if ((await open(after)) === 'sent-already') {
              payments.embedded.submitted()
              setPhase({ kind: 'waiting' })
            }
            void order.refresh()
            return
          }
          case 'seats-gone':
            setPhase({ kind: 'order-failed' })
            return
          case 'pending':
            setPhase({ kind: 'waiting' })
            return
          case 'order-expired':
            expire()
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
    },
    [expire, finish, open, order, orderId, payments],
  )

  /** Which kind of payment is polled: what this page has begun goes before what the order was last seen with. */
  const getTypeUnderWay = useCallback((): MethodType => {
    if (payments.redirect.state.kind === 'Started') return 'Redirect'
    if (payments.embedded.state.kind === 'Started') return 'Embedded'
    const last = order.order && findRestPayment(order.order)
    return last?.type === 'Redirect' ? 'Redirect' : 'Embedded'
  }, [order, payments])

  /** Follows up a payment that has begun, be it from here, before this page was loaded or in another tab. */
  const followUp = useCallback(
    (type: MethodType) => {
      if (type === 'Embedded') payments.embedded.submitted()
      else payments.redirect.followed()
      setPhase({ kind: 'asking' })
      void settle(type)
    },
    [payments, settle],
  )

  /** Another page has sent a card: which kind of payment it was, the order tells. */
  const followUpElsewhere = useCallback(async () => {
    await order.refresh()
    followUp(getTypeUnderWay())
  }, [followUp, getTypeUnderWay, order])

  const openOrFollowUp = useCallback(
    async (after: PaymentPhase) => {
      if ((await open(after)) === 'sent-already') await followUpElsewhere()
    },
    [open, followUpElsewhere],
  )

  /** Ready for the visitor: with the provider's fields where the chosen way has some. */
  const getReady = useEffectEvent((after: PaymentPhase) => {
    if (needsFields && payments.embedded.state.kind !== 'Created') void openOrFollowUp(after)
    else setPhase(after)
  })

  // On arrival: a payment that is under way or done is followed up; otherwise the fields are opened.
  // The order tells its payments oldest first, and the last one counts.
  const rest = order.order && findRestPayment(order.order)
  const restType: MethodType = rest?.type === 'Redirect' ? 'Redirect' : 'Embedded'
  const wasSent = rest?.status === 'Pending' || rest?.status === 'Completed'
  const canArrive = orderId !== null && (methodId !== null || !isByWeb)
  const [arrivedWith, setArrivedWith] = useState<string | null>(null)
  if (canArrive && arrivedWith !== orderId) {
    setArrivedWith(orderId)
    if (wasSent) setPhase({ kind: 'asking' })
  }
  const arrive = useEffectEvent(async () => {
    if (wasSent) return followUp(restType)
    if (rest?.type !== 'Redirect' || orderId === null) return getReady({ kind: 'ready' })
    // Nobody is on the provider's page any more: back without having paid, or turned down there.
    payments.redirect.reset()
    if (rest.status === 'NotStarted') return getReady({ kind: 'returned' })
    const result = await payments.redirect.read(orderId)
    getReady(result.kind === 'declined' ? result : { kind: 'ready' })
  })
  const begunWith = useRef<string | null>(null)
  useEffect(() => {
    if (begunWith.current === arrivedWith) return
    begunWith.current = arrivedWith
    void arrive()
  }, [arrivedWith])

  // Another way is chosen, or the rest is another sum: fields that are needed are opened, those that are not are left.
  const lacksFields = needsFields && isPressable(phase) && payments.embedded.state.kind === 'NotStarted'
  const isIdle = !needsFields && isWithoutFields(phase)
  const adjust = useEffectEvent(() => {
    if (lacksFields) void openOrFollowUp(phase)
    // What arrival has found out meanwhile stays.
    else setPhase((current) => (isWithoutFields(current) ? { kind: 'ready' } : current))
  })
  useEffect(() => {
    if (arrivedWith !== null && begunWith.current === arrivedWith && (lacksFields || isIdle)) adjust()
  }, [arrivedWith, lacksFields, isIdle, methodId, cardId])

  // The frame says when it has finished; without its message the result is requested all the same.
  useEffect(() => {
    if (phase.kind !== 'asking') return
    const timer = setTimeout(() => void settle(getTypeUnderWay()), silenceLimit)
    return () => clearTimeout(timer)
  }, [phase, settle, getTypeUnderWay])

  // A page that the browser has kept while the visitor was at the provider's: the server knows what happened there.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted || !isUnderWay(phase)) return
      void followUpElsewhere()
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [followUpElsewhere, phase])

  return {
    phase,
    /** Leaves for the provider's page. */
    leave: useCallback(async () => {
      const current = order.order
      if (!current || methodId === null) return
      setPhase({ kind: 'leaving', url: null })
      const returnUrl = new URL(routes.paymentReturn(current.id), window.location.href).href
      const outcome = await payments.redirect.start(current, { webPaymentMethodId: methodId, returnUrl })
      if (outcome.kind === 'leave') {
        setPhase({ kind: 'leaving', url: outcome.url })
        leave(outcome.url)
      } else if (isSentAlready(outcome)) await followUpElsewhere()
      else if (outcome.kind === 'order-expired') expire()
      else setPhase(toFailedToOpen(outcome))
    }, [expire, followUpElsewhere, leave, methodId, order, payments, routes]),
    /** Completes an order that needs no web payment. */
    complete: useCallback(() => {
      if (orderId) void complete(orderId)
    }, [complete, orderId]),
    /** The frame has sent the card. */
    sent: useCallback(() => {
      payments.embedded.submitted()
      setPhase({ kind: 'asking' })
    }, [payments]),
    /** The frame has finished. */
    settle: useCallback(() => settle('Embedded'), [settle]),
    /** Asks again after a wait or a lost connection. */
    ask: useCallback(() => {
      if (!orderId) return
      if (!isByWeb) return void finish(orderId)
      setPhase({ kind: 'asking' })
      void settle(getTypeUnderWay())
    }, [finish, getTypeUnderWay, isByWeb, orderId, settle]),
    reopen: useCallback(() => {
      if (!needsFields) return setPhase({ kind: 'ready' })
      setPhase({ kind: 'opening' })
      void openOrFollowUp({ kind: 'ready' })
    }, [needsFields, openOrFollowUp]),
  }
}
