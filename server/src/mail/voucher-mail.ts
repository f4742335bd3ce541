import { getAddressInLanguage } from '@foyer/contract/omnia/language-address'
import { escapeHtml } from '../http/escape-html.ts'
import type { MailedVouchers } from '../journeys/redeemable-items.ts'
import { logoContentId, renderMailDocument, toStyleAttribute } from './mail-layout.ts'
import type { MailFormats } from './mail-formats.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailTheme } from './mail-theme.ts'
import type { MailContent } from './message.ts'

export interface VoucherMailParts {
  readonly vouchers: MailedVouchers
  readonly formats: MailFormats
  readonly texts: MailTexts
  readonly theme: MailTheme
  readonly siteTitle: string
  /** Public origin, without a slash at its end. */
  readonly origin: string
  readonly primaryTag: string
}

/** Of an instant in UTC: `2026-11-21`. */
const dateLength = 10

// In groups it is typed without losing one's place; blanks and hyphens do not count.
const toShownCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')

/** Bought vouchers for the buyer: code and pin of each, until when, as HTML and as text of its own. */
export function renderVoucherMail(parts: VoucherMailParts): MailContent {
  const { vouchers, formats, texts, theme, siteTitle, origin, primaryTag } = parts
  const { t, text, foreign } = texts
  const item = foreign(text(vouchers.name))
  const subject = t('mail.voucher.subject', { item, site: siteTitle })
  const intro = t('mail.voucher.intro')
  const codes = vouchers.codes.flatMap(({ code, pin }) => [
    { text: t('mail.voucher.code', { code: toShownCode(code) }), isCode: true },
    ...(pin === null ? [] : [{ text: t('mail.voucher.pin', { pin }), isCode: false }]),
  ])
  const expiry =
    vouchers.expiresAt === null
      ? null
      : t('mail.voucher.expires', {
          date: formats.dayAndYear(new Date(vouchers.expiresAt).toISOString().slice(0, dateLength)),
        })
  const foot = [t('mail.voucher.keep'), t('mail.voucher.why')]
  const link = getAddressInLanguage(`${origin}/`, texts.languageTag, primaryTag)
  const paragraph = (use: 'text' | 'muted', style: string, says: string) =>
    `<p ${toStyleAttribute(theme, use, style)}>${escapeHtml(says)}</p>`
  const body = [
    `<h1 ${toStyleAttribute(theme, 'text', `margin:0 0 8px;font-family:${theme.headingFont};font-size:26px;line-height:1.2;font-weight:700`)}>${escapeHtml(subject)}</h1>`,
    paragraph('muted', 'margin:0 0 24px;font-size:16px;line-height:1.5', intro),
    ...codes.map(({ text: says, isCode }) =>
      isCode
        ? paragraph('text', 'margin:0 0 4px;font-size:20px;line-height:1.4;font-weight:700', says)
        : paragraph('text', 'margin:0 0 16px;font-size:16px;line-height:1.4', says),
    ),
    ...(expiry === null ? [] : [paragraph('text', 'margin:16px 0 0;font-size:15px;line-height:1.5', expiry)]),
  ].join('\n')
  return {
    subject,
    html: renderMailDocument({
      theme,
      texts,
      siteTitle,
      siteAddress: link,
      subject,
      preview: intro,
      body,
      foot,
    }),
    text: [
      subject,
      '',
      intro,
      '',
      ...codes.map(({ text: says }) => says),
      ...(expiry === null ? [] : ['', expiry]),
      '',
      '-- ',
      ...foot,
      '',
    ].join('\n'),
    attachments: theme.logo
      ? [{ fileName: 'logo.png', mediaType: 'image/png', contents: theme.logo.png, contentId: logoContentId }]
      : [],
  }
}
