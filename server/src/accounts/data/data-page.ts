import { memberDataMap, type MemberDataEntry } from '../member-data-map.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import type { MemberData } from './read-member-data.ts'

export interface DataPageOptions {
  readonly siteTitle: string
  readonly languageTag: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly texts: DataPageTexts
}

/** Words of the page; `{n}` stands for a number. */
export interface DataPageTexts {
  readonly title: string
  readonly intro: string
  readonly none: string
  readonly why: string
  readonly howLong: string
}

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0}main{max-inline-size:60rem;margin-inline:auto;padding:1.5rem}
table{border-collapse:collapse;margin-block-end:1rem}
th,td{padding:.25rem .75rem;border-block-start:1px solid GrayText;text-align:start;vertical-align:top;overflow-wrap:anywhere}
pre{margin:0;white-space:pre-wrap}`

/** The readable part of a member's copy: each kind of data with its rows, why it is stored and for how long. */
export function createDataPage(data: MemberData, options: DataPageOptions): string {
  const { siteTitle, languageTag, now, texts } = options
  const direction = /^(ar|fa|he|ur)\b/.test(languageTag) ? 'rtl' : 'ltr'
  const sections = Object.entries(data).map(([table, rows]) => {
    const { purpose, storedFor } = memberDataMap[table as keyof typeof memberDataMap] as MemberDataEntry
    const shown =
      rows.length === 0
        ? `<p>${escapeHtml(texts.none)}</p>`
        : rows
            .map(
              (row) =>
                `<table dir="ltr">${Object.entries(row)
                  .map(
                    ([name, value]) =>
                      `<tr><th scope="row">${escapeHtml(name)}</th><td>${toHtml(value)}</td></tr>`,
                  )
                  .join('')}</table>`,
            )
            .join('\n')
    return `<section>
<h2 dir="ltr">${escapeHtml(table.replaceAll('_', ' '))}</h2>
<p lang="en" dir="ltr">${escapeHtml(`${texts.why} ${purpose}. ${texts.howLong} ${storedFor}.`)}</p>
${shown}
</section>`
  })
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(texts.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(siteTitle)}, <time>${new Date(now).toISOString()}</time></p>
<p>${escapeHtml(texts.intro)}</p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function toHtml(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'object') return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
  return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))
}
