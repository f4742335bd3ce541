import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { Button } from '@foyer/design-system/actions/button'
import { Link } from '@foyer/design-system/actions/link'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { NextBooking } from '@foyer/design-system/members/next-booking'
import { observer } from 'mobx-react-lite'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { SectionFailure } from '../../features/failures/SectionFailure.tsx'
import { getFilmPicture } from '../../film/film-pictures.ts'
import type { Outcome } from '../../stores/base/caching.ts'
import { describeVisit } from './describe-visit.ts'
import { DashedPlace, More } from './layout.tsx'

export interface NextVisitProps {
  readonly outcome: Outcome
  /** The next one; null if there is none. */
  readonly next: CompletedOrderResponse | null
  /** How many there are altogether. */
  readonly count: number
  readonly onRetry: () => Promise<unknown>
}

/** What the member has booked next; what will lie there where they have booked nothing. */
export const NextVisit = observer(function NextVisit({ outcome, next, count, onRetry }: NextVisitProps) {
  const { t } = useText()
  switch (outcome) {
    case 'pending':
      return (
        <DashedPlace aria-hidden>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="text" width="long" />
          <Skeleton shape="text" width="short" />
        </DashedPlace>
      )
    case 'failed':
      return (
        <SectionFailure
          title={t('member.overview.next.failed.title')}
          text={t('member.overview.next.failed.text')}
          onRetry={onRetry}
        />
      )
    case 'missing':
      return <NothingBooked />
    case 'ready':
      return next ? <Booked next={next} count={count} /> : <NothingBooked />
    default:
      return outcome satisfies never
  }
})

const Booked = observer(function Booked({ next, count }: { next: CompletedOrderResponse; count: number }) {
  const { routes, today } = useStores()
  const texts = useText()
  const formats = useFormats()
  const { t, plural } = texts
  const { filmId, title, eyebrow, lines } = describeVisit(next, {
    ...texts,
    formats,
    now: today.now,
    businessDate: today.businessDate(),
  })
  const film = next.relatedData.films.find(({ id }) => id === filmId)
  const bookings = routes.page('MemberBookingsAndTransactions')
  return (
    <>
      <NextBooking
        title={title}
        eyebrow={eyebrow}
        lines={lines}
        poster={film && getFilmPicture(film, 'FilmPosterGraphic', routes)}
        priority
        actions={
          <>
            <Button href={routes.completedOrder(next.order.id)}>{t('member.overview.next.open')}</Button>
            <Button variant="secondary" href={bookings}>
              {t('member.overview.next.change')}
            </Button>
          </>
        }
      />
      {count > 1 && (
        <More>
          <Link href={bookings}>{plural('member.overview.next.more', count - 1)}</Link>
        </More>
      )}
    </>
  )
})

const NothingBooked = () => {
  const { routes } = useStores()
  const { t } = useText()
  return (
    <DashedPlace>
      <EmptyState
        icon="ticket"
        title={t('member.overview.next.none.title')}
        text={t('member.overview.next.none.text')}
        actions={
          <>
            <Button href={routes.films()}>{t('member.overview.next.none.films')}</Button>
            <Button variant="secondary" href={routes.page('FindOrder')}>
              {t('member.overview.next.none.find')}
            </Button>
          </>
        }
      />
    </DashedPlace>
  )
}
