import { calendarFile } from '@foyer/contract/calendar-file'
import type { Currency } from '@foyer/contract/channel/shared'
import { formatMoney } from '@foyer/contract/format-money'
import { addressInLanguage } from '@foyer/contract/omnia/language-address'
import { orderPatterns } from '@foyer/contract/omnia/shop-addresses'
import { escapeHtml } from '../http/escape-html.ts'
import { drawCode } from './code-picture.ts'
import type { MailFormats } from './mail-formats.ts'
import { logoContentId, renderMailDocument, toStyleAttribute } from './mail-layout.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailTheme } from './mail-theme.ts'
import type { MailAttachment, MailContent } from './message.ts'
import type { TicketDetails } from './ticket-details.ts'

export const codeContentId = 'code@foyer'

export interface TicketMailParts {
  readonly ticket: TicketDetails
  readonly texts: MailTexts
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

type PaymentSummary = TicketDetails['order']['paymentSummary'][number]

interface Line {
  readonly id: string
  readonly name: string
  readonly value: string
}

/** What the mail says, once for HTML and text. */
function sayings({ ticket, texts, formats, currency }: TicketMailParts) {
  const { t, text, list, foreign } = texts
  const { order, code, showtime, film, site, screen, seats, tickets } = ticket
  const { schedule } = showtime
  const title = text(film.title)
  const [date, time] = [formats.dayAndYear(schedule.businessDate), formats.time(schedule.startsAt)]
  const address = site?.contactDetails.address
  const place = site
    ? list([text(site.name), address?.line1, address?.city].flatMap((part) => (part ? [foreign(part)] : [])))
    : ''
  const describePayment = ({ type, value, maskedDetail }: PaymentSummary): string => {
    const amount = foreign(formatMoney(value.valueIncludingTax, currency))
    if (type === 'GiftCard') return t('mail.ticket.paidByGiftCard', { amount })
    const digits = /\d{4}$/.exec(maskedDetail ?? '')?.[0]
    return digits === undefined ? t('mail.ticket.paid') : t('mail.ticket.paidByCard', { digits })
  }
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
    ...(order.paymentSummary.length > 0
      ? order.paymentSummary.map(describePayment)
      : [t('mail.ticket.paidNothing')]
    ).map((value): Line => ({ id: 'payment', name: t('mail.ticket.payment'), value })),
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

function renderHtml(
  { theme, texts, siteTitle, origin, ticket, primaryTag }: TicketMailParts,
  lines: Sayings,
  link: string,
) {
  const align = texts.direction === 'rtl' ? 'right' : 'left'
  const padded = texts.direction === 'rtl' ? 'padding:10px 0 10px 16px' : 'padding:10px 16px 10px 0'
  const cell = (use: 'text' | 'muted', style: string, html: string) =>
    `<td class="line" dir="${texts.direction}" align="${align}" valign="top" style="${style};border-top:1px solid ${theme.colors.border};font-size:15px;line-height:1.5"><span ${toStyleAttribute(theme, use)}>${html}</span></td>`
  const rows = lines.lines.map(
    ({ name, value }) =>
      `<tr>${cell('muted', `${padded};white-space:nowrap`, escapeHtml(name))}${cell('text', 'padding:10px 0;width:100%;font-weight:600', escapeHtml(value))}</tr>`,
  )
  const font = `font-family:${theme.bodyFont}`
  const body = [
    `<h1 ${toStyleAttribute(theme, 'text', `margin:0 0 8px;font-family:${theme.headingFont};font-size:26px;line-height:1.2;font-weight:700`)}>${escapeHtml(lines.heading)}</h1>`,
    `<p ${toStyleAttribute(theme, 'muted', 'margin:0 0 24px;font-size:16px;line-height:1.5')}>${escapeHtml(lines.intro)}</p>`,
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 24px"><tr><td align="center" bgcolor="#ffffff" style="background-color:#ffffff;border-radius:12px;padding:16px"><img src="cid:${codeContentId}" width="208" height="208" alt="${escapeHtml(lines.code)}" style="display:block;border:0;color:#0a0a0a"><span dir="ltr" style="display:block;padding-top:8px;color:#0a0a0a;font-family:Consolas,Menlo,monospace;font-size:18px;letter-spacing:2px">${escapeHtml(ticket.code)}</span></td></tr></table>`,
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 28px"><tr><td align="center"><a href="${escapeHtml(link)}" ${toStyleAttribute(theme, 'button', `display:inline-block;padding:14px 28px;border-radius:${theme.radius}px;${font};font-size:16px;font-weight:700;text-decoration:none`)}>${escapeHtml(lines.open)}</a></td></tr></table>`,
    `<table role="presentation" dir="${texts.direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${escapeHtml(font)}">\n${rows.join('\n')}\n</table>`,
    `<p ${toStyleAttribute(theme, 'text', 'margin:20px 0 0;font-size:15px;line-height:1.5')}>${escapeHtml(lines.times)}</p>`,
    `<p ${toStyleAttribute(theme, 'muted', 'margin:8px 0 0;font-size:15px;line-height:1.5')}>${escapeHtml(lines.calendar)}</p>`,
  ].join('\n')
  const siteAddress = addressInLanguage(`${origin}/`, texts.languageTag, primaryTag)
  return renderMailDocument({ ...lines, theme, texts, siteTitle, siteAddress, body })
}

function renderText(lines: Sayings, link: string): string {
  return [
    lines.heading,
    '',
    ...lines.lines.map(({ name, value }) => `${name}: ${value}`),
    lines.code,
    '',
    `${lines.open}:`,
    link,
    '',
    lines.times,
    lines.calendar,
    '',
    '-- ',
    ...lines.foot,
    '',
  ].join('\n')
}

/** The confirmation of an order: code, link and calendar file, as HTML and as text of its own. */
export async function renderTicketMail(parts: TicketMailParts): Promise<MailContent> {
  const { ticket, theme, texts, origin, primaryTag, now } = parts
  const lines = sayings(parts)
  const query = new URLSearchParams({ orderId: ticket.order.id })
  const link = addressInLanguage(
    `${origin}${orderPatterns.completedOrder}?${query}`,
    texts.languageTag,
    primaryTag,
  )
  const { schedule } = ticket.showtime
  const inCalendar = lines.lines
    .filter(({ id }) => id === 'screen' || id === 'seats')
    .map(({ name, value }) => `${name}: ${value}`)
  const calendar = calendarFile({
    uid: ticket.code,
    title: lines.title,
    place: lines.place.replace(/[\u2066-\u2069]/g, ''),
    description: [...inCalendar, lines.code, link].join('\n').replace(/[\u2066-\u2069]/g, ''),
    startsAt: schedule.startsAt,
    endsAt: schedule.endsAt,
    createdAt: now,
  })
  const attachments: MailAttachment[] = [
    ...(theme.logo
      ? [{ fileName: 'logo.png', mediaType: 'image/png', contents: theme.logo.png, contentId: logoContentId }]
      : []),
    {
      fileName: `${ticket.code}.png`,
      mediaType: 'image/png',
      contents: await drawCode(ticket.code),
      contentId: codeContentId,
    },
    {
      fileName: `${ticket.code}.ics`,
      mediaType: 'text/calendar; charset=utf-8; method=PUBLISH',
      contents: Buffer.from(calendar),
    },
  ]
  return {
    subject: lines.subject,
    html: renderHtml(parts, lines, link),
    text: renderText(lines, link),
    attachments,
  }
}
