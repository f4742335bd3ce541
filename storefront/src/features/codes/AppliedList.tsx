import { AppliedCode as Row, AppliedCodes } from '@foyer/design-system/order/applied-codes'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeKey } from '../../stores/orders/basket.ts'
import type { AppliedCode } from '../../stores/orders/redemptions/applied-codes.ts'
import { renderCodeIcon } from './code-icon.tsx'

const day = 86_400_000

const typesByKind = {
  Voucher: 'Voucher',
  MemberCard: 'MemberSubscriptionCard',
  ThirdPartyCard: 'ThirdPartyMemberCard',
} as const

/** `12.......6789` with the hidden part as dots of one length: it does not say how long the code is. */
const shorten = (masked: string) => masked.replace(/\.+/, ' •••• ')

export interface AppliedListProps {
  /** Showtime whose codes of discounts can be taken off; null where its tickets are held. */
  showtime: ShowtimeKey | null
  /** Called with the name of what was taken off. */
  onRemoved: (name: string) => void
}

/** Vouchers and cards on the order and codes of discounts, each with what it does for it and how to take it off. */
export const AppliedList = observer(function AppliedList({ showtime, onRemoved }: AppliedListProps) {
  const { configuration, today } = useStores()
  const { discounts, redemptions, order } = useStore(getOrderStores)
  const { t, plural, text } = useText()
  const formats = useFormats()
  const [failedId, setFailedId] = useState<string | null>(null)
  const { codeTypes } = configuration.value.tickets.ticketRedemption
  const soon = configuration.value.tickets.redemptionExpiringSoonDurationInDays * day

  const applied = showtime ? discounts.applied(showtime.id) : []
  if (redemptions.applied.length + applied.length === 0) return null
  const hasTickets = order.order?.showtimes.some(({ tickets }) => tickets.length > 0) === true

  function describe(code: AppliedCode): string {
    if (code.isDeal) return t('transaction.codes.deal')
    if (code.tickets > 0) return plural('transaction.codes.pays', code.tickets)
    return t(hasTickets ? 'transaction.codes.unused' : 'transaction.codes.waiting')
  }

  const describeRemoval = (name: string) => ({
    label: t('transaction.codes.remove'),
    name: t('transaction.codes.removeNamed', { name }),
    busyLabel: t('transaction.codes.removing'),
  })

  async function remove(code: AppliedCode, name: string) {
    setFailedId(null)
    const outcome = await redemptions.remove(code)
    if (outcome.kind === 'ok') onRemoved(name)
    else setFailedId(code.id)
  }

  return (
    <AppliedCodes label={t('transaction.codes.applied')}>
      {redemptions.applied.map((code) => {
        const type = typesByKind[code.kind]
        const codeType = redemptions.getCodeType(code.id) ?? codeTypes.find((each) => each.type === type)
        const fallback = t(code.kind === 'Voucher' ? 'transaction.codes.voucher' : 'transaction.codes.card')
        const name = code.description || (codeType?.label ?? fallback)
        const expires = code.expiresAt === null ? NaN : Date.parse(code.expiresAt)
        return (
          <Row
            key={code.id}
            name={name}
            code={shorten(code.masked) || undefined}
            icon={renderCodeIcon(codeType ?? { type })}
            note={describe(code)}
            amount={code.saved > 0 ? formats.money(-code.saved) : undefined}
            expiry={
              code.expiresAt !== null && expires - today.now <= soon
                ? t('transaction.codes.expires', { day: formats.longDay(code.expiresAt) })
                : undefined
            }
            removal={describeRemoval(name)}
            onRemove={() => void remove(code, name)}
            busy={redemptions.removingId === code.id}
            error={failedId === code.id ? t('transaction.codes.removeFailed') : undefined}
          />
        )
      })}
      {applied.map(({ code, discountId }) => {
        const name = showtime ? text(discounts.find(showtime.id, discountId)?.name) || code : code
        return (
          <Row
            key={discountId}
            name={name}
            code={name === code ? undefined : code}
            icon={renderCodeIcon({ type: 'DiscountCode' })}
            removal={describeRemoval(name)}
            onRemove={() => {
              if (showtime) discounts.removeDiscountCode(showtime, discountId)
              onRemoved(name)
            }}
          />
        )
      })}
    </AppliedCodes>
  )
})
