import { useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { ReferAFriend } from '../../features/referrals/ReferAFriend.tsx'

/** The member's code for friends, and what became of those who have joined with it. */
export function ReferAFriendPage() {
  const { t } = useText()
  return (
    <MemberAreaFrame
      title={t('member.account.referrals.title')}
      intro={t('member.referrals.intro')}
      section="referrals"
    >
      <ReferAFriend />
    </MemberAreaFrame>
  )
}
