import type { CustomerFields } from '@foyer/contract/validation/customer-rules'
import { useState } from 'react'
import { useStore } from '../../context/hooks.ts'
import { errorMessages, findRefusalMessage } from '../../order/error-messages.ts'
import type { OrderOutcome } from '../../stores/orders/order-outcome.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** Text keys for details that could not be saved. */
const saveErrorMessages = {
  ...errorMessages,
  network: { title: 'transaction.unavailable.title', text: 'transaction.details.failed' },
  refused: { title: 'transaction.details.refused.title', text: 'transaction.details.refused.text' },
} as const

/** The error of a failed save; null where the order's guard shows what happened instead. */
function toSaveError(outcome: OrderOutcome): keyof typeof saveErrorMessages | null {
  switch (outcome.kind) {
    case 'refused':
      return findRefusalMessage(outcome) ?? 'refused'
    case 'network':
      return 'network'
    case 'seats-unavailable':
      return 'refused'
    case 'ok':
    case 'order-expired':
      return null
    default:
      return outcome satisfies never
  }
}

/** Puts the customer on the order in progress; text keys of why that did not work. @param onSaved goes on from there */
export function useSaveCustomer(onSaved: () => unknown) {
  const { order } = useStore(getOrderStores)
  const [failed, setFailed] = useState<keyof typeof saveErrorMessages | null>(null)

  async function save(fields: CustomerFields) {
    setFailed(null)
    const outcome = await order.saveCustomer({
      givenName: fields.givenName.trim(),
      familyName: fields.familyName.trim(),
      email: fields.email.trim(),
      phoneNumber: fields.phoneNumber.trim() || null,
    })
    if (outcome.kind === 'ok') await onSaved()
    else setFailed(toSaveError(outcome))
  }
  return { save, submitError: failed && saveErrorMessages[failed] }
}
