import type { Currency } from '@foyer/contract/channel/shared'
import { formatMoney } from '@foyer/contract/format-money'
import { getAddressInLanguage } from '@foyer/contract/omnia/language-address'
import { escapeHtml } from '../http/escape-html.ts'
import type { MailedGiftCard } from '../journeys/redeemable-items.ts'
import { logoContentId, renderMailDocument, toStyleAttribute } from './mail-layout.ts'
import type { MailFormats } from './mail-formats.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailTheme } from './mail-theme.ts'
import type { MailContent } from './message.ts'

/** Pixels that are requested of the service; a mail is at most 536 wide, and some screens are dense. */
const pictureWidth = 1200

export interface GiftCardMailParts {
  readonly gift: MailedGiftCard
  readonly currency: Readonly<Currency>
  readonly formats: MailFormats
  readonly texts: MailTexts
  readonly theme: MailTheme
  readonly siteTitle: string
  /** Public origin, without a slash at its end. */
  readonly origin: string
  readonly primaryTag: string
  /** Base of the brand's media, without a slash at its end. */
  readonly mediaBase: string
}

/** Of an instant in UTC: `2026-11-21`. */
const dateLength = 10

// In groups it is typed without losing one's place; blanks and hyphens do not count.
const toShownCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')

interface GiftCardTexts {
  readonly subject: string
  readonly pictureLabel: string
  readonly amount: string
  readonly intro: string
  readonly message: string | null
  readonly cards: readonly { readonly code: string; readonly pin: string | null }[]
  readonly lines: readonly { readonly name: string; readonly value: string }[]
  readonly how: string
  readonly open: string
  readonly foot: readonly string[]
}

function getTexts({ gift, currency, formats, texts, siteTitle: site }: GiftCardMailParts): GiftCardTexts {
  const { t, text, foreign } = texts
  const { card, codes, expiresAt } = gift
  const amount = foreign(formatMoney(card.amountMinor / 10 ** currency.decimals, currency))
  const sender = card.senderName
  const expiry =
    expiresAt === null ? null : formats.dayAndYear(new Date(expiresAt).toISOString().slice(0, dateLength))
  return {
    subject: t('mail.giftCard.subject', { name: card.recipient?.name ?? '', site }),
    pictureLabel: t('mail.giftCard.picture', { face: text(card.faceName) || site }),
    amount,
    intro: sender
      ? t('mail.giftCard.intro', { sender, amount, site })
      : t('mail.giftCard.introUnnamed', { amount, site }),
    message: card.message,
    cards: codes.map(({ code, pin }) => ({
      code: t('mail.giftCard.code', { code: toShownCode(code) }),
      pin: pin === null ? null : t('mail.giftCard.pin', { pin }),
    })),
    lines: [
      { name: t('mail.giftCard.amount'), value: amount },
      ...(expiry === null ? [] : [{ name: t('mail.giftCard.expires'), value: expiry }]),
    ],
    how: t('mail.giftCard.how'),
    open: t('mail.giftCard.open'),
    foot: [t('mail.giftCard.keep'), t('mail.giftCard.why')],
  }
}

/**
 * A bought gift card for its recipient: its face and amount, who sends it, their message, number and pin, as HTML and as
 * text of its own. The picture has an address, since mail clients cut large attachments; its label stands in for it.
 */
export function renderGiftCardMail(parts: GiftCardMailParts): MailContent {
  const { texts, theme, siteTitle, origin, primaryTag, gift, mediaBase } = parts
  const said = getTexts(parts)
  const link = getAddressInLanguage(`${origin}/`, texts.languageTag, primaryTag)
  const picture = `${mediaBase}/media/entity/get/GiftCardFaceGraphic/${encodeURIComponent(gift.card.faceId)}?width=${pictureWidth}`
  const paragraph = (use: 'text' | 'muted', style: string, text: string) =>
    `<p ${toStyleAttribute(theme, use, style)}>${escapeHtml(text)}</p>`
  const body = [
    `<h1 ${toStyleAttribute(theme, 'text', `margin:0 0 8px;font-family:${theme.headingFont};font-size:26px;line-height:1.2;font-weight:700`)}>${escapeHtml(said.subject)}</h1>`,
    paragraph('muted', 'margin:0 0 24px;font-size:16px;line-height:1.5', said.intro),
    `<img src="${escapeHtml(picture)}" width="536" alt="${escapeHtml(said.pictureLabel)}" ${toStyleAttribute(theme, 'text', 'display:block;width:100%;max-width:536px;height:auto;border:0;border-radius:12px;font-size:16px')}>`,
    paragraph('text', 'margin:12px 0 24px;font-size:32px;line-height:1.2;font-weight:700', said.amount),
    ...(said.message === null
      ? []
      : [
          paragraph(
            'text',
            'margin:0 0 24px;font-size:18px;line-height:1.5;white-space:pre-line;font-style:italic',
            said.message,
          ),
        ]),
    ...said.cards.flatMap(({ code, pin }) => [
      paragraph('text', 'margin:0 0 4px;font-size:20px;line-height:1.4;font-weight:700', code),
      ...(pin === null ? [] : [paragraph('text', 'margin:0 0 16px;font-size:16px;line-height:1.4', pin)]),
    ]),
    ...said.lines.map(({ name, value }) =>
      paragraph('text', 'margin:0 0 4px;font-size:15px;line-height:1.5', `${name}: ${value}`),
    ),
    paragraph('muted', 'margin:16px 0 24px;font-size:15px;line-height:1.5', said.how),
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto"><tr><td align="center"><a href="${escapeHtml(link)}" ${toStyleAttribute(theme, 'button', `display:inline-block;padding:14px 28px;border-radius:${theme.radius}px;font-family:${theme.bodyFont};font-size:16px;font-weight:700;text-decoration:none`)}>${escapeHtml(said.open)}</a></td></tr></table>`,
  ].join('\n')
  return {
    subject: said.subject,
    html: renderMailDocument({
      theme,
      texts,
      siteTitle,
      siteAddress: link,
      subject: said.subject,
      preview: said.intro,
      body,
      foot: said.foot,
    }),
    text: [
      said.subject,
      '',
      said.intro,
      '',
      ...(said.message === null ? [] : [said.message, '']),
      ...said.cards.flatMap(({ code, pin }) => [code, ...(pin === null ? [] : [pin])]),
      ...said.lines.map(({ name, value }) => `${name}: ${value}`),
      '',
      said.how,
      `${said.open}:`,
      link,
      '',
      '-- ',
      ...said.foot,
      '',
    ].join('\n'),
    attachments: theme.logo
      ? [{ fileName: 'logo.png', mediaType: 'image/png', contents: theme.logo.png, contentId: logoContentId }]
      : [],
  }
}
