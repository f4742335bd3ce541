import { createCalendarFile } from '@foyer/contract/calendar-file'
import { toLocalInstant } from '@foyer/contract/local-instant'
import { isDueAtCinema } from '@foyer/contract/orders/is-due-at-cinema'
import type { MailFormats } from './mail-formats.ts'
import type { MailContent } from './message.ts'
import {
  describeSite,
  listPaidLines,
  renderOrderMail,
  toOrderLink,
  type MailLine,
  type OrderMailParts,
} from './order-mail.ts'
import type { TicketDetails } from './ticket-details.ts'

export interface TicketMailParts extends OrderMailParts {
  readonly ticket: TicketDetails
  readonly formats: MailFormats
  /** When the mail is made, epoch milliseconds. */
  readonly now: number
}

/** Of an instant in its local time: `2026-11-21`. */
const dateLength = 10

/** Until when a booking that is not paid for is kept. */
function describeDue({ ticket: { order, showtime }, texts: { t }, formats }: TicketMailParts): string {
  const { releasesAt } = order.booking ?? {}
  if (releasesAt === undefined) return t('mail.ticket.dueConfirmed')
  const until = toLocalInstant(releasesAt, showtime.schedule.startsAt)
  return t('mail.ticket.dueUntil', {
    time: formats.time(until),
    date: formats.day(until.slice(0, dateLength)),
  })
}

/** What the mail says, once for HTML and text. */
function sayings(parts: TicketMailParts) {
  const { ticket, texts, formats } = parts
  const { t, text, list, foreign } = texts
  const { order, code, showtime, film, site, screen, seats, tickets } = ticket
  const { schedule } = showtime
  const title = text(film.title)
  const [date, time] = [formats.dayAndYear(schedule.businessDate), formats.time(schedule.startsAt)]
  const place = describeSite(site, texts)
  const lines: MailLine[] = [
    { id: 'when', name: t('mail.ticket.when'), value: t('mail.ticket.dateTime', { date, time }) },
    { id: 'where', name: t('mail.ticket.where'), value: place },
    { id: 'screen', name: t('mail.ticket.screen'), value: foreign(text(screen?.name)) },
    {
      id: 'seats',
      name: t('mail.ticket.seats'),
      value: seats.length > 0 ? list(seats.map(foreign)) : t('mail.ticket.freeSeating'),
    },
    {
      id: 'tickets',
      name: t('mail.ticket.tickets'),
      value: list(
        tickets.map(({ quantity, type }) =>
          t('mail.ticket.ticket', { count: String(quantity), ticket: text(type.description) }),
        ),
      ),
    },
    ...listPaidLines(order, parts),
  ]
  return {
    subject: t('mail.ticket.subject', { film: title, date: formats.day(schedule.businessDate), time }),
    preview: t('mail.ticket.dateTime', { date, time }),
    heading: t('mail.ticket.heading', { film: title }),
    intro: t('mail.ticket.intro'),
    code: t('mail.ticket.code', { code }),
    open: t('mail.ticket.open'),
    lines,
    notes: [
      ...(isDueAtCinema(order) ? [describeDue(parts)] : []),
      t('mail.ticket.times', {
        film: formats.time(schedule.filmStartsAt),
        end: formats.time(schedule.filmEndsAt),
      }),
      t('mail.ticket.calendar'),
    ],
    foot: [t('mail.ticket.keep'), t('mail.ticket.why')],
    title,
    place,
  }
}

/** The confirmation of an order: code, link and calendar file, as HTML and as text of its own. */
export async function renderTicketMail(parts: TicketMailParts): Promise<MailContent> {
  const { ticket, now } = parts
  const said = sayings(parts)
  const { schedule } = ticket.showtime
  const inCalendar = said.lines
    .filter(({ id, value }) => (id === 'screen' || id === 'seats') && value !== '')
    .map(({ name, value }) => `${name}: ${value}`)
  const calendar = createCalendarFile({
    uid: ticket.code,
    title: said.title,
    place: said.place.replace(/[\u2066-\u2069]/g, ''),
    description: [...inCalendar, said.code, toOrderLink(parts, ticket.order.id)]
      .join('\n')
      .replace(/[\u2066-\u2069]/g, ''),
    startsAt: schedule.startsAt,
    endsAt: schedule.endsAt,
    createdAt: now,
  })
  const mail = await renderOrderMail(parts, said, { id: ticket.order.id, code: ticket.code })
  return {
    ...mail,
    attachments: [
      ...mail.attachments,
      {
        fileName: `${ticket.code}.ics`,
        mediaType: 'text/calendar; charset=utf-8; method=PUBLISH',
        contents: Buffer.from(calendar),
      },
    ],
  }
}
