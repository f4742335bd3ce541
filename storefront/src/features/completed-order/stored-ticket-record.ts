import {
  drawQrCode,
  splitReference,
  toSeatState,
  type LivingTicketProps,
} from '@foyer/design-system/order/living-ticket'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { getDeleteAt, storedTicketVersion, type StoredTicket } from '../../domain/stored-ticket.ts'

/** A ticket as it is shown, with what says how long it is stored. */
export interface ShownTicket extends Pick<
  LivingTicketProps,
  'film' | 'time' | 'date' | 'place' | 'cells' | 'code' | 'codeLabel' | 'reference' | 'tickets' | 'status'
> {
  readonly orderId: string
  readonly languageTag: string
  readonly direction: 'ltr' | 'rtl'
  readonly schedule: Pick<Showtime['schedule'], 'businessDate' | 'startsAt'>
  /** IANA name of the cinema's time zone. */
  readonly zone: string | undefined
}

/** The record of a ticket, as a browser stores it. */
export function createStoredTicket(shown: ShownTicket): StoredTicket {
  const { orderId, languageTag, direction, schedule, zone, film, cells, code, codeLabel } = shown
  const { path, size } = drawQrCode(code)
  return {
    v: storedTicketVersion,
    orderId,
    languageTag,
    direction,
    startsAt: Date.parse(schedule.startsAt),
    deleteAt: getDeleteAt(schedule, zone),
    status: shown.status ?? '',
    film: film.title,
    rating: film.rating?.label ?? null,
    time: shown.time,
    date: shown.date,
    place: shown.place ?? '',
    cells: cells.map(({ label, value }) => ({ label, value, word: toSeatState(value) ?? null })),
    code: { label: codeLabel, size, path },
    reference: splitReference(shown.reference),
    tickets: shown.tickets,
  }
}
