import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import type { BookingLine } from '@foyer/design-system/members/next-booking'
import type { TextFunctions } from '../../context/hooks.ts'
import { getItemLines } from '../../domain/item-lines.ts'
import { formatSeatNames } from '../../domain/seat-names.ts'
import { countDaysBetween } from '../../domain/time.ts'
import { getTicketDetails } from '../../features/completed-order/ticket-details.ts'
import type { Formats } from '../../stores/channel/formats.ts'

/** Hour on the cinema's wall from which on a showtime is one of the evening. */
const eveningBegins = 17

export interface VisitTexts extends TextFunctions {
  readonly formats: Pick<Formats, 'date' | 'time'>
  /** Epoch milliseconds. */
  readonly now: number
  /** Of today. */
  readonly businessDate: string
}

export interface DescribedVisit {
  /** When in a few words; undefined where it is not for a showtime. */
  readonly eyebrow: string | undefined
  readonly title: string
  readonly filmId: string | undefined
  readonly lines: readonly BookingLine[]
}

/** A booking that is to come, in words. */
export function describeVisit(response: CompletedOrderResponse, texts: VisitTexts): DescribedVisit {
  const { t, text, list, formats } = texts
  const details = getTicketDetails(response)
  if (!details) {
    const site = response.relatedData.sites.find(({ id }) => id === response.order.siteId)
    const names = getItemLines(response, text).map(({ name }) => name)
    return {
      eyebrow: undefined,
      title: list(names) || t('member.overview.next.goods'),
      filmId: undefined,
      lines: site ? [{ label: t('member.overview.next.where'), value: text(site.name) }] : [],
    }
  }
  const { film, showtime, site, screen, seats } = details
  const { schedule } = showtime
  const where = [site, screen].flatMap((place) => (place ? text(place.name) : '')).filter(Boolean)
  return {
    eyebrow: describeDay(schedule, texts),
    title: text(film.title),
    filmId: film.id,
    lines: [
      {
        label: t('member.overview.next.when'),
        value: list([formats.date(schedule.businessDate, 'ddd D MMM'), formats.time(schedule.startsAt)]),
      },
      { label: t('member.overview.next.where'), value: list(where) },
      { label: t('member.overview.next.seats'), value: list(formatSeatNames(seats)) },
    ].filter(({ value }) => value !== ''),
  }
}

function describeDay(
  { businessDate, startsAt }: { readonly businessDate: string; readonly startsAt: string },
  { t, plural, now, businessDate: today }: VisitTexts,
): string {
  if (Date.parse(startsAt) <= now) return t('member.overview.next.now')
  const days = countDaysBetween(today, businessDate)
  const isEvening = Number(startsAt.slice(11, 13)) >= eveningBegins
  if (days <= 0) return t(isEvening ? 'member.overview.next.tonight' : 'member.overview.next.today')
  return days === 1 ? t('member.overview.next.tomorrow') : plural('member.overview.next.days', days)
}
