import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../context/hooks.ts'
import { useExtendsMembers, useMembers } from '../../context/use-members.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { SigningIn, type SigningInCalls } from '../../features/credentials/SigningIn.tsx'
import { PasskeyList } from '../../features/passkeys/PasskeyList.tsx'
import { toSigningInCalls } from './signing-in-calls.ts'

/** What the member signs in with, and devices. */
export const MemberSigningInPage = observer(function MemberSigningInPage() {
  const { notifications, routes } = useStores()
  const { accounts, member, session } = useMembers()
  const extendsMembers = useExtendsMembers()
  const { t } = useText()
  const navigate = useNavigate()
  const calls: SigningInCalls = useMemo(() => toSigningInCalls(accounts), [accounts])

  /** Ends the sign-in that the server has ended already, and says at home why. */
  async function goHome(id: string, title: string) {
    notifications.add({ id, type: 'Success', title, messages: [] })
    await session.signOut({ onFailure: () => true })
    await navigate(routes.home())
  }

  return (
    <MemberAreaFrame
      title={t('member.credentials.pageTitle')}
      intro={t('member.credentials.intro')}
      section="signingIn"
    >
      {member.member && (
        <>
          <SigningIn
            member={member.member}
            calls={calls}
            onSaved={() => void member.reload()}
            onEndAll={async () => {
              const result = await accounts.endSessions()
              if (result.ok) await goHome('signed-out-everywhere', t('member.devices.endedAll'))
              return result
            }}
          />
          {extendsMembers && <PasskeyList isEmailVerified={member.member.isEmailVerified} />}
        </>
      )}
    </MemberAreaFrame>
  )
})
