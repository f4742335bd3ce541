import { addressInLanguage } from '@foyer/contract/omnia/language-address'
import { escapeHtml } from '../http/escape-html.ts'
import { logoContentId, renderMailDocument, toStyleAttribute } from './mail-layout.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailTheme } from './mail-theme.ts'
import type { MailContent } from './message.ts'

export interface ResetMailParts {
  readonly code: string
  readonly texts: MailTexts
  readonly theme: MailTheme
  readonly siteTitle: string
  /** Public origin, without a slash at its end. */
  readonly origin: string
  /** Of the page that sets another password, with a slash at its end. */
  readonly path: string
  readonly primaryTag: string
}

/** The code to set another password with, and a link that has it, as HTML and as text of its own. */
export function renderResetMail(parts: ResetMailParts): MailContent {
  const { code, texts, theme, siteTitle, origin, path, primaryTag } = parts
  const { t, languageTag } = texts
  const toAddress = (at: string) => addressInLanguage(`${origin}${at}`, languageTag, primaryTag)
  const link = toAddress(`${path}${encodeURIComponent(code)}/`)
  // In groups it is typed without losing one's place; blanks and hyphens do not count.
  const shown = code.replace(/(.{4})(?=.)/g, '$1-')
  const subject = t('mail.reset.subject')
  const intro = t('mail.reset.intro', { site: siteTitle })
  const lifetime = t('mail.reset.lifetime')
  const foot = [t('mail.reset.ignore')]
  const font = `font-family:${theme.bodyFont}`
  const body = [
    `<h1 ${toStyleAttribute(theme, 'text', `margin:0 0 8px;font-family:${theme.headingFont};font-size:26px;line-height:1.2;font-weight:700`)}>${escapeHtml(subject)}</h1>`,
    `<p ${toStyleAttribute(theme, 'muted', 'margin:0 0 24px;font-size:16px;line-height:1.5')}>${escapeHtml(intro)}</p>`,
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 24px"><tr><td align="center"><a href="${escapeHtml(link)}" ${toStyleAttribute(theme, 'button', `display:inline-block;padding:14px 28px;border-radius:${theme.radius}px;${font};font-size:16px;font-weight:700;text-decoration:none`)}>${escapeHtml(t('mail.reset.open'))}</a></td></tr></table>`,
    `<p ${toStyleAttribute(theme, 'text', 'margin:0 0 8px;font-size:15px;line-height:1.5')}>${escapeHtml(t('mail.reset.code'))}</p>`,
    `<p dir="ltr" ${toStyleAttribute(theme, 'text', 'margin:0 0 16px;font-family:Consolas,Menlo,monospace;font-size:18px;letter-spacing:1px')}>${escapeHtml(shown)}</p>`,
    `<p ${toStyleAttribute(theme, 'muted', 'margin:0;font-size:15px;line-height:1.5')}>${escapeHtml(lifetime)}</p>`,
  ].join('\n')
  return {
    subject,
    html: renderMailDocument({
      theme,
      texts,
      siteTitle,
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
      `${t('mail.reset.open')}:`,
      link,
      '',
      `${t('mail.reset.code')} ${shown}`,
      lifetime,
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
