import { getAddressInLanguage } from '@foyer/contract/omnia/language-address'
import { escapeHtml } from '../http/escape-html.ts'
import type { MailedGift, ReferralMail } from '../referrals/referral-mails.ts'
import { logoContentId, renderMailDocument, toStyleAttribute } from './mail-layout.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailTheme } from './mail-theme.ts'
import type { MailContent } from './message.ts'

/** A mail about an account, by what it is for. `link`: path of its page with its code, if it has one. */
export type AccountMailSubject =
  | { readonly kind: 'password-reset' | 'email-verification'; readonly code: string; readonly link: string }
  | {
      readonly kind: 'referral-reward'
      readonly link: string
      readonly to: ReferralMail['to']
      readonly gifts: readonly MailedGift[]
    }
  | { readonly kind: 'token-reuse' | 'data-export' | 'account-deletion'; readonly link: string }

export interface AccountMailParts {
  readonly about: AccountMailSubject
  readonly texts: MailTexts
  readonly theme: MailTheme
  readonly siteTitle: string
  /** Public origin, without a slash at its end. */
  readonly origin: string
  readonly primaryTag: string
}

interface AccountMailTexts {
  readonly subject: string
  readonly intro: string
  readonly open: string
  /** Above the code; null without one. */
  readonly code: string | null
  readonly note: string
  readonly foot: string
}

function getMailTexts(
  about: AccountMailSubject,
  { t, list, text }: MailTexts,
  site: string,
): AccountMailTexts {
  switch (about.kind) {
    case 'password-reset':
      return {
        subject: t('mail.reset.subject'),
        intro: t('mail.reset.intro', { site }),
        open: t('mail.reset.open'),
        code: t('mail.reset.code'),
        note: t('mail.reset.lifetime'),
        foot: t('mail.reset.ignore'),
      }
    case 'email-verification':
      return {
        subject: t('mail.verify.subject'),
        intro: t('mail.verify.intro', { site }),
        open: t('mail.verify.open'),
        code: t('mail.verify.code'),
        note: t('mail.verify.lifetime'),
        foot: t('mail.verify.ignore'),
      }
    case 'token-reuse':
      return {
        subject: t('mail.reuse.subject'),
        intro: t('mail.reuse.intro', { site }),
        open: t('mail.reuse.open'),
        code: null,
        note: t('mail.reuse.advice'),
        foot: t('mail.reuse.why'),
      }
    case 'data-export':
      return {
        subject: t('mail.export.subject'),
        intro: t('mail.export.intro', { site }),
        open: t('mail.export.open'),
        code: null,
        note: t('mail.export.lifetime'),
        foot: t('mail.export.ignore'),
      }
    case 'account-deletion':
      return {
        subject: t('mail.deletion.subject'),
        intro: t('mail.deletion.intro', { site }),
        open: t('mail.deletion.open'),
        code: null,
        note: t('mail.deletion.note'),
        foot: t('mail.deletion.why'),
      }
    case 'referral-reward': {
      const { to, gifts } = about
      const gift = list(gifts.map(({ name, units }) => formatGift(text(name), units, t)))
      return {
        subject: t(`mail.referral.subject.${to}`),
        intro: t(`mail.referral.intro.${to}`, { site, gift }),
        open: t('mail.referral.open'),
        code: null,
        note: t('mail.referral.note'),
        foot: t(`mail.referral.why.${to}`, { site }),
      }
    }
  }
}

const formatGift = (name: string, units: number | null, t: MailTexts['t']) =>
  units === null ? name : t('mail.referral.units', { name, units: String(units) })

// In groups it is typed without losing one's place; blanks and hyphens do not count.
const toShownCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/** A mail about an account: what happened, the link to do something about it and the code, as HTML and as text of its own. */
export function renderAccountMail(parts: AccountMailParts): MailContent {
  const { about, texts, theme, siteTitle, origin, primaryTag } = parts
  const { languageTag } = texts
  const toAddress = (at: string) => getAddressInLanguage(`${origin}${at}`, languageTag, primaryTag)
  // A download is no page: it has no languages.
  const link = about.kind === 'data-export' ? `${origin}${about.link}` : toAddress(about.link)
  const { subject, intro, open, note, ...rest } = getMailTexts(about, texts, siteTitle)
  const foot = [rest.foot]
  const shown =
    'code' in about && rest.code !== null ? { label: rest.code, code: toShownCode(about.code) } : null
  const font = `font-family:${theme.bodyFont}`
  const body = [
    `<h1 ${toStyleAttribute(theme, 'text', `margin:0 0 8px;font-family:${theme.headingFont};font-size:26px;line-height:1.2;font-weight:700`)}>${escapeHtml(subject)}</h1>`,
    `<p ${toStyleAttribute(theme, 'muted', 'margin:0 0 24px;font-size:16px;line-height:1.5')}>${escapeHtml(intro)}</p>`,
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto 24px"><tr><td align="center"><a href="${escapeHtml(link)}" ${toStyleAttribute(theme, 'button', `display:inline-block;padding:14px 28px;border-radius:${theme.radius}px;${font};font-size:16px;font-weight:700;text-decoration:none`)}>${escapeHtml(open)}</a></td></tr></table>`,
    ...(shown === null
      ? []
      : [
          `<p ${toStyleAttribute(theme, 'text', 'margin:0 0 8px;font-size:15px;line-height:1.5')}>${escapeHtml(shown.label)}</p>`,
          `<p dir="ltr" ${toStyleAttribute(theme, 'text', 'margin:0 0 16px;font-family:Consolas,Menlo,monospace;font-size:18px;letter-spacing:1px')}>${escapeHtml(shown.code)}</p>`,
        ]),
    `<p ${toStyleAttribute(theme, 'muted', 'margin:0;font-size:15px;line-height:1.5')}>${escapeHtml(note)}</p>`,
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
      `${open}:`,
      link,
      '',
      ...(shown === null ? [] : [`${shown.label} ${shown.code}`]),
      note,
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
