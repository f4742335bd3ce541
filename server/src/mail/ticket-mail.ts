import { calendarFile } from '@foyer/contract/calendar-file'
import type { Currency } from '@foyer/contract/channel/shared'
import { formatMoney } from '@foyer/contract/format-money'
import { addressInLanguage } from '@foyer/contract/omnia/language-address'
import { orderPatterns } from '@foyer/contract/omnia/shop-addresses'
import { escapeHtml } from '../render/document.ts'
import { codePicture } from './code-picture.ts'
import type { MailFormats } from './mail-formats.ts'
import { logoContentId, mailDocument, styled } from './mail-layout.ts'
import type { MailWords } from './mail-texts.ts'
import type { MailTheme } from './mail-theme.ts'
import type { MailAttachment, MailContent } from './message.ts'
import type { TicketFacts } from './ticket-facts.ts'

export const codeContentId = 'code@foyer'

export interface TicketMailParts {
  readonly facts: TicketFacts
  readonly words: MailWords
  readonly formats: MailFormats
  readonly currency: Readonly<Currency>
  readonly theme: MailTheme
  readonly siteTitle: string
  /** Public origin, without a slash at its end. */
  readonly origin: string
  readonly primaryTag: string
  /** When the mail is made, epoch milliseconds. */
  readonly now: number
}

interface Line {
  readonly id: string
  readonly name: string
  readonly value: string
}

/** What the mail says, once for HTML and text. */
function sayings({ facts, words, formats, currency }: TicketMailParts) {
  const { t, text, list, foreign } = words
  const { order, code, showtime, film, site, screen, seats, tickets } = facts
  const { schedule } = showtime
  const title = text(film.title)
  const [date, time] = [formats.dayAndYear(schedule.businessDate), formats.time(schedule.startsAt)]
  const address = site?.contactDetails.address
  const place = site
    ? list([text(site.name), address?.line1, address?.city].flatMap((part) => (part ? [foreign(part)] : [])))
    : ''
  const [payment] = order.paymentSummary
  const lastDigits = /\d{4}$/.exec(payment?.maskedDetail ?? '')?.[0]
  const lines: Line[] = [
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
    {
      id: 'total',
      name: t('mail.ticket.total'),
      value: foreign(formatMoney(order.totalPrice.valueIncludingTax, currency)),
    },
    {
      id: 'payment',
      name: t('mail.ticket.payment'),
      value: payment
        ? lastDigits === undefined
          ? t('mail.ticket.paid')
          : t('mail.ticket.paidByCard', { digits: lastDigits })
        : t('mail.ticket.paidNothing'),
    },
  ]
  return {
    subject: t('mail.ticket.subject', { film: title, date: formats.day(schedule.businessDate), time }),
    preview: t('mail.ticket.dateTime', { date, time }),
    heading: t('mail.ticket.heading', { film: title }),
    intro: t('mail.ticket.intro'),
    code: t('mail.ticket.code', { code }),
    open: t('mail.ticket.open'),
    times: t('mail.ticket.times', {
      film: formats.time(schedule.filmStartsAt),
      end: formats.time(schedule.filmEndsAt),
    }),
    calendar: t('mail.ticket.calendar'),
    lines: lines.filter(({ value }) => value !== ''),
    foot: [t('mail.ticket.keep'), t('mail.ticket.why')],
    title,
    place,
  }
}

type Sayings = ReturnType<typeof sayings>

function htmlOf(
  { theme, words, siteTitle, origin, facts, primaryTag }: TicketMailParts,
  said: Sayings,
  link: string,
) {
  const align = words.direction === 'rtl' ? 'right' : 'left'
  const padded = words.direction === 'rtl' ? 'padding:10px 0 10px 16px' : 'padding:10px 16px 10px 0'
  const cell = (use: 'text' | 'muted', style: string, html: string) =>
    `<td class="line" dir="${words.direction}" align="${align}" valign="top" style="${style};border-top:1px solid ${theme.colours.border};font-size:15px;line-height:1.5"><span ${styled(theme, use)}>${html}</span></td>`
  const rows = said.lines.map(
    ({ name, value }) =>
      `<tr>${cell('muted', `${padded};white-space:nowrap`, escapeHtml(name))}${cell('text', 'padding:10px 0;width:100%;font-weight:600', escapeHtml(value))}</tr>`,
  )
  const font = `font-family:${theme.bodyFont}`
  const body = [
    `<h1 ${styled(theme, 'text', `margin:0 0 8px;font-family:${theme.headingFont};font-size:26px;line-height:1.2;font-weight:700`)}>${escapeHtml(said.heading)}</h1>`,
    `<p ${styled(theme, 'muted', 'margin:0 0 24px;font-size:16px;line-height:1.5')}>${escapeHtml(said.intro)}</p>`,
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 24px"><tr><td align="center" bgcolor="#ffffff" style="background-color:#ffffff;border-radius:12px;padding:16px"><img src="cid:${codeContentId}" width="208" height="208" alt="${escapeHtml(said.code)}" style="display:block;border:0;color:#0a0a0a"><span dir="ltr" style="display:block;padding-top:8px;color:#0a0a0a;font-family:Consolas,Menlo,monospace;font-size:18px;letter-spacing:2px">${escapeHtml(facts.code)}</span></td></tr></table>`,
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 28px"><tr><td align="center"><a href="${escapeHtml(link)}" ${styled(theme, 'button', `display:inline-block;padding:14px 28px;border-radius:${theme.radius}px;${font};font-size:16px;font-weight:700;text-decoration:none`)}>${escapeHtml(said.open)}</a></td></tr></table>`,
    `<table role="presentation" dir="${words.direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${escapeHtml(font)}">\n${rows.join('\n')}\n</table>`,
    `<p ${styled(theme, 'text', 'margin:20px 0 0;font-size:15px;line-height:1.5')}>${escapeHtml(said.times)}</p>`,
    `<p ${styled(theme, 'muted', 'margin:8px 0 0;font-size:15px;line-height:1.5')}>${escapeHtml(said.calendar)}</p>`,
  ].join('\n')
  const siteAddress = addressInLanguage(`${origin}/`, words.languageTag, primaryTag)
  return mailDocument({ ...said, theme, words, siteTitle, siteAddress, body })
}

function textOf(said: Sayings, link: string): string {
  return [
    said.heading,
    '',
    ...said.lines.map(({ name, value }) => `${name}: ${value}`),
    said.code,
    '',
    `${said.open}:`,
    link,
    '',
    said.times,
    said.calendar,
    '',
    '-- ',
    ...said.foot,
    '',
  ].join('\n')
}

/** The confirmation of an order: code, link and calendar file, as HTML and as text of its own. */
export async function ticketMail(parts: TicketMailParts): Promise<MailContent> {
  const { facts, theme, words, origin, primaryTag, now } = parts
  const said = sayings(parts)
  const query = new URLSearchParams({ orderId: facts.order.id })
  const link = addressInLanguage(
    `${origin}${orderPatterns.completedOrder}?${query}`,
    words.languageTag,
    primaryTag,
  )
  const { schedule } = facts.showtime
  const inCalendar = said.lines
    .filter(({ id }) => id === 'screen' || id === 'seats')
    .map(({ name, value }) => `${name}: ${value}`)
  const calendar = calendarFile({
    uid: facts.code,
    title: said.title,
    place: said.place.replace(/[\u2066-\u2069]/g, ''),
    description: [...inCalendar, said.code, link].join('\n').replace(/[\u2066-\u2069]/g, ''),
    startsAt: schedule.startsAt,
    endsAt: schedule.endsAt,
    madeAt: now,
  })
  const attachments: MailAttachment[] = [
    ...(theme.logo
      ? [{ fileName: 'logo.png', mediaType: 'image/png', contents: theme.logo.png, contentId: logoContentId }]
      : []),
    {
      fileName: `${facts.code}.png`,
      mediaType: 'image/png',
      contents: await codePicture(facts.code),
      contentId: codeContentId,
    },
    {
      fileName: `${facts.code}.ics`,
      mediaType: 'text/calendar; charset=utf-8; method=PUBLISH',
      contents: Buffer.from(calendar),
    },
  ]
  return { subject: said.subject, html: htmlOf(parts, said, link), text: textOf(said, link), attachments }
}
