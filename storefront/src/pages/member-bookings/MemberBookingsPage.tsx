import { Button } from '@foyer/design-system/actions/button'
import { Link } from '@foyer/design-system/actions/link'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { SegmentLinks } from '@foyer/design-system/navigation/segment-links'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { ComingBookings } from '../../features/member-history/ComingBookings.tsx'
import { HistoryContent } from '../../features/member-history/HistoryContent.tsx'
import { MoreButton } from '../../features/member-history/MoreButton.tsx'
import { PastBookings } from '../../features/member-history/PastBookings.tsx'
import { BookingsSkeleton } from '../../features/member-history/BookingsSkeleton.tsx'
import { getMemberJourneysStore } from '../../stores/members/journeys.ts'

/** The two segments, and the way to a booking by its number. */
const Head = styled('div', { name: 'FoyerMemberBookings', slot: 'Head' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  marginBlockEnd: 24,
})

/** How many of those that are over stand below those to come. */
const lately = 3

/** A member's bookings in two segments: coming up, and been. */
export function MemberBookingsPage() {
  const { t } = useText()
  return (
    <MemberAreaFrame title={t('member.nav.bookings')} section="bookings">
      <Bookings />
    </MemberAreaFrame>
  )
}

const Bookings = observer(function Bookings() {
  const { routes, sites } = useStores()
  const { t } = useText()
  const { url } = usePage()
  const { current, past, comingCount } = useStore(getMemberJourneysStore)
  const view = url.searchParams.get('view') === 'been' ? 'been' : 'coming'
  // Both views show their number.
  useEffect(() => {
    void current.ensure()
    void past.first.ensure()
    // Which of them sell food and drink.
    void sites.ensure()
  }, [current, past, sites])
  const pastCount = past.first.cached.value?.totalCount
  return (
    <>
      <Head>
        <SegmentLinks
          label={t('member.bookings.which')}
          current={view}
          links={[
            {
              id: 'coming',
              label: t('member.bookings.coming'),
              href: routes.page('MemberBookingsAndTransactions'),
              count: current.cached.value ? String(comingCount) : undefined,
            },
            {
              id: 'been',
              label: t('member.bookings.been'),
              href: routes.page('MemberBookingsAndTransactions', { view: 'been' }),
              count: pastCount == null ? undefined : String(pastCount),
            },
          ]}
        />
        <Link href={routes.page('FindOrder')}>{t('member.bookings.find')}</Link>
      </Head>
      {view === 'coming' ? <Coming /> : <Been />}
    </>
  )
})

const Coming = observer(function Coming() {
  const { routes } = useStores()
  const { t } = useText()
  const { current, past } = useStore(getMemberJourneysStore)
  const [first] = past.pages
  return (
    <>
      <HistoryContent value={current} failure={t('member.bookings.failed')} skeleton={<BookingsSkeleton />}>
        {({ orders }) =>
          orders.length > 0 ? (
            <ComingBookings orders={orders} />
          ) : (
            <EmptyState
              title={t('member.bookings.noneComing')}
              text={t('member.bookings.noneComingText')}
              actions={<Button href={routes.films()}>{t('member.bookings.whatIsOn')}</Button>}
            />
          )
        }
      </HistoryContent>
      {first && first.orders.length > 0 && (
        <Section
          title={t('member.bookings.lately')}
          action={
            <Link href={routes.page('MemberBookingsAndTransactions', { view: 'been' })}>
              {t('member.bookings.all')}
            </Link>
          }
        >
          <PastBookings orders={first.orders.slice(0, lately)} headingLevel={3} />
        </Section>
      )}
    </>
  )
})

const Been = observer(function Been() {
  const { routes } = useStores()
  const { t } = useText()
  const { past } = useStore(getMemberJourneysStore)
  return (
    <HistoryContent
      value={past.first}
      failure={t('member.bookings.failed')}
      skeleton={<BookingsSkeleton compact />}
    >
      {({ orders }) =>
        orders.length > 0 ? (
          <>
            <AllPast />
            <MoreButton list={past} />
          </>
        ) : (
          <EmptyState
            title={t('member.bookings.nonePast')}
            text={t('member.bookings.nonePastText')}
            actions={<Button href={routes.films()}>{t('member.bookings.whatIsOn')}</Button>}
          />
        )
      }
    </HistoryContent>
  )
})

/** Every page of the list that has come. */
const AllPast = observer(function AllPast() {
  const { past } = useStore(getMemberJourneysStore)
  return <PastBookings orders={past.pages.flatMap(({ orders }) => orders)} headingLevel={2} />
})
