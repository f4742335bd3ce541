import { useState } from 'react'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import type { errorMessages } from './error-messages.ts'
import { useStore } from '../context/hooks.ts'

/** Leaves the order on request: `leave` resolves to whether it was left, `trouble` is the reason if not. */
export function useLeaveOrder(): {
  leave: () => Promise<boolean>
  submitError: keyof typeof errorMessages | null
} {
  const { payments } = useStore(getOrderStores)
  const [submitError, setSubmitError] = useState<keyof typeof errorMessages | null>(null)
  async function leave() {
    setSubmitError(null)
    const outcome = await payments.leaveOrder()
    const isLeft = outcome.kind === 'ok' || outcome.kind === 'order-expired'
    if (!isLeft) setSubmitError(outcome.kind === 'network' ? 'network' : 'paying')
    return isLeft
  }
  return { leave, submitError }
}
