import { useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { PaymentCards } from '../../features/payment-cards/PaymentCards.tsx'

/** The member's payment cards. */
export function MemberPaymentCardsPage() {
  const { t } = useText()
  return (
    <MemberAreaFrame
      title={t('member.account.paymentCards.title')}
      intro={t('member.cards.intro')}
      section="paymentCards"
    >
      <PaymentCards />
    </MemberAreaFrame>
  )
}
