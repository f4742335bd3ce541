import { getAddressInLanguage } from '@foyer/contract/omnia/language-address'
import type { TranslatedText } from '@foyer/contract/wire/common'
import { escapeHtml } from '../http/escape-html.ts'
import { logoContentId, renderMailDocument, toStyleAttribute } from './mail-layout.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailTheme } from './mail-theme.ts'
import type { MailContent } from './message.ts'

/** Pixels that are requested of the service; shown half as wide. */
const posterWidth = 400
const shownWidth = 200

export interface BookingMailParts {
  readonly film: {
    readonly id: string
    readonly title: TranslatedText
    /** Path of its page. */
    readonly link: string
  }
  /** Path of the member's watchlist. */
  readonly watchlistLink: string
  /** Path that ends these mails. */
  readonly unsubscribeLink: string
  readonly texts: MailTexts
  readonly theme: MailTheme
  readonly siteTitle: string
  /** Public origin, without a slash at its end. */
  readonly origin: string
  readonly primaryTag: string
  /** Base of the brand's media, without a slash at its end. */
  readonly mediaBase: string
}

/**
 * Tells a member that a film on their list can be booked: its poster, the way to its times, and the ways out of these
 * mails, as HTML and as text of its own.
 */
export function renderBookingMail(parts: BookingMailParts): MailContent {
  const { film, texts, theme, siteTitle: site, origin, primaryTag, mediaBase } = parts
  const { t, languageTag } = texts
  const toAddress = (path: string) => getAddressInLanguage(`${origin}${path}`, languageTag, primaryTag)
  const [link, watchlist, unsubscribe] = [
    toAddress(film.link),
    toAddress(parts.watchlistLink),
    toAddress(parts.unsubscribeLink),
  ]
  const title = texts.text(film.title)
  const subject = t('mail.booking.subject', { film: title })
  const intro = t('mail.booking.intro', { film: title, site })
  const poster = `${mediaBase}/media/entity/get/FilmPosterGraphic/${encodeURIComponent(film.id)}?width=${posterWidth}`
  const toLink = (address: string, text: string) =>
    `<p ${toStyleAttribute(theme, 'muted', 'margin:0 0 8px;font-size:14px;line-height:1.5')}><a href="${escapeHtml(address)}" ${toStyleAttribute(theme, 'link', 'text-decoration:underline')}>${escapeHtml(text)}</a></p>`
  const body = [
    `<h1 ${toStyleAttribute(theme, 'text', `margin:0 0 8px;font-family:${theme.headingFont};font-size:26px;line-height:1.2;font-weight:700`)}>${escapeHtml(subject)}</h1>`,
    `<p ${toStyleAttribute(theme, 'muted', 'margin:0 0 24px;font-size:16px;line-height:1.5')}>${escapeHtml(intro)}</p>`,
    `<img src="${escapeHtml(poster)}" width="${shownWidth}" alt="${escapeHtml(title)}" ${toStyleAttribute(theme, 'text', `display:block;width:${shownWidth}px;height:auto;margin:0 0 24px;border:0;border-radius:8px;font-size:16px`)}>`,
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 28px"><tr><td><a href="${escapeHtml(link)}" ${toStyleAttribute(theme, 'button', `display:inline-block;padding:14px 28px;border-radius:${theme.radius}px;font-family:${theme.bodyFont};font-size:16px;font-weight:700;text-decoration:none`)}>${escapeHtml(t('mail.booking.open'))}</a></td></tr></table>`,
    toLink(watchlist, t('mail.booking.watchlist')),
    toLink(unsubscribe, t('mail.booking.unsubscribe')),
  ].join('\n')
  const foot = [t('mail.booking.why', { site })]
  return {
    subject,
    html: renderMailDocument({
      theme,
      texts,
      siteTitle: site,
      siteAddress: toAddress('/'),
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
      `${t('mail.booking.open')}:`,
      link,
      '',
      `${t('mail.booking.watchlist')}:`,
      watchlist,
      '',
      `${t('mail.booking.unsubscribe')}:`,
      unsubscribe,
      '',
      '-- ',
      ...foot,
      '',
    ].join('\n'),
    attachments: theme.logo
      ? [{ fileName: 'logo.png', mediaType: 'image/png', contents: theme.logo.png, contentId: logoContentId }]
      : [],
    unsubscribe,
  }
}
