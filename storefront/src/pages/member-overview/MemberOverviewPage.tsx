import { Button } from '@foyer/design-system/actions/button'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { MemberCard } from '../../member/card/MemberCard.tsx'
import { PointsSummary } from '../../member/points/PointsSummary.tsx'
import { useOffers } from '../../member/rewards/use-offers.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'
import { EmailRow } from './EmailRow.tsx'
import { Band, Body, Top } from './layout.tsx'
import { NextVisitBlock } from './NextVisitBlock.tsx'
import { OverviewSkeleton, RowsSkeleton } from './OverviewSkeleton.tsx'
import { useGreeting } from './use-greeting.ts'

/** Below the first view: they come after it. */
const RewardsBlock = lazyWithRetry(async () => (await import('./RewardsBlock.tsx')).RewardsBlock)
const FilmsBlock = lazyWithRetry(async () => (await import('./FilmsBlock.tsx')).FilmsBlock)

/** A line below the rows. */
const Since = styled('p', { name: 'FoyerMemberOverview', slot: 'Since' })({
  marginBlockStart: 24,
  color: 'var(--foyer-text-muted)',
})

/** What a member wants first: their next visit and their card; then points, rewards, films, and who they are. */
export const MemberOverviewPage = observer(function MemberOverviewPage() {
  const { t } = useText()
  const masterData = useStore(getLoyaltyMasterData)
  useEffect(() => {
    // Beside the member and not after them.
    void masterData.ensure()
  }, [masterData])
  return (
    <MemberAreaFrame
      title={useGreeting()}
      section="overview"
      skeleton={<OverviewSkeleton />}
      failureNote={t('member.overview.safe')}
    >
      <Overview />
    </MemberAreaFrame>
  )
})

function Overview() {
  return (
    <Body>
      <Top>
        <div data-slot="next">
          <BlockBoundary>
            <NextVisitBlock />
          </BlockBoundary>
        </div>
        <div data-slot="card">
          <BlockBoundary>
            <MemberCard />
          </BlockBoundary>
        </div>
      </Top>
      <Band>
        <BlockBoundary>
          <PointsBlock />
        </BlockBoundary>
      </Band>
      <BlockBoundary>
        <Suspense fallback={<RowsSkeleton />}>
          <RewardsBlock />
          <FilmsBlock />
        </Suspense>
      </BlockBoundary>
      <You />
    </Body>
  )
}

/** The points; to a member who has none yet, how far the nearest reward is. */
const PointsBlock = observer(function PointsBlock() {
  const { t } = useText()
  const { offers } = useOffers()
  const nearest = offers.find(({ reach }) => reach.kind === 'missing')
  return (
    <PointsSummary
      firstNote={nearest && t('member.points.away', { reward: nearest.name, amount: nearest.amount })}
    />
  )
})

/** The address and whether it is confirmed; the way to what they sign in with. */
const You = observer(function You() {
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
