import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import type { TextFunctions } from '../../context/hooks.ts'
import type { Formats } from '../../stores/channel/formats.ts'

/** An order of a visit in words. */
export interface VisitDescription {
  /** The film, or what else was bought. */
  readonly title: string
  readonly film: CompletedOrderResponse['relatedData']['films'][number] | null
  readonly showtime: CompletedOrderResponse['relatedData']['showtimes'][number] | null
  /** Day and time; null where the order does not say. */
  readonly when: string | null
  /** Cinema and screen. */
  readonly where: string
  /** Rows with their seats; empty where places are counted. */
  readonly seats: string
  /** Food, drink and goods; empty without any. */
  readonly items: string
}

/** Day and time of a visit: "Sat 21 Mar, 19:40". */
export const dayAndTime = 'ddd D MMM'

/** Says what an order of a visit is. */
export function describeVisit(
  { order, relatedData }: CompletedOrderResponse,
  { t, text, list }: Pick<TextFunctions, 't' | 'text' | 'list'>,
  formats: Pick<Formats, 'date' | 'time'>,
): VisitDescription {
  const [held] = order.showtimes
  const showtime = relatedData.showtimes.find(({ id }) => id === held?.showtimeId) ?? null
  const film = relatedData.films.find(({ id }) => id === showtime?.filmId) ?? null
  const siteId = showtime?.siteId ?? order.siteId
  const site = relatedData.sites.find(({ id }) => id === siteId)
  const screen = relatedData.screens.find(({ id }) => id === showtime?.screenId)
  const at = showtime?.schedule.startsAt ?? order.completedAt
  const items = order.items.flatMap(({ itemId, quantity = 1 }) => {
    const name = text(relatedData.items?.find(({ id }) => id === itemId)?.name)
    return name === '' ? [] : [quantity > 1 ? t('member.bookings.pieces', { name, count: quantity }) : name]
  })
  return {
    film,
    showtime,
    title: film ? text(film.title) : t('member.bookings.withoutFilm'),
    when:
      at === ''
        ? null
        : t('member.bookings.when', { day: formats.date(at, dayAndTime), time: formats.time(at) }),
    where: list([text(site?.name), text(screen?.name)].filter(Boolean)),
    seats: list(
      listRows(held?.seats ?? []).map(({ row, labels }) =>
        t('member.bookings.row', { row, seats: list(labels) }),
      ),
    ),
    items: list(items),
  }
}

/** Seats by their row, in the order in which they come. */
function listRows(
  seats: readonly { readonly rowLabel: string; readonly label: string }[],
): { row: string; labels: string[] }[] {
  const rows = new Map<string, string[]>()
  for (const { rowLabel, label } of seats)
    if (label !== '') rows.set(rowLabel, [...(rows.get(rowLabel) ?? []), label])
  return [...rows].map(([row, labels]) => ({ row, labels }))
}

/** Whether an order was given back. */
export const isRefunded = ({ order }: CompletedOrderResponse): boolean =>
  order.showtimes.some(({ tickets }) => tickets.some(({ refundStatus }) => refundStatus === 'Refunded'))
