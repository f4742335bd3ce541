import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import type { MemberRedemptionCard } from '@foyer/contract/wire/member-codes'
import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useFormats, useStore, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { getMemberCodesStore } from '../../stores/members/member-codes.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { getCodeStores } from '../../stores/orders/redemptions/code-stores.ts'
import { useCodes, type CodeHandlers, type CodeResult } from './use-codes.ts'

const List = styled('ul')({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: '1px solid var(--foyer-border)',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: 64,
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '& span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
})

export interface OwnCodesProps extends CodeHandlers {
  /** Kinds that can be added here. */
  offered: readonly TicketRedemptionCodeType[]
  onResult: (result: CodeResult) => void
}

/** As what kind a code of the member's own is put on an order. */
const kinds: Readonly<Record<MemberRedemptionCard['type'], TicketRedemptionCodeType['type']>> = {
  Voucher: 'Voucher',
  GiftCard: 'GiftCard',
  Member: 'MemberSubscriptionCard',
  ThirdParty: 'ThirdPartyMemberCard',
}

/** The kind of a card on an order: that of its subscription or scheme, where the server says which it is. */
const findCodeType = (
  offered: readonly TicketRedemptionCodeType[],
  { type, subscriptionId, thirdPartyMemberSchemeId }: MemberRedemptionCard,
) =>
  offered.find(
    (each) =>
      each.type === kinds[type] &&
      (subscriptionId === null || each.subscriptionId === subscriptionId) &&
      (thirdPartyMemberSchemeId == null || each.thirdPartyMemberSchemeId === thirdPartyMemberSchemeId),
  )

/** Vouchers, gift cards and passes that the member has with the account: one press puts one on the order. */
export const OwnCodes = observer(function OwnCodes({ offered, onResult, ...handlers }: OwnCodesProps) {
  const { session } = useMembers()
  const { cards } = useStore(getMemberCodesStore)
  const { order } = useStore(getOrderStores)
  const { redemptions } = useStore(getCodeStores)
  const { isBusy, send } = useCodes(offered, handlers)
  const formats = useFormats()
  const { t } = useText()
  const [sendingId, setSendingId] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isSignedIn } = session
  useEffect(() => {
    if (isSignedIn) void cards.ensure()
  }, [cards, isSignedIn])
  const used = new Set([
    ...redemptions.applied.map(({ masked }) => masked),
    ...(order.order?.payments ?? []).map(({ maskedDetail }) => maskedDetail),
  ])
  const usable = (cards.value ?? []).flatMap((card) => {
    const codeType = findCodeType(offered, card)
    const isUsable = card.status === 'Active' && !used.has(card.maskedCardNumber)
    return codeType && isUsable && card.cardNumber !== undefined
      ? [{ card, codeType, number: card.cardNumber }]
      : []
  })
  if (usable.length === 0) return null

  const getLeft = ({ availableBalance, availableRedemptions }: MemberRedemptionCard) => {
    if (availableBalance) return formats.money(availableBalance.valueIncludingTax)
    return availableRedemptions == null
      ? null
      : t('transaction.codes.own.left', { count: availableRedemptions })
  }
  async function use(card: MemberRedemptionCard, codeType: TicketRedemptionCodeType, number: string) {
    setSendingId(card.id)
    setRefusal(null)
    const result = await send(codeType, number)
    if (result.kind === 'added') return onResult(result)
    const { textKey, goodFrom } = result.refusal
    setRefusal(t(textKey, goodFrom === null ? {} : { day: formats.longDay(goodFrom) }))
  }

  return (
    <>
      {refusal !== null && (
        <Alert tone="error" role="alert" title={refusal}>
          {t('transaction.codes.refused.unused')}
        </Alert>
      )}
      <List aria-label={t('transaction.codes.own.title')}>
        {usable.map(({ card, codeType, number }) => {
          const name = card.name ?? codeType.label
          const isSending = isBusy && sendingId === card.id
          return (
            <li key={card.id}>
              <span>
                {name}
                <small>{[card.maskedCardNumber, getLeft(card)].filter(Boolean).join(' · ')}</small>
              </span>
              <Button
                variant="secondary"
                size="medium"
                busy={isSending}
                busyLabel={t('transaction.codes.adding')}
                disabled={isBusy && !isSending}
                aria-label={isSending ? undefined : t('transaction.codes.own.useName', { name })}
                onClick={() => void use(card, codeType, number)}
              >
                {t('transaction.codes.own.use')}
              </Button>
            </li>
          )
        })}
      </List>
    </>
  )
})
