import { formatMoney } from '@foyer/contract/format-money'
import type { ConfigurationStore } from './configuration.ts'
import { getDirection } from './texts.ts'
import type { TodayStore } from './today.ts'
import { countDaysBetween, formatInstant, isWeekStart, splitRuntime } from '../../domain/time.ts'

export interface DayLabel {
  /** `Sat`. */
  weekday: string
  /** `21`. */
  day: string
  /** `Nov`. */
  month: string
  relative: 'today' | 'tomorrow' | null
  /** Whether it is the first day of a week: Monday, or Sunday if the chain sets it. */
  startsWeek: boolean
}

/** Amounts, times and dates as pages write them in their language; the same on the server and in every browser. */
export class Formats {
  readonly #configuration: ConfigurationStore
  readonly #today: TodayStore
  readonly #languageTag: string

  constructor(configuration: ConfigurationStore, today: TodayStore, languageTag: string) {
    this.#configuration = configuration
    this.#today = today
    this.#languageTag = languageTag
  }

  money(amount: number, { omitZeroDecimals = false } = {}): string {
    const { currency } = this.#configuration.value.shared.localisation
    const isWhole = Number.isInteger(amount)
    const text = formatMoney(amount, omitZeroDecimals && isWhole ? { ...currency, decimals: 0 } : currency)
    // After Arabic letters a number would drag its sign to the other side.
    return getDirection(this.#languageTag) === 'rtl' ? `\u2066${text}\u2069` : text
  }

  /** `19:30`, by the instant's own offset and in the chain's format; seconds are for machines. */
  time(instant: string): string {
    return this.#format(instant, this.#dateTime.timeFormat.replace(':ss', ''))
  }

  /** @param tokens of dayjs, in the English order; default the chain's numeric date format */
  date(instantOrDate: string, tokens = this.#dateTime.dateFormat): string {
    return this.#format(instantOrDate, tokens)
  }

  dayLabel(businessDate: string): DayLabel {
    const days = countDaysBetween(this.#today.businessDate(), businessDate)
    return {
      weekday: this.#format(businessDate, 'ddd'),
      day: this.#format(businessDate, 'D'),
      month: this.#format(businessDate, 'MMM'),
      relative: days === 0 ? 'today' : days === 1 ? 'tomorrow' : null,
      startsWeek: isWeekStart(businessDate, this.#dateTime),
    }
  }

  /** `Saturday 21 November`. */
  longDay(instantOrDate: string): string {
    return this.#format(instantOrDate, 'dddd D MMMM')
  }

  releaseDate(date: string): string {
    return this.#format(date, 'D MMMM YYYY')
  }

  runtime(minutes: number): { hours: number; minutes: number } {
    return splitRuntime(minutes)
  }

  /** Duration for structured data. */
  isoDuration(minutes: number): string {
    return `PT${String(minutes)}M`
  }

  get #dateTime() {
    return this.#configuration.value.shared.localisation.dateTime
  }

  #format(instantOrDate: string, tokens: string): string {
    return formatInstant(instantOrDate, tokens, this.#languageTag)
  }
}
