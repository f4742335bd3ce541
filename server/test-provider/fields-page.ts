import { frameThemeVariables } from '@foyer/contract/payments/frame'
import { runFieldsScript, type FieldsScriptOptions } from './fields-script.ts'
import type { FieldsLanguage, FieldsMessages } from './fields-messages.ts'
import { testCards } from './cards.ts'
import { escape, renderField, groupInFours, renderProviderPage } from './page-parts.ts'

interface FieldsPageOptions {
  nonce: string
  shopOrigin: string
  language: FieldsLanguage
  /** `@font-face` rules of the fonts that the framing page names. */
  typefaces: string
  /** Last four digits of the stored card that pays; null where the card is typed in. */
  stored: string | null
}

/** The hosted card fields, in the framing page's style, language and direction; messages are exchanged with it alone. */
export function renderFieldsPage({
  nonce,
  shopOrigin,
  language,
  typefaces,
  stored,
}: FieldsPageOptions): string {
  const { messages } = language
  const { challenge } = messages
  const options: FieldsScriptOptions = {
    shopOrigin,
    variables: frameThemeVariables,
    messages: messages.script,
  }
  return renderProviderPage(
    nonce,
    language,
    typefaces,
    `<main>
${stored === null ? typedCard(messages) : storedCard(messages, stored)}
<form id="challenge" novalidate hidden>
<h1>${escape(challenge.title)}</h1>
<p>${escape(challenge.text)}</p>
${renderField({ id: 'code', label: challenge.label, hint: challenge.hint, autocomplete: 'one-time-code', isNumeric: true, longest: 10 })}
<button>${escape(challenge.confirm)}</button>
</form>
<p id="status" role="status" hidden></p>
<noscript><p>${escape(messages.noScript)}</p></noscript>
</main>
<script nonce="${nonce}">(${runFieldsScript.toString()})(${inScript(options)})</script>`,
  )
}

function typedCard(messages: FieldsMessages): string {
  const { labels, hints } = messages
  return `<form id="card" novalidate autocomplete="on">
${renderField({ id: 'number', label: labels.number, hint: hints.number, autocomplete: 'cc-number', isNumeric: true, longest: 23 })}
<div class="pair">
${renderField({ id: 'expiry', label: labels.expiry, hint: hints.expiry, autocomplete: 'cc-exp', isNumeric: true, longest: 7 })}
${renderField({ id: 'securityCode', label: labels.securityCode, hint: hints.securityCode, autocomplete: 'cc-csc', isNumeric: true, longest: 4 })}
</div>
${renderField({ id: 'name', label: labels.name, hint: hints.name, autocomplete: 'cc-name', isNumeric: false, longest: 100 })}
<button class="unseen" tabindex="-1" aria-hidden="true">${escape(messages.send)}</button>
<details><summary>${escape(messages.test.summary)}</summary>
<ul>${testCards.map(({ number, note }) => `<li><code dir="ltr">${groupInFours(number)}</code> ${escape(messages.cards[number] ?? note)}</li>`).join('')}</ul>
<p>${escape(messages.test.note)}</p></details>
</form>`
}

/** Nothing to type: the shop's page submits, and the bank may ask for a code. */
function storedCard({ stored, send }: FieldsMessages, lastFour: string): string {
  return `<form id="card" novalidate>
<p>${escape(stored)} <bdi dir="ltr">•••• ${escape(lastFour)}</bdi></p>
<button class="unseen" tabindex="-1" aria-hidden="true">${escape(send)}</button>
</form>`
}

/** Shown instead of the fields if their session has expired or the address is unknown. */
export function renderSessionOverPage(nonce: string, language: FieldsLanguage): string {
  return renderProviderPage(
    nonce,
    language,
    '',
    `<main data-shown><p>${escape(language.messages.over)}</p></main>`,
  )
}

/** JSON that cannot close the script element that contains it. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
