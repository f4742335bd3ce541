import type { VoucherRules } from './code-rules.ts'

/** Properties of a showtime on which a voucher's validity depends. */
export interface VoucherShowtime {
  readonly film: { readonly id: string; readonly distributorName: string | null }
  /** `yyyy-mm-dd`. */
  readonly businessDate: string
  readonly isPublicHoliday: boolean
  /** Epoch milliseconds. */
  readonly startsAt: number
}

export type ShowtimeRefusal =
  | { readonly condition: 'voucher-invalid-for-distributor' }
  | {
      readonly condition: 'voucher-invalid-for-film'
      /** When the film is not sold for the voucher, ISO 8601. */
      readonly filmUnavailableDateTimeRange: { readonly from: string; readonly to: string }
    }
  | { readonly condition: 'voucher-invalid-for-holiday' }

/** 1 (Monday) to 7. */
const getWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** Why a voucher is not valid for a showtime; null if it is. */
export function findShowtimeRefusal(rules: VoucherRules, showtime: VoucherShowtime): ShowtimeRefusal | null {
  const { film, businessDate, isPublicHoliday, startsAt } = showtime
  if (film.distributorName !== null && rules.excludedDistributors.includes(film.distributorName))
    return { condition: 'voucher-invalid-for-distributor' }
  const blackout = rules.blackouts.find(
    ({ filmId, from, to }) => filmId === film.id && from <= startsAt && startsAt < to,
  )
  if (blackout)
    return {
      condition: 'voucher-invalid-for-film',
      filmUnavailableDateTimeRange: {
        from: new Date(blackout.from).toISOString(),
        to: new Date(blackout.to).toISOString(),
      },
    }
  const { weekdays = [] } = rules
  const isExcluded =
    (rules.exceptPublicHolidays && isPublicHoliday) ||
    rules.excludedDates.includes(businessDate) ||
    (weekdays.length > 0 && !weekdays.includes(getWeekday(businessDate)))
  return isExcluded ? { condition: 'voucher-invalid-for-holiday' } : null
}
