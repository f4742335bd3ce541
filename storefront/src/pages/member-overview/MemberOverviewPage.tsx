import { Button } from '@foyer/design-system/actions/button'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { observer } from 'mobx-react-lite'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { useFirstName } from '../../features/member-area/use-first-name.ts'
import { EmailRow } from './EmailRow.tsx'

/** A line below the rows. */
const Since = styled('p', { name: 'FoyerMemberOverview', slot: 'Since' })({
  marginBlockStart: 24,
  color: 'var(--foyer-text-muted)',
})

/** Who is signed in, and whether their address is confirmed; the way to what they sign in with. */
export const MemberOverviewPage = observer(function MemberOverviewPage() {
  const { t } = useText()
  const name = useFirstName()
  return (
    <MemberAreaFrame
      title={name === null ? t('member.overview.welcome') : t('member.overview.greeting', { name })}
      section="overview"
    >
      <Overview />
    </MemberAreaFrame>
  )
})

const Overview = observer(function Overview() {
  const { routes } = useStores()
  const { t } = useText()
  const formats = useFormats()
  const { member } = useMembers().member
  if (!member) return null
  const { email, isEmailVerified, username, createdAt } = member
  return (
    <Section title={t('member.overview.you')}>
      <SettingList label={t('member.overview.you')}>
        {email !== null && <EmailRow email={email} isVerified={isEmailVerified} />}
        {username !== null && (
          <SettingRow icon="user" title={username} note={t('member.overview.username')} />
        )}
        <SettingRow
          icon="key"
          title={t('member.account.signingIn.title')}
          note={t('member.account.signingIn.note')}
          action={
            <Button variant="text" size="medium" href={routes.memberPage('member-signing-in')}>
              {t('member.credentials.change')}
            </Button>
          }
        />
      </SettingList>
      {createdAt !== '' && (
        <Since>{t('member.overview.since', { month: formats.date(createdAt, 'MMMM YYYY') })}</Since>
      )}
    </Section>
  )
})
