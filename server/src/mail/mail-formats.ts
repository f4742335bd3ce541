/** Formats of dates and times in mails, in the cinema's local time. */

export interface MailFormats {
  /** `Saturday, 21 November`. @param date yyyy-mm-dd */
  day(date: string): string
  /** `Saturday, 21 November 2026`. */
  dayAndYear(date: string): string
  /** `19:40`, by the instant's own offset. @param instant ISO 8601 with an offset */
  time(instant: string): string
}

/**
 * @param languageTag of the mail
 * @param culture the channel's: its region applies to a language without a region
 * @param timeFormat the channel's: `HH:mm:ss`, `h:mm A`; seconds are left out
 */
export function createMailFormats(languageTag: string, culture: string, timeFormat: string): MailFormats {
  const language = (tag: string) => tag.toLowerCase().split('-')[0]
  const regional = language(culture) === languageTag.toLowerCase() ? culture : languageTag
  const format = (options: Intl.DateTimeFormatOptions) =>
    // Latin digits and the Gregorian calendar, as on every page.
    new Intl.DateTimeFormat(regional, {
      ...options,
      timeZone: 'UTC',
      numberingSystem: 'latn',
      calendar: 'gregory',
    })
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const [short, long] = [format(parts), format({ ...parts, year: 'numeric' })]
  const toMidnight = (date: string) => Date.parse(`${date}T00:00:00Z`)
  return {
    day: (date) => short.format(toMidnight(date)),
    dayAndYear: (date) => long.format(toMidnight(date)),
    time(instant) {
      // The local time is in the text itself, before the offset.
      const [, hour = '0', minute = '00'] = /T(\d{2}):(\d{2})/.exec(instant) ?? []
      const hours = Number(hour)
      const twelve = String(hours % 12 === 0 ? 12 : hours % 12)
      const tokens: Readonly<Record<string, string>> = {
        HH: hour,
        H: String(hours),
        hh: twelve.padStart(2, '0'),
        h: twelve,
        mm: minute,
        A: hours < 12 ? 'AM' : 'PM',
        a: hours < 12 ? 'am' : 'pm',
      }
      return timeFormat.replace(':ss', '').replace(/HH|H|hh|h|mm|A|a/g, (token) => tokens[token] ?? token)
    },
  }
}
