import { escapeHtml } from '../../src/http/escape-html.ts'
import { drawCode } from './draw-code.ts'

/** A code with what stands under it. */
export interface PrintedCode {
  readonly address: string
  /** "H 11", "Table 7". */
  readonly label: string
}

export interface Sheet {
  /** Under the logo, and the document's title: the cinema and its screen. */
  readonly title: string
  readonly languageTag: string
  /** SVG of the brand's logo for light grounds, which names the brand. */
  readonly logo: string
  /** In rows, which begin on a line of their own. */
  readonly rows: readonly { readonly name: string | null; readonly codes: readonly PrintedCode[] }[]
}

const style = `
  @page { size: A4; margin: 12mm; }
  body { margin: 0; color: #000; background: #fff; font: 10pt/1.3 sans-serif; }
  header { display: flex; align-items: center; justify-content: space-between; gap: 8mm; margin-block-end: 6mm; }
  header svg { block-size: 10mm; }
  h1 { margin: 0; font-size: 13pt; }
  h2 { margin: 0 0 2mm; font-size: 11pt; break-after: avoid; }
  ul { display: grid; grid-template-columns: repeat(5, 1fr); gap: 3mm; margin: 0 0 6mm; padding: 0; list-style: none; }
  li { padding: 2mm; border: 0.2mm dashed #999; text-align: center; break-inside: avoid; }
  li svg { display: block; inline-size: 100%; }
  li svg[data-logo] { block-size: 4.5mm; inline-size: 100%; }
  li strong { display: block; font-size: 14pt; }
`

/** A sheet as a document of its own, without anything that has to be fetched. */
export function renderSheet({ title, languageTag, logo, rows }: Sheet): string {
  // Drawn once and referred to: a sheet may have hundreds of codes.
  const drawn = logo.replace('<svg ', '<svg id="logo" ')
  const [, width = '100', height = '100'] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(logo) ?? []
  const size = `width="${width}" height="${height}"`
  const reference = `<svg data-logo viewBox="0 0 ${width} ${height}" aria-hidden="true"><use href="#logo" ${size}/></svg>`
  const list = rows.map(
    ({ name, codes }) =>
      `${name === null ? '' : `<h2>${escapeHtml(name)}</h2>\n`}<ul>\n${codes
        .map(
          ({ address, label }) =>
            `<li data-address="${escapeHtml(address)}">${drawCode(address)}<strong>${escapeHtml(label)}</strong>${reference}</li>`,
        )
        .join('\n')}\n</ul>`,
  )
  const direction = languageTag.startsWith('ar') ? ' dir="rtl"' : ''
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}"${direction}>
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<div hidden>${drawn}</div>
<header>${reference}<h1>${escapeHtml(title)}</h1></header>
${list.join('\n')}
</body>
</html>
`
}
