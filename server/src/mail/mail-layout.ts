import { escapeHtml } from '../http/escape-html.ts'
import type { MailColors, MailTheme } from './mail-theme.ts'
import type { MailTexts } from './mail-texts.ts'

/** Frame of a brand's mails, with the content of one. */
export interface MailLayoutParts {
  readonly theme: MailTheme
  readonly texts: Pick<MailTexts, 'languageTag' | 'direction'>
  readonly siteTitle: string
  readonly siteAddress: string
  readonly subject: string
  /** Preview text, shown beside the subject in a list of mails. */
  readonly preview: string
  /** HTML, created by `mailElements`. */
  readonly body: string
  readonly foot: readonly string[]
}

export const logoContentId = 'logo@foyer'

/** Use of a color: an element's class, and its inline color for mail clients without support for classes. */
type ColorUse = 'ground' | 'card' | 'line' | 'text' | 'muted' | 'link' | 'button'

const uses: Record<ColorUse, (colors: MailColors) => Record<string, string>> = {
  ground: ({ bg }) => ({ 'background-color': bg }),
  card: ({ surface, border }) => ({ 'background-color': surface, 'border-color': border }),
  line: ({ border }) => ({ 'border-color': border }),
  text: ({ text }) => ({ color: text }),
  muted: ({ muted }) => ({ color: muted }),
  link: ({ ink }) => ({ color: ink }),
  button: ({ primary, onPrimary }) => ({ 'background-color': primary, color: onPrimary }),
}

const declarations = (values: Record<string, string>, suffix = '') =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}${suffix}`)
    .join(';')

/** Class and style attributes of an element in the theme's colors. */
export function toStyleAttribute(theme: MailTheme, use: ColorUse, style = ''): string {
  const colors = declarations(uses[use](theme.colors))
  return `class="${use}" style="${escapeHtml([colors, style].filter(Boolean).join(';'))}"`
}

function schemeStyles({ scheme, other }: MailTheme): string {
  const schemes = [scheme, ...(other ? [other.scheme] : [])].map((each) => each.toLowerCase()).join(' ')
  const root = `:root{color-scheme:${schemes};supported-color-schemes:${schemes}}`
  if (!other) return root
  const rules = (Object.keys(uses) as ColorUse[]).map(
    (use) => `.${use}{${declarations(uses[use](other.colors), '!important')}}`,
  )
  return `${root}@media (prefers-color-scheme:${other.scheme.toLowerCase()}){${rules.join('')}}`
}

/** Renders a complete mail as HTML: tables and inline styles, as mail clients require, in one column that narrows. */
export function renderMailDocument(parts: MailLayoutParts): string {
  const { theme, texts, siteTitle, siteAddress, subject, preview, body, foot } = parts
  const { languageTag, direction } = texts
  const { logo, band, bodyFont } = theme
  const schemes = [theme.scheme, ...(theme.other ? [theme.other.scheme] : [])].join(' ').toLowerCase()
  const align = direction === 'rtl' ? 'right' : 'left'
  const mark = logo
    ? `<img src="cid:${logoContentId}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(logo.label)}" style="display:inline-block;border:0;color:${band.ink};font-family:${escapeHtml(bodyFont)};font-size:20px;font-weight:700">`
    : `<span style="color:${band.ink};font-family:${escapeHtml(bodyFont)};font-size:20px;font-weight:700">${escapeHtml(siteTitle)}</span>`
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemes}">
<meta name="supported-color-schemes" content="${schemes}">
<title>${escapeHtml(subject)}</title>
<style>${schemeStyles(theme)}@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}</style>
</head>
<body ${toStyleAttribute(theme, 'ground', 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" ${toStyleAttribute(theme, 'ground')}>
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" ${toStyleAttribute(theme, 'card', 'max-width:600px;border-width:1px;border-style:solid;border-collapse:separate;border-radius:12px;overflow:hidden')}>
<tr><td class="pad" align="${align}" bgcolor="${band.ground}" style="background-color:${band.ground};padding:20px 32px">
<a href="${escapeHtml(siteAddress)}" style="text-decoration:none">${mark}</a>
</td></tr>
<tr><td class="pad" align="${align}" dir="${direction}" style="padding:32px 32px 36px;text-align:${align};font-family:${escapeHtml(bodyFont)}">
${body}
</td></tr>
</table>
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="pad" align="${align}" dir="${direction}" style="padding:20px 32px 8px;text-align:${align};font-family:${escapeHtml(bodyFont)}">
${foot.map((line) => `<p ${toStyleAttribute(theme, 'muted', 'margin:0 0 8px;font-size:13px;line-height:1.5')}>${escapeHtml(line)}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
