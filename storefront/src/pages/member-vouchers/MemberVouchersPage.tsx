import { useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { Vouchers } from '../../features/member-vouchers/Vouchers.tsx'

/** The member's vouchers, gift cards and passes. */
export function MemberVouchersPage() {
  const { t } = useText()
  return (
    <MemberAreaFrame
      title={t('member.account.vouchers.title')}
      intro={t('member.vouchers.intro')}
      section="vouchers"
    >
      <Vouchers />
    </MemberAreaFrame>
  )
}
