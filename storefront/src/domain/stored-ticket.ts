import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { Site } from '@foyer/contract/wire/sites'
import { addDays, getOffset } from './time.ts'
import { toZonedInstant } from './zoned-instant.ts'

/** Version of the records that this release writes and its shell reads; others are dropped. */
export const storedTicketVersion = 1

/**
 * A ticket as a browser stores it, to show it without a connection: texts as they were shown, in the language of the page.
 * No name, address, price or card is in it.
 */
export interface StoredTicket {
  readonly v: typeof storedTicketVersion
  readonly orderId: string
  /** Language of all texts, as a whole tag. */
  readonly languageTag: string
  readonly direction: 'ltr' | 'rtl'
  /** Epoch milliseconds, for the order of several tickets. */
  readonly startsAt: number
  /** Epoch milliseconds: from then on it is deleted by whatever opens first. */
  readonly deleteAt: number
  /** "Paid. Show this at the door." */
  readonly status: string
  readonly film: string
  readonly rating: string | null
  readonly time: string
  readonly date: string
  readonly place: string
  /** Screen and seats: label over a large figure; `word` as the attribute `data-word` of the design system's ticket. */
  readonly cells: readonly {
    readonly label: string
    readonly value: string
    readonly word: string | null
  }[]
  /** The QR code as an SVG path in a square of `size` modules, with its spoken name. */
  readonly code: { readonly label: string; readonly size: number; readonly path: string }
  /** The reference in the groups in which it is read. */
  readonly reference: readonly string[]
  /** "2 × Adult, 1 × Student" */
  readonly tickets: string
}

const dayEndsAt = '06:00'

/**
 * When a stored ticket is deleted: the end of its business day at the cinema, epoch milliseconds.
 * @param zone IANA name; empty or missing: by the offset of the showtime
 */
export function getDeleteAt(
  { businessDate, startsAt }: Pick<Showtime['schedule'], 'businessDate' | 'startsAt'>,
  zone: Site['ianaTimeZoneName'] | undefined,
): number {
  const date = addDays(businessDate, 1)
  if (zone) return Date.parse(toZonedInstant(date, dayEndsAt, zone))
  return Date.parse(`${date}T${dayEndsAt}:00Z`) - getOffset(startsAt) * 60_000
}
