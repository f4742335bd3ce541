import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/**
 * What a visitor who is back from the provider's page sees. Everything else leads on: to the tickets, or to another
 * try of the payment.
 * - `waiting`: no answer within the time we ask; nothing is lost, we can ask again.
 */
export type ReturnPhase = 'asking' | 'waiting' | 'offline' | 'failed' | 'expired' | 'missing'

/** Follows a redirect payment up, however often its address is opened: the server has one outcome for all of them. */
export function usePaymentReturn(orderId: string): { phase: ReturnPhase; ask: () => void } {
  const { order, payments } = useStore(getOrderStores)
  const { routes } = useStores()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<ReturnPhase>('asking')
  const [round, setRound] = useState(0)

  const finish = useCallback(async (): Promise<ReturnPhase | { readonly path: string }> => {
    const completion = await payments.awaitCompletion(orderId)
    switch (completion.kind) {
      case 'completed':
        return { path: routes.completedOrder(orderId) }
      case 'failed':
        return 'failed'
      // It is paid for, and its completion comes.
      case 'pending':
      case 'missing':
        return 'waiting'
      case 'network':
        return 'offline'
      default:
        return completion satisfies never
    }
  }, [orderId, payments, routes])

  const follow = useCallback(async (): Promise<ReturnPhase | { readonly path: string }> => {
    const result = await payments.redirect.result(orderId)
    switch (result.kind) {
      case 'completed':
        return finish()
      case 'declined':
      case 'not-started': {
        // The step tells why, and takes another try; who has come back in another browser has the order's own address.
        await order.restore()
        const isOurs = order.order?.id === orderId
        return { path: isOurs ? routes.payment() : routes.paymentStandalone(orderId) }
      }
      case 'pending':
        return 'waiting'
      case 'seats-gone':
        return 'failed'
      case 'order-expired':
        return 'expired'
      case 'network':
        return 'offline'
      default:
        return result satisfies never
    }
  }, [finish, order, orderId, payments, routes])

  useEffect(() => {
    if (orderId === '') return
    let isCurrent = true
    void follow().then((next) => {
      if (!isCurrent) return
      if (typeof next === 'string') setPhase(next)
      else void navigate(next.path, { replace: true })
    })
    return () => {
      isCurrent = false
    }
  }, [follow, navigate, orderId, round])

  return {
    phase: orderId === '' ? 'missing' : phase,
    ask: useCallback(() => {
      setPhase('asking')
      setRound((before) => before + 1)
    }, []),
  }
}
