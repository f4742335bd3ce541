import { frameThemeVariables } from '@foyer/contract/payments/frame'
import { fieldsScript, type FieldsScriptOptions } from './fields-script.ts'
import { fieldsStyle } from './fields-style.ts'
import { testCards } from './cards.ts'

interface FieldsPageOptions {
  nonce: string
  shopOrigin: string
  /** `@font-face` rules of the typefaces that the framing page names. */
  typefaces: string
}

/** The hosted card fields, dressed by the framing page and speaking to it alone. */
export function fieldsPage({ nonce, shopOrigin, typefaces }: FieldsPageOptions): string {
  const options: FieldsScriptOptions = { shopOrigin, variables: frameThemeVariables }
  return page(
    nonce,
    typefaces,
    `<main>
<form id="card" novalidate autocomplete="on">
${field({ id: 'number', label: 'Card number', hint: '1234 5678 9012 3456', autocomplete: 'cc-number', isNumeric: true, longest: 23 })}
<div class="pair">
${field({ id: 'expiry', label: 'Good until', hint: 'MM / YY', autocomplete: 'cc-exp', isNumeric: true, longest: 7 })}
${field({ id: 'securityCode', label: 'Security code', hint: '3 digits', autocomplete: 'cc-csc', isNumeric: true, longest: 4 })}
</div>
${field({ id: 'name', label: 'Name on the card', hint: 'As it is printed', autocomplete: 'cc-name', isNumeric: false, longest: 100 })}
<button class="unseen" tabindex="-1" aria-hidden="true">Send</button>
<details><summary>This is a test provider: cards that work</summary>
<ul>${testCards.map(({ number, note }) => `<li><code>${inFours(number)}</code> ${escape(note)}</li>`).join('')}</ul>
<p>Any date ahead, any three digits and any name will do. No money moves.</p></details>
</form>
<form id="challenge" novalidate hidden>
<h1>Your bank wants to know it is you</h1>
<p>Type the code that it has sent you. For this test card it is 1234.</p>
${field({ id: 'code', label: 'Code', hint: '4 digits', autocomplete: 'one-time-code', isNumeric: true, longest: 10 })}
<button>Confirm</button>
</form>
<p id="status" role="status" hidden></p>
<noscript><p>The card fields need JavaScript.</p></noscript>
</main>
<script nonce="${nonce}">(${fieldsScript.toString()})(${inScript(options)})</script>`,
  )
}

/** In the place of fields whose time is over, or whose address nobody has made. */
export function sessionOverPage(nonce: string): string {
  return page(
    nonce,
    '',
    '<main data-shown><p>These card fields are no longer open. Go back to the order and start the payment again.</p></main>',
  )
}

function page(nonce: string, typefaces: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Card details</title>
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
  return `<div class="field"><label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="text" placeholder="${hint}" autocomplete="${autocomplete}" maxlength="${longest}" required aria-describedby="${id}-fault"${isNumeric ? ' inputmode="numeric"' : ' autocapitalize="words"'} spellcheck="false">
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
