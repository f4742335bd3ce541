import { useState, type ReactElement } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { AppliedCode } from '../../stores/orders/redemptions/applied-codes.ts'
import { getCodeStores } from '../../stores/orders/redemptions/code-stores.ts'
import { renderCodeIcon } from './code-icon.tsx'
import { getTypeOfKind, nameRedemption } from './name-redemption.ts'

const day = 86_400_000

/** `12.......6789` with the hidden part as dots of one length: it does not say how long the code is. */
const shorten = (masked: string) => masked.replace(/\.+/, ' •••• ')

/** A voucher or card on the order, in words. */
export interface AppliedRedemption {
  readonly id: string
  readonly name: string
  /** Masked; undefined where the server does not show it. */
  readonly code: string | undefined
  readonly icon: ReactElement
  /** What it does for the order. */
  readonly note: string
  /** What it takes off, in the currency's main unit. */
  readonly saved: number
  /** Whether it pays a part of the order; a deal makes its lines cheaper instead. */
  readonly isPaying: boolean
  /** Set where it is about to expire. */
  readonly expiry: string | undefined
  readonly isBeingRemoved: boolean
  /** The last try to take it off has failed. */
  readonly isRemovalFailed: boolean
  readonly remove: () => void
}

/**
 * Vouchers and cards on the order, and taking them off. Must be used inside an observer.
 * @param onRemoved called with the name of what was taken off
 */
export function useAppliedRedemptions(onRemoved: (name: string) => void): AppliedRedemption[] {
  const { configuration, today } = useStores()
  const { order } = useStore(getOrderStores)
  const { redemptions } = useStore(getCodeStores)
  const { t, plural, list } = useText()
  const formats = useFormats()
  const [failedId, setFailedId] = useState<string | null>(null)
  const { codeTypes } = configuration.value.tickets.ticketRedemption
  const soon = configuration.value.tickets.redemptionExpiringSoonDurationInDays * day
  const hasTickets = order.order?.showtimes.some(({ tickets }) => tickets.length > 0) === true

  function describe(code: AppliedCode): string {
    if (code.isDeal) return t('transaction.codes.deal')
    if (code.tickets > 0)
      return list([
        plural('transaction.codes.pays', code.tickets),
        ...describeLeft(redemptions.getLeft(code)),
      ])
    return t(hasTickets ? 'transaction.codes.unused' : 'transaction.codes.waiting')
  }

  function describeLeft(left: number | undefined): string[] {
    if (left === undefined) return []
    return [left > 0 ? plural('transaction.codes.left', left) : t('transaction.codes.leftNone')]
  }

  async function remove(code: AppliedCode, name: string) {
    setFailedId(null)
    const outcome = await redemptions.remove(code)
    if (outcome.kind === 'ok') onRemoved(name)
    else setFailedId(code.id)
  }

  return redemptions.applied.map((code) => {
    const type = getTypeOfKind(code.kind)
    const codeType = redemptions.getCodeType(code.id) ?? codeTypes.find((each) => each.type === type)
    const name = nameRedemption(code, codeType, t)
    const expires = code.expiresAt === null ? NaN : Date.parse(code.expiresAt)
    return {
      id: code.id,
      name,
      code: shorten(code.masked) || undefined,
      icon: renderCodeIcon(codeType ?? { type }),
      note: describe(code),
      saved: code.saved.valueIncludingTax,
      isPaying: !code.isDeal && code.saved.valueIncludingTax > 0,
      expiry:
        code.expiresAt !== null && expires - today.now <= soon
          ? t('transaction.codes.expires', { day: formats.longDay(code.expiresAt) })
          : undefined,
      isBeingRemoved: redemptions.removingId === code.id,
      isRemovalFailed: failedId === code.id,
      remove: () => void remove(code, name),
    }
  })
}
