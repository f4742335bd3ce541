import type { Currency } from '@foyer/contract/channel/shared'
import { formatMoney } from '@foyer/contract/format-money'
import { getAddressInLanguage } from '@foyer/contract/omnia/language-address'
import { orderPatterns } from '@foyer/contract/omnia/shop-addresses'
import { isDueAtCinema } from '@foyer/contract/orders/is-due-at-cinema'
import type { CompletedOrder } from '@foyer/contract/wire/orders'
import type { Site } from '@foyer/contract/wire/sites'
import { escapeHtml } from '../http/escape-html.ts'
import { drawCode } from './code-picture.ts'
import { logoContentId, renderMailDocument, toStyleAttribute } from './mail-layout.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailTheme } from './mail-theme.ts'
import type { MailAttachment, MailContent } from './message.ts'

export const codeContentId = 'code@foyer'

/** What a mail about an order is made with, whatever the order is for. */
export interface OrderMailParts {
  readonly texts: MailTexts
  readonly currency: Readonly<Currency>
  readonly theme: MailTheme
  readonly siteTitle: string
  /** Public origin, without a slash at its end. */
  readonly origin: string
  readonly primaryTag: string
}

/** The order that a mail is about. */
export interface MailedOrder {
  readonly id: string
  /** What the reader at the cinema gets, the reference of the order. */
  readonly code: string
}

export interface MailLine {
  readonly id: string
  readonly name: string
  /** A line without a value is left out. */
  readonly value: string
}

/** What a mail says, once for HTML and text. */
export interface OrderMailTexts {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly intro: string
  /** The code in a sentence. */
  readonly code: string
  /** Of the link to the order's page. */
  readonly open: string
  readonly lines: readonly MailLine[]
  /** Under the lines, the first one in full ink. */
  readonly notes: readonly string[]
  readonly foot: readonly string[]
}

/** Address of the page that shows the completed order, in the language of the mail. */
export function toOrderLink({ texts, origin, primaryTag }: OrderMailParts, orderId: string): string {
  const query = new URLSearchParams({ orderId })
  return getAddressInLanguage(
    `${origin}${orderPatterns.completedOrder}?${query}`,
    texts.languageTag,
    primaryTag,
  )
}

/** A cinema by its name and address, in a line. */
export function describeSite(
  site: Pick<Site, 'name' | 'contactDetails'> | undefined,
  { text, list, foreign }: MailTexts,
): string {
  if (!site) return ''
  const { address } = site.contactDetails
  return list([text(site.name), address.line1, address.city].flatMap((part) => (part ? [foreign(part)] : [])))
}

/** The lines of what an order came to, and who paid it or where it is to be paid. */
export function listPaidLines(
  order: Pick<CompletedOrder, 'totalPrice' | 'paymentSummary' | 'booking'>,
  { texts: { t, foreign }, currency }: OrderMailParts,
): MailLine[] {
  const describePayment = ({
    type,
    value,
    maskedDetail,
  }: CompletedOrder['paymentSummary'][number]): string => {
    const amount = foreign(formatMoney(value.valueIncludingTax, currency))
    if (type === 'GiftCard') return t('mail.ticket.paidByGiftCard', { amount })
    if (type === 'MemberBalance') return t('mail.ticket.paidByBalance', { amount })
    const digits = /\d{4}$/.exec(maskedDetail ?? '')?.[0]
    return digits === undefined ? t('mail.ticket.paid') : t('mail.ticket.paidByCard', { digits })
  }
  const describePayments = (): string[] => {
    const { paymentSummary, totalPrice } = order
    if (paymentSummary.length > 0) return paymentSummary.map(describePayment)
    if (isDueAtCinema(order)) return [t('mail.ticket.due')]
    return [t(totalPrice.valueIncludingTax > 0 ? 'mail.ticket.paid' : 'mail.ticket.paidNothing')]
  }
  return [
    {
      id: 'total',
      name: t('mail.ticket.total'),
      value: foreign(formatMoney(order.totalPrice.valueIncludingTax, currency)),
    },
    ...describePayments().map((value): MailLine => ({
      id: 'payment',
      name: t('mail.ticket.payment'),
      value,
    })),
  ]
}

function renderHtml(parts: OrderMailParts, sayings: OrderMailTexts, order: MailedOrder): string {
  const { theme, texts, siteTitle, origin, primaryTag } = parts
  const align = texts.direction === 'rtl' ? 'right' : 'left'
  const padded = texts.direction === 'rtl' ? 'padding:10px 0 10px 16px' : 'padding:10px 16px 10px 0'
  const cell = (use: 'text' | 'muted', style: string, html: string) =>
    `<td class="line" dir="${texts.direction}" align="${align}" valign="top" style="${style};border-top:1px solid ${theme.colors.border};font-size:15px;line-height:1.5"><span ${toStyleAttribute(theme, use)}>${html}</span></td>`
  const rows = sayings.lines.map(
    ({ name, value }) =>
      `<tr>${cell('muted', `${padded};white-space:nowrap`, escapeHtml(name))}${cell('text', 'padding:10px 0;width:100%;font-weight:600', escapeHtml(value))}</tr>`,
  )
  const font = `font-family:${theme.bodyFont}`
  const body = [
    `<h1 ${toStyleAttribute(theme, 'text', `margin:0 0 8px;font-family:${theme.headingFont};font-size:26px;line-height:1.2;font-weight:700`)}>${escapeHtml(sayings.heading)}</h1>`,
    `<p ${toStyleAttribute(theme, 'muted', 'margin:0 0 24px;font-size:16px;line-height:1.5')}>${escapeHtml(sayings.intro)}</p>`,
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 24px"><tr><td align="center" bgcolor="#ffffff" style="background-color:#ffffff;border-radius:12px;padding:16px"><img src="cid:${codeContentId}" width="208" height="208" alt="${escapeHtml(sayings.code)}" style="display:block;border:0;color:#0a0a0a"><span dir="ltr" style="display:block;padding-top:8px;color:#0a0a0a;font-family:Consolas,Menlo,monospace;font-size:18px;letter-spacing:2px">${escapeHtml(order.code)}</span></td></tr></table>`,
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 28px"><tr><td align="center"><a href="${escapeHtml(toOrderLink(parts, order.id))}" ${toStyleAttribute(theme, 'button', `display:inline-block;padding:14px 28px;border-radius:${theme.radius}px;${font};font-size:16px;font-weight:700;text-decoration:none`)}>${escapeHtml(sayings.open)}</a></td></tr></table>`,
    `<table role="presentation" dir="${texts.direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${escapeHtml(font)}">\n${rows.join('\n')}\n</table>`,
    ...sayings.notes.map((note, index) =>
      index === 0
        ? `<p ${toStyleAttribute(theme, 'text', 'margin:20px 0 0;font-size:15px;line-height:1.5')}>${escapeHtml(note)}</p>`
        : `<p ${toStyleAttribute(theme, 'muted', 'margin:8px 0 0;font-size:15px;line-height:1.5')}>${escapeHtml(note)}</p>`,
    ),
  ].join('\n')
  const siteAddress = getAddressInLanguage(`${origin}/`, texts.languageTag, primaryTag)
  return renderMailDocument({ ...sayings, theme, texts, siteTitle, siteAddress, body })
}

function renderText(sayings: OrderMailTexts, link: string): string {
  return [
    sayings.heading,
    '',
    sayings.intro,
    '',
    ...sayings.lines.map(({ name, value }) => `${name}: ${value}`),
    sayings.code,
    '',
    `${sayings.open}:`,
    link,
    '',
    ...(sayings.notes.length > 0 ? [...sayings.notes, ''] : []),
    '-- ',
    ...sayings.foot,
    '',
  ].join('\n')
}

/** A mail about an order: its code and its link, as HTML and as text of its own. */
export async function renderOrderMail(
  parts: OrderMailParts,
  said: OrderMailTexts,
  order: MailedOrder,
): Promise<MailContent> {
  const sayings = { ...said, lines: said.lines.filter(({ value }) => value !== '') }
  const { logo } = parts.theme
  const attachments: MailAttachment[] = [
    ...(logo
      ? [{ fileName: 'logo.png', mediaType: 'image/png', contents: logo.png, contentId: logoContentId }]
      : []),
    {
      fileName: `${order.code}.png`,
      mediaType: 'image/png',
      contents: await drawCode(order.code),
      contentId: codeContentId,
    },
  ]
  return {
    subject: sayings.subject,
    html: renderHtml(parts, sayings, order),
    text: renderText(sayings, toOrderLink(parts, order.id)),
    attachments,
  }
}
