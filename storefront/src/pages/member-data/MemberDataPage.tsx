import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../context/hooks.ts'
import { useExtendsMembers, useMembers } from '../../context/use-members.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { DataCopy } from '../../features/member-data/DataCopy.tsx'
import { Leave } from '../../features/member-data/Leave.tsx'

/** What is stored of the member, to take along and to take away. */
export const MemberDataPage = observer(function MemberDataPage() {
  const { notifications, routes } = useStores()
  const { accounts, member, session } = useMembers()
  const extendsMembers = useExtendsMembers()
  const { t } = useText()
  const navigate = useNavigate()

  /** Ends the sign-in that the server has ended already, and says at home why. */
  async function goHome() {
    notifications.add({
      id: 'left',
      type: 'Success',
      title: t('member.leave.left.title'),
      messages: [t('member.leave.left.text')],
    })
    await session.signOut({ onFailure: () => true })
    await navigate(routes.home())
  }

  return (
    <MemberAreaFrame title={t('member.account.data.title')} intro={t('member.data.intro')} section="data">
      {member.member && (
        <>
          {extendsMembers && <DataCopy email={member.member.email} />}
          <Leave
            points={member.member.balances?.[0]?.units ?? 0}
            onLeave={async (password) => {
              const result = await accounts.deleteAccount(password)
              if (result.ok) await goHome()
              return result
            }}
            stayHref={routes.page('MemberOverview')}
          />
        </>
      )}
    </MemberAreaFrame>
  )
})
