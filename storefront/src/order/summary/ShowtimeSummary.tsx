import { OrderSummary, type OrderSummaryProps } from '@foyer/design-system/order/order-summary'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { sharePicture } from '../../film/share-picture.ts'
import { useFilmLight } from '../../film/use-film-light.ts'
import { formatRuntime } from '../../film/format-runtime.ts'

export interface ShowtimeSummaryProps {
  /** Null for an order without a showtime: goods, a subscription. */
  detail: ShowtimeDetail | null
  groups: OrderSummaryProps['groups']
  total: number
  /** Tickets so far, or goods of an order without a showtime, for the bar on a phone. */
  count: number
  /** Goods of an order with tickets; none unless said so. */
  itemCount?: number
  /** What all of it costs, where others pay a part: the bar on a phone says it in place of the tickets. */
  whole?: number | undefined
  totalLabel?: string | undefined
  action?: ReactNode
  note?: string | undefined
  /** What the step is about, between the film and the total. */
  panel?: ReactNode
  /** Above the bar of a phone. */
  lead?: ReactNode
  /** The lead asks something, which is answered first. */
  asks?: boolean
  variant?: 'card' | 'plain'
}

/** The order beside every step: which film, when and where, what it comes to, and the step's one action. */
export const ShowtimeSummary = observer(function ShowtimeSummary(props: ShowtimeSummaryProps) {
  const {
    detail,
    groups,
    total,
    count,
    itemCount = 0,
    whole,
    totalLabel,
    action,
    note,
    panel,
    lead,
    asks,
    variant,
  } = props
  const light = useFilmLight(detail?.film)
  const { routes, texts } = useStores()
  const { t, plural, text } = useText()
  const formats = useFormats()
  const toFilm = ({ film, showtime, screen, site, censorRating }: ShowtimeDetail) => ({
    title: text(film.title),
    poster: sharePicture(
      {
        url: routes.media('FilmPosterGraphic', film.id, {}),
        focalPoint: film.presentation?.focalPoint.poster,
      },
      film,
    ),
    posterAlt: '',
    rating: censorRating && { label: text(censorRating.classification) },
    runtime: formatRuntime(film.runtimeInMinutes, formats, t),
    lines: [
      texts.list([
        formats.date(showtime.schedule.businessDate, 'ddd D MMM'),
        formats.time(showtime.schedule.startsAt),
      ]),
      text(screen?.name),
      text(site.name),
    ].filter(Boolean),
  })
  function describePhone() {
    if (whole !== undefined) return t('transaction.summary.ofTotal', { amount: formats.money(whole) })
    if (detail)
      return texts.list([
        plural('transaction.summary.tickets', count),
        ...(itemCount > 0 ? [plural('transaction.summary.items', itemCount)] : []),
      ])
    // A subscription has no goods.
    return count > 0 ? plural('transaction.summary.items', count) : t('transaction.summary.title')
  }
  return (
    <OrderSummary
      label={t('transaction.summary.title')}
      film={detail ? toFilm(detail) : undefined}
      light={light}
      groups={groups}
      total={{ label: totalLabel ?? t('transaction.summary.total'), amount: formats.money(total) }}
      action={action}
      panel={panel}
      lead={lead}
      asks={asks}
      variant={variant}
      note={note}
      phone={{
        count: describePhone(),
        openLabel: t('transaction.summary.open'),
        closeLabel: t('transaction.summary.close'),
        title: t('transaction.summary.title'),
      }}
    />
  )
})
