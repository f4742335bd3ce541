import { Alert } from '@foyer/design-system/feedback/alert'
import { ConfirmationDialog } from '@foyer/design-system/feedback/confirmation-dialog'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { styled } from '@foyer/design-system/foundations/styled'
import { AddPaymentCard, PaymentCardList } from '@foyer/design-system/members/payment-card'
import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { ReloadFailure } from '../../member/ReloadFailure.tsx'
import { getOutcome } from '../../stores/base/caching.ts'
import { getPaymentCardsStore } from '../../stores/members/payment-cards.ts'
import { getCardName } from './card-texts.ts'
import { PaymentCardRow } from './PaymentCardRow.tsx'

const Stack = styled('div', { name: 'FoyerPaymentCards', slot: 'Root' })({
  display: 'grid',
  gap: 32,
  '& > p:empty': { display: 'none' },
  '& > p': { margin: 0 },
})

/** A card's place until the cards are there. */
const Place = styled('div', { name: 'FoyerPaymentCards', slot: 'Place' })({
  maxInlineSize: 408,
  aspectRatio: '1.586',
  '& > *': { blockSize: '100%' },
})

/** The member's payment cards: which is used first, what runs out, removing one, and the place of the next. */
export const PaymentCards = observer(function PaymentCards() {
  const store = useStore(getPaymentCardsStore)
  const { routes } = useStores()
  const { t } = useText()
  const { cards } = store
  const list = useRef<HTMLDivElement>(null)
  const [choosing, setChoosing] = useState<string | null>(null)
  const [removing, setRemoving] = useState<Removing | null>(null)
  const [said, setSaid] = useState('')
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    void cards.ensure()
  }, [cards])

  async function chooseFirst(card: PaymentCard) {
    setChoosing(card.id)
    setFailed(false)
    const result = await store.setPrimary(card.id)
    setChoosing(null)
    setFailed(!result.ok)
    if (!result.ok) return
    setSaid(t('member.cards.nowFirst', { name: getCardName(card, t) }))
    // The button is gone: the card is the first one now.
    list.current?.focus()
  }

  async function remove({ card }: Removing) {
    setRemoving({ card, state: 'busy' })
    const result = await store.remove(card.id)
    if (!result.ok) return setRemoving({ card, state: 'failed' })
    setRemoving({ card, state: 'closed' })
    setSaid(t('member.cards.removed', { name: getCardName(card, t) }))
    list.current?.focus()
  }

  switch (getOutcome(cards)) {
    case 'pending':
      return (
        <Place>
          <Skeleton shape="block" />
        </Place>
      )
    case 'missing':
    case 'failed':
      return (
        <ReloadFailure
          title={t('member.cards.failed.title')}
          text={t('member.cards.failed.text')}
          onReload={() => cards.refresh()}
        />
      )
    case 'ready':
      break
  }
  const value = cards.value ?? []
  return (
    <Stack ref={list} tabIndex={-1}>
      <p role="status">{said}</p>
      {hasFailed && (
        <Alert tone="error" role="alert" title={t('member.cards.notSaved.title')}>
          {t('member.cards.notSaved.text')}
        </Alert>
      )}
      {value.length === 0 && <p>{t('member.cards.empty')}</p>}
      <PaymentCardList label={t('member.account.paymentCards.title')}>
        {value.map((card, index) => (
          <PaymentCardRow
            key={card.id}
            card={card}
            index={index}
            isBusy={choosing === card.id}
            onUseFirst={() => void chooseFirst(card)}
            onRemove={() => setRemoving({ card, state: 'asked' })}
          />
        ))}
        <AddPaymentCard label={t('member.cards.add')} href={routes.memberArea('addPaymentCard')} />
      </PaymentCardList>
      {value.some((card) => card.isUsedForRecurringSubscriptionBilling) && (
        <Alert tone="warning" title={t('member.cards.membershipNote.title')}>
          {t('member.cards.membershipNote.text')}
        </Alert>
      )}
      <ConfirmationDialog
        open={removing !== null && removing.state !== 'closed'}
        title={removing ? t('member.cards.removeAsk', { name: getCardName(removing.card, t) }) : ''}
        text={t('member.cards.removeText')}
        confirmLabel={t('member.cards.removeYes')}
        cancelLabel={t('member.cards.removeNo')}
        preferred="cancel"
        busy={removing?.state === 'busy'}
        busyLabel={t('member.cards.removing')}
        failure={removing?.state === 'failed' ? t('member.cards.notRemoved') : undefined}
        onCancel={() => setRemoving(removing && { ...removing, state: 'closed' })}
        onConfirm={() => removing && void remove(removing)}
      />
    </Stack>
  )
})

/** A card whose removal was asked for. Its name stays in the dialog while that closes. */
interface Removing {
  readonly card: PaymentCard
  readonly state: 'asked' | 'busy' | 'failed' | 'closed'
}
