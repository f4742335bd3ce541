import type { Member } from '@foyer/contract/wire/members'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { styled } from '@foyer/design-system/foundations/styled'
import { MembershipCard } from '@foyer/design-system/members/membership-card'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import type { PointsStanding } from '../../domain/points-standing.ts'
import { useStanding } from '../points/use-standing.ts'
import { useHashDialog } from './use-hash-dialog.ts'
import { useMemberCard } from './use-member-card.ts'
import { useScreenOn } from '../../page/use-screen-on.ts'

const MembershipPass = lazyWithRetry(
  async () => (await import('@foyer/design-system/members/membership-pass')).MembershipPass,
)

/** The address of the card, held out to a scanner. */
const passHash = 'card'

const Waiting = styled('div', { name: 'FoyerMemberCard', slot: 'Waiting' })({
  aspectRatio: '1.586',
  '& > span': { borderRadius: 'calc(1.5 * var(--foyer-radius-lg))' },
})

/** The signed-in member's card; a press shows it large, for the counter's scanner. */
export const MemberCard = observer(function MemberCard() {
  const { member } = useMembers().member
  const { standing, isPending } = useStanding()
  if (!member) return null
  // Its face comes with the levels: another one would flash before it.
  if (isPending)
    return (
      <Waiting aria-hidden>
        <Skeleton shape="block" />
      </Waiting>
    )
  return <Card member={member} standing={standing} />
})

function Card({ member, standing }: { member: Member; standing: PointsStanding | null }) {
  const { t } = useText()
  const { since, ...card } = useMemberCard(member, standing)
  const pass = useHashDialog(passHash)
  const [hasBeenOpen, setBeenOpen] = useState(false)
  if (pass.isOpen && !hasBeenOpen) setBeenOpen(true)
  useScreenOn(pass.isOpen)
  return (
    <>
      <MembershipCard
        {...card}
        since={since}
        priority
        open={{ label: t('member.card.open'), onPress: pass.open }}
      />
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <MembershipPass
            {...card}
            open={pass.isOpen}
            onClose={pass.close}
            title={t('member.card.title')}
            closeLabel={t('shared.action.close')}
            note={t('member.card.note')}
          />
        </Suspense>
      )}
    </>
  )
}
