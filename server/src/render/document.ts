import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { escapeHtml } from '../http/escape-html.ts'

export interface DocumentParts {
  nonce: string
  languageTag: string
  direction: 'ltr' | 'rtl'
  htmlAttributes: Readonly<Record<string, string>>
  head: string
  body: string
  /** JSON text of the `foyer-state` block. */
  state: string
  initialData: InitialData
  scripts: string
}

/**
 * Escapes JSON for a script element: no `</script`, no `<!--`, and no line separators at which older script engines end
 * a line.
 */
export function escapeJsonForScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .filter(([name]) => /^[a-zA-Z][\w:-]*$/.test(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}

/** The complete page around what the storefront has rendered. */
export function renderDocument(parts: DocumentParts): string {
  const { nonce, languageTag, direction, htmlAttributes, head, body, state, initialData, scripts } = parts
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}" dir="${direction}"${attributes(htmlAttributes)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="csp-nonce" nonce="${nonce}">
${head}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="foyer-state">${escapeJsonForScript(state)}</script>
<script nonce="${nonce}">window.initialData = ${escapeJsonForScript(JSON.stringify(initialData))}</script>
${scripts}
</body>
</html>
`
}
