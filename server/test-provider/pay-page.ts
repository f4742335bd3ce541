import type { CardField } from './card-entry.ts'
import { testCards } from './cards.ts'
import type { FieldsLanguage } from './fields-messages.ts'
import { escape, renderField, groupInFours, renderProviderPage } from './page-parts.ts'

interface PayPageOptions {
  readonly nonce: string
  readonly language: FieldsLanguage
  /** "GBP 26.60". */
  readonly amount: string
  /** Sealed session: forms post to their own address. */
  readonly session: string
  readonly returnUrl: string
}

/** The provider's own page: card fields in plain forms, so that it works without script. */
export function renderCardPage(
  { nonce, language, amount, session, returnUrl }: PayPageOptions,
  faults: Partial<Record<CardField, string>> = {},
): string {
  const { messages } = language
  const { labels, hints } = messages
  const text = (id: CardField, autocomplete: string, longest: number) =>
    renderField({
      id,
      label: labels[id],
      hint: hints[id],
      autocomplete,
      isNumeric: id !== 'name',
      longest,
      fault: faults[id],
    })
  return renderProviderPage(
    nonce,
    language,
    '',
    `<main data-shown>
<h1>${escape(messages.page.title)}</h1>
<form method="post" action="/pay/?session=${escape(session)}" novalidate autocomplete="on">
${text('number', 'cc-number', 23)}
<div class="pair">
${text('expiry', 'cc-exp', 7)}
${text('securityCode', 'cc-csc', 4)}
</div>
${text('name', 'cc-name', 100)}
<button>${escape(messages.page.pay)} <bdi>${escape(amount)}</bdi></button>
<a href="${escape(returnUrl)}">${escape(messages.page.back)}</a>
<details><summary>${escape(messages.test.summary)}</summary>
<ul>${testCards.map(({ number, note }) => `<li><code dir="ltr">${groupInFours(number)}</code> ${escape(messages.cards[number] ?? note)}</li>`).join('')}</ul>
<p>${escape(messages.test.note)}</p></details>
</form>
</main>`,
  )
}

/** The page for the bank's challenge. */
export function renderChallengePage({ nonce, language, session, returnUrl }: PayPageOptions): string {
  const { challenge, page: texts } = language.messages
  return renderProviderPage(
    nonce,
    language,
    '',
    `<main data-shown>
<form method="post" action="/pay/code?session=${escape(session)}" novalidate>
<h1>${escape(challenge.title)}</h1>
<p>${escape(challenge.text)}</p>
${renderField({ id: 'code', label: challenge.label, hint: challenge.hint, autocomplete: 'one-time-code', isNumeric: true, longest: 10 })}
<button>${escape(challenge.confirm)}</button>
<a href="${escape(returnUrl)}">${escape(texts.back)}</a>
</form>
</main>`,
  )
}

/** Seconds until a page that waits for a bank reloads. */
const refreshAfter = 1

/** Shown until the bank has answered; reloads itself. */
export function renderWaitingPage({ nonce, language }: PayPageOptions): string {
  const { waiting } = language.messages.page
  const body = `<main data-shown><p role="status">${escape(waiting)}</p></main>`
  return renderProviderPage(
    nonce,
    language,
    '',
    body,
    `<meta http-equiv="refresh" content="${refreshAfter}">\n`,
  )
}
