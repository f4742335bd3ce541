import { frameThemeVariables } from '@foyer/contract/payments/frame'
import { fieldsScript, type FieldsScriptOptions } from './fields-script.ts'
import { fieldsStyle } from './fields-style.ts'
import type { FieldsLanguage } from './fields-messages.ts'
import { testCards } from './cards.ts'

interface FieldsPageOptions {
  nonce: string
  shopOrigin: string
  language: FieldsLanguage
  /** `@font-face` rules of the typefaces that the framing page names. */
  typefaces: string
}

/** The hosted card fields, dressed by the framing page, in its language and direction, and speaking to it alone. */
export function fieldsPage({ nonce, shopOrigin, language, typefaces }: FieldsPageOptions): string {
  const { messages } = language
  const { labels, hints, challenge } = messages
  const options: FieldsScriptOptions = {
    shopOrigin,
    variables: frameThemeVariables,
    messages: messages.script,
  }
  return page(
    nonce,
    language,
    typefaces,
    `<main>
<form id="card" novalidate autocomplete="on">
${field({ id: 'number', label: labels.number, hint: hints.number, autocomplete: 'cc-number', isNumeric: true, longest: 23 })}
<div class="pair">
${field({ id: 'expiry', label: labels.expiry, hint: hints.expiry, autocomplete: 'cc-exp', isNumeric: true, longest: 7 })}
${field({ id: 'securityCode', label: labels.securityCode, hint: hints.securityCode, autocomplete: 'cc-csc', isNumeric: true, longest: 4 })}
</div>
${field({ id: 'name', label: labels.name, hint: hints.name, autocomplete: 'cc-name', isNumeric: false, longest: 100 })}
<button class="unseen" tabindex="-1" aria-hidden="true">${escape(messages.send)}</button>
<details><summary>${escape(messages.test.summary)}</summary>
<ul>${testCards.map(({ number, note }) => `<li><code dir="ltr">${inFours(number)}</code> ${escape(messages.cards[number] ?? note)}</li>`).join('')}</ul>
<p>${escape(messages.test.note)}</p></details>
</form>
<form id="challenge" novalidate hidden>
<h1>${escape(challenge.title)}</h1>
<p>${escape(challenge.text)}</p>
${field({ id: 'code', label: challenge.label, hint: challenge.hint, autocomplete: 'one-time-code', isNumeric: true, longest: 10 })}
<button>${escape(challenge.confirm)}</button>
</form>
<p id="status" role="status" hidden></p>
<noscript><p>${escape(messages.noScript)}</p></noscript>
</main>
<script nonce="${nonce}">(${fieldsScript.toString()})(${inScript(options)})</script>`,
  )
}

/** In the place of fields whose time is over, or whose address nobody has made. */
export function sessionOverPage(nonce: string, language: FieldsLanguage): string {
  return page(nonce, language, '', `<main data-shown><p>${escape(language.messages.over)}</p></main>`)
}

function page(
  nonce: string,
  { tag, direction, messages }: FieldsLanguage,
  typefaces: string,
  body: string,
): string {
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(messages.title)}</title>
<style nonce="${nonce}">${typefaces}${fieldsStyle}</style>
</head>
<body>
${body}
</body>
</html>`
}

interface FieldOptions {
  id: string
  label: string
  hint: string
  autocomplete: string
  isNumeric: boolean
  longest: number
}

function field({ id, label, hint, autocomplete, isNumeric, longest }: FieldOptions): string {
  return `<div class="field"><label for="${id}">${escape(label)}</label>
<input id="${id}" name="${id}" type="text" placeholder="${escape(hint)}" autocomplete="${autocomplete}" maxlength="${longest}" required aria-describedby="${id}-fault"${isNumeric ? ' inputmode="numeric" dir="ltr"' : ' autocapitalize="words"'} spellcheck="false">
<p class="fault" id="${id}-fault" hidden></p></div>`
}

function inFours(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** JSON that cannot end the script it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
