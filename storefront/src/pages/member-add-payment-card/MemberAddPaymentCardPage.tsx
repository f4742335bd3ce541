import { useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { AddCard } from '../../features/payment-cards/AddCard.tsx'

/** Adding a payment card. */
export function MemberAddPaymentCardPage() {
  const { t } = useText()
  return (
    <MemberAreaFrame
      title={t('member.cards.add')}
      intro={t('member.cards.adding.intro')}
      section="paymentCards"
    >
      <AddCard />
    </MemberAreaFrame>
  )
}
