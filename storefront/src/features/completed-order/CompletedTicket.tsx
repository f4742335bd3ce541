import { toLocalInstant } from '@foyer/contract/local-instant'
import { isDueAtCinema } from '@foyer/contract/orders/is-due-at-cinema'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { Icon, type IconName } from '@foyer/design-system/foundations/icon'
import { LivingTicket } from '@foyer/design-system/order/living-ticket'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getItemLines } from '../../domain/item-lines.ts'
import { formatSeatNames } from '../../domain/seat-names.ts'
import { getOffset } from '../../domain/time.ts'
import { getBandPlacement } from '../../film/film-pictures.ts'
import { sharePicture } from '../../film/share-picture.ts'
import { formatSeatsNote } from '../../order/summary/held-seats.ts'
import { useFilmLight } from '../../film/use-film-light.ts'
import { useScreenOn } from '../../page/use-screen-on.ts'
import { ClaimOrder } from './ClaimOrder.tsx'
import { describeDelivery } from './describe-delivery.ts'
import { formatTickets } from './format-tickets.ts'
import { isRefunded } from './is-refunded.ts'
import { OfflinePlace } from './OfflinePlace.tsx'
import { findShownPreparation } from './order-status.ts'
import { OrderStatus } from './OrderStatus.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import { getScreenNumber } from './screen-number.ts'
import type { TicketDetails } from './ticket-details.ts'
import { TicketActions } from './TicketActions.tsx'

const Columns = styled('div')({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 428px)',
  paddingBlock: '24px 96px',
  [media.up.md]: {
    gridTemplateColumns: 'minmax(0, 428px) minmax(0, 608px)',
    gap: 88,
    paddingBlock: '48px 128px',
  },
  '& h1': { fontSize: 'clamp(2rem, 4vw, 2.75rem)', lineHeight: 1.12 },
  '& [data-part=intro]': {
    marginBlock: '12px 28px',
    color: 'var(--foyer-text-muted)',
    maxInlineSize: '62ch',
    overflowWrap: 'anywhere',
  },
  '& [data-part=status]': { marginBlock: 40 },
  '& [data-part=claim]:not(:empty)': { marginBlockStart: 32 },
  '& [data-part=paid]': {
    marginBlockStart: 32,
    paddingBlockStart: 16,
    borderBlockStart: '1px solid var(--foyer-border)',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
})

const DetailList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    gap: 16,
    paddingBlock: 20,
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '& li:last-of-type': { borderBlockEnd: '1px solid var(--foyer-border)' },
  '& svg': { color: 'var(--foyer-primary-text)' },
  '& p': { color: 'var(--foyer-text-muted)' },
})

/** Width over height of the picture on a ticket, between a phone's and a wide window's. */
const bandRatio = 3.8

/** The ticket to hold up at the door, and what the visitor may want to know or do before. */
export const CompletedTicket = observer(function CompletedTicket({
  details,
  response,
}: {
  details: TicketDetails
  response: CompletedOrderResponse
}) {
  const { order } = response
  const { core, routes, texts, today } = useStores()
  const textFunctions = useText()
  const { t, text, list } = textFunctions
  const formats = useFormats()
  const { showtime, film, screen, site, rating } = details
  const { schedule } = showtime
  const day = formats.dayLabel(schedule.businessDate)
  const code = order.transaction?.barcode ?? ''
  const title = text(film.title)
  const light = useFilmLight(film)
  const address = site?.contactDetails.address
  const place = site
    ? list([text(site.name), address?.line1, address?.city].flatMap((part) => part || []))
    : ''
  const name = order.customer ? `${order.customer.name.givenName} ${order.customer.name.familyName}` : ''
  const isOver = Date.parse(schedule.endsAt) < today.now
  // The recipient is not named: the page opens for anyone who has its address.
  const isMailed =
    core.pageData.initialData.sendsTickets === true && Boolean(order.customer?.email) && !isOver
  const when =
    day.relative === 'today' || day.relative === 'tomorrow'
      ? t(`transaction.complete.${day.relative}`)
      : t('transaction.complete.onDay', { date: formats.longDay(schedule.businessDate) })
  // At the door the code is held out to a scanner: the screen stays on that day.
  useScreenOn(day.relative === 'today' && !isOver)
  const isDue = isDueAtCinema(order) && !isOver
  const preparation = findShownPreparation(order, today.now)
  const getDueText = () => {
    const { releasesAt } = order.booking ?? {}
    if (releasesAt === undefined) return t('transaction.complete.due.confirmed')
    const until = toLocalInstant(releasesAt, schedule.startsAt)
    return t('transaction.complete.due.until', {
      time: formats.time(until),
      date: formats.longDay(until),
    })
  }
  const goods = getItemLines(response, text, (reward) => t('transaction.summary.reward', { reward }))
  const rows: { icon: IconName; title: string; lines: readonly string[] }[] = [
    ...(isDue
      ? [
          {
            icon: 'wallet' as const,
            title: t('transaction.complete.due.title', {
              amount: formats.money(order.totalPrice.valueIncludingTax),
            }),
            lines: [getDueText()],
          },
        ]
      : []),
    {
      icon: 'clock',
      title: t('transaction.complete.times.title', { time: formats.time(schedule.startsAt) }),
      lines: [
        t('transaction.complete.times.text', {
          film: formats.time(schedule.filmStartsAt),
          end: formats.time(schedule.filmEndsAt),
        }),
      ],
    },
    ...(goods.length > 0
      ? [
          {
            icon: 'cup' as const,
            title: describeDelivery(order, {
              t,
              text,
              time: (instant) => formats.time(instant),
              offsetInMinutes: getOffset(schedule.startsAt),
            }),
            lines: goods.map(({ name: item, quantity, parts = [] }) => {
              const line = t('transaction.summary.ticket', { count: quantity, ticket: item })
              return list([line, ...parts])
            }),
          },
        ]
      : []),
    ...(site
      ? [
          {
            icon: 'pin' as const,
            title: text(site.name),
            lines: [texts.foreign([address?.line1, address?.city].filter(Boolean).join(', '))],
          },
        ]
      : []),
  ]
  const shown = {
    status: isOver ? undefined : t(isDue ? 'transaction.complete.reserved' : 'transaction.complete.paid'),
    film: { title, rating: rating && { label: text(rating.classification) } },
    time: formats.time(schedule.startsAt),
    date: formats.date(schedule.businessDate, 'ddd D MMM'),
    place: site && text(site.name),
    cells: [
      {
        label: t('transaction.complete.screen'),
        value: screen ? getScreenNumber(text(screen.name)) : '',
      },
      details.seats.length
        ? {
            label: t(details.seats.length === 1 ? 'transaction.complete.seat' : 'transaction.complete.seats'),
            value: list(formatSeatNames(details.seats)),
          }
        : {
            label: t('transaction.complete.places'),
            value: String(details.tickets.reduce((sum, ticket) => sum + ticket.quantity, 0)),
          },
    ],
    code,
    codeLabel: t('transaction.complete.code', { code }),
    reference: code,
    tickets: formatTickets(details.tickets, t, text, list),
  }
  return (
    <PageContainer>
      <Columns>
        <LivingTicket
          {...shown}
          picture={sharePicture(
            {
              url: routes.media('FilmBackdrop', film.id, {}),
              focalPoint: film.presentation?.focalPoint.backdrop,
            },
            film,
          )}
          light={light}
          placement={getBandPlacement(film, bandRatio)}
          note={
            isOver || isRefunded(order) ? undefined : (
              <OfflinePlace
                key={order.id}
                ticket={{
                  ...shown,
                  orderId: order.id,
                  languageTag: texts.languageTag,
                  direction: texts.direction,
                  schedule,
                  zone: site?.ianaTimeZoneName,
                }}
              />
            )
          }
        />
        <div>
          <h1>{isOver ? t('transaction.complete.over') : t('transaction.complete.title', { day: when })}</h1>
          <p data-part="intro">
            {t('transaction.complete.sent', { name })}
            {isMailed && ` ${t('transaction.complete.mailed')}`}
          </p>
          <DetailList>
            {rows.map((row) => (
              <li key={row.icon}>
                <Icon name={row.icon} />
                <div>
                  <strong>{row.title}</strong>
                  {row.lines.map((line, index) => (
                    <p key={`${String(index)} ${line}`}>{line}</p>
                  ))}
                </div>
              </li>
            ))}
          </DetailList>
          {preparation && (
            <div data-part="status">
              <OrderStatus key={order.id} response={response} preparation={preparation} level={2} />
            </div>
          )}
          <TicketActions
            address={routes.absolute(routes.completedOrder(order.id))}
            event={{
              uid: code,
              title,
              place,
              description: [
                screen && text(screen.name),
                formatSeatsNote(details.seats, textFunctions),
                t('transaction.complete.code', { code }),
              ]
                .filter(Boolean)
                .join('\n'),
              startsAt: schedule.startsAt,
              endsAt: schedule.endsAt,
            }}
          />
          {!isDue && <PaymentSummary order={order} />}
          <div data-part="claim">
            <ClaimOrder orderId={order.id} />
          </div>
        </div>
      </Columns>
    </PageContainer>
  )
})
