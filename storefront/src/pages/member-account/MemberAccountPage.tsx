import { Button } from '@foyer/design-system/actions/button'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { AccountList } from '@foyer/design-system/members/account-navigation'
import { MemberPhoto } from '@foyer/design-system/members/member-photo'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { useSignOut } from '../../context/use-sign-out.ts'
import { getInitials } from '../../domain/initials.ts'
import { getSmallPhoto } from '../../domain/member-photo.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { listAccountPages } from '../../features/member-area/sections.ts'

/** Who it is, in a line. */
const Identity = styled('div', { name: 'FoyerMemberAccount', slot: 'Identity' })({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBlockEnd: 24,
  '& > p': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 650 },
  '& small': { display: 'block', color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
})

/** The pages as rows, where there is no rail. */
const Rows = styled('div', { name: 'FoyerMemberAccount', slot: 'Rows' })({
  marginBlockEnd: 32,
  [media.up.md]: { display: 'none' },
})

/** The way out, as wide as the rows on phones. */
const WayOut = styled('div', { name: 'FoyerMemberAccount', slot: 'WayOut' })({
  [media.below.sm]: { '& > button': { inlineSize: '100%' } },
})

/** Who the member is, the account's pages and the way out. */
export function MemberAccountPage() {
  const { t } = useText()
  return (
    <MemberAreaFrame title={t('member.nav.account')} section="account">
      <Account />
    </MemberAreaFrame>
  )
}

const Account = observer(function Account() {
  const stores = useStores()
  const { t } = useText()
  const { member } = useMembers().member
  const signOut = useSignOut()
  const [isLeaving, setLeaving] = useState(false)
  if (!member) return null
  const { name } = member.personalDetails
  const leave = async () => {
    setLeaving(true)
    await signOut()
    setLeaving(false)
  }
  return (
    <>
      <Identity>
        <MemberPhoto
          alt=""
          initials={getInitials(name)}
          photo={getSmallPhoto(member.photo, stores.core.platform.clock.now())}
        />
        <p>
          <strong>{[name.givenName, name.familyName].filter(Boolean).join(' ')}</strong>
          <small>{member.email ?? member.username}</small>
        </p>
      </Identity>
      <Rows>
        <AccountList label={t('member.nav.account')} links={listAccountPages(stores, t)} />
      </Rows>
      <WayOut>
        <Button
          variant="secondary"
          busy={isLeaving}
          busyLabel={t('member.account.signingOut')}
          onClick={() => void leave()}
        >
          {t('shared.account.signOut')}
        </Button>
      </WayOut>
    </>
  )
})
