import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getConditionEntry } from '@foyer/contract/errors/catalogue'
import { operations, type Operation, type OperationId } from '@foyer/contract/operations'
import { findRefusal } from '../../../storefront/src/features/payment/gift-card-refusals.ts'
import { codeMessages, codeMessagesByCondition } from '../../../storefront/src/order/code-messages.ts'
import { errorMessages, messagesByCondition } from '../../../storefront/src/order/error-messages.ts'
import type { Refusal } from './refusal.ts'

const textFolder = join(import.meta.dirname, '../../../brands/shared/text')

/** Calls of the form for codes. */
const ofCodes: ReadonlySet<OperationId> = new Set([
  'addVoucher',
  'removeVoucher',
  'addTicketRedemptionCard',
  'getGiftCardDetails',
])

/** Text key of a page's message for a refused call; undefined if the step has its own texts. */
function findTextKey({ operation, condition, details }: Refusal): string | undefined {
  const [item] = details?.itemAvailabilityErrors ?? []
  if (item) return `food-and-beverage.refused.${item.unavailableReason}${item.id === null ? '.whole' : ''}`
  if (details?.discountAvailabilityErrors) return 'food-and-beverage.refused.discount'
  const codeMessage = codeMessagesByCondition[condition]
  if (ofCodes.has(operation) && codeMessage) return codeMessages[codeMessage]
  if (operation === 'addGiftCardPayment') return findRefusal(condition, 'gift-card').title
  if (operation === 'setMemberBalancePayment') return findRefusal(condition, 'points').title
  if (operation === 'startCompletion') return findRefusal(condition, 'completion').title
  const message = messagesByCondition[condition]
  return message && errorMessages[message].title
}

type Texts = Readonly<Record<string, { readonly en: string }>>

/** Texts of the areas that speak of refusals. */
function readTexts(): Texts {
  const read = (area: string) => JSON.parse(readFileSync(join(textFolder, `${area}.json`), 'utf8')) as Texts
  return { ...read('transaction'), ...read('food-and-beverage') }
}

/** @throws Error for a key without a text */
function formatText(key: string | undefined, texts: Texts): string {
  if (key === undefined) return "(the step's own)"
  const text = texts[key]
  if (!text) throw new Error(`${key}: no text`)
  return `${text.en} (\`${key}\`)`
}

/** What the answer has besides its code: `itemAvailabilityErrors: id "i1", limit 3`. */
function formatDetails({ details = {} }: Refusal): string {
  const lists = Object.entries(details).map(([name, errors]) => {
    const fields = errors.map((error) =>
      Object.entries(error)
        .map(([field, value]) => `${field} ${JSON.stringify(value)}`)
        .join(', '),
    )
    return `${name}: ${fields.join('; ')}`
  })
  return lists.length === 0 ? '–' : `\`${lists.join('; ')}\``
}

const formatCode = (code: number | undefined) => (code === undefined ? '–' : String(code))

function formatCall({ operation }: Refusal): string {
  const { method, path }: Operation = operations[operation]
  return `${method} ${path}`
}

/** The table of refusals as `docs/order-refusals.md`. A test compares the committed page with this. */
export function createRefusalsDocument(refusals: readonly Refusal[]): string {
  const texts = readTexts()
  const rows = refusals.map((refusal) => {
    const { cause, condition, status, v1, v2, caller } = refusal
    const cells = [
      cause,
      `\`${formatCall(refusal)}\``,
      String(status),
      formatCode(v1),
      formatCode(v2),
      `\`${condition}\``,
      getConditionEntry(condition).title,
      formatDetails(refusal),
      formatText(findTextKey(refusal), texts),
      caller ?? 'visitor',
    ]
    return `| ${cells.join(' | ')} |`
  })
  const byOthers = refusals.filter(({ caller }) => caller !== undefined)
  const coded = new Set(byOthers.flatMap(({ v1, v2 }) => [v1, v2].filter((code) => code !== undefined)))
  return `# Refusals of orders and payments

How each code of orders, tickets, vouchers, cards and payments comes about: one call for each, which a test makes in both
numberings, without any of the client (\`tests/contract/refused-by-server.test.ts\`), and reads back with
the storefront's decoder, by the server's \`type\` and by the code alone
(\`tests/contract/code-conditions.test.ts\`). [errors.md](errors.md) has all conditions.

What only a workstation or a member can provoke is tested through the port \`getCaller\`: ${[...coded].join(', ')}. Members who hold what is asked for are
not refused 10001 and 13004, which visitors are; that they pass is tested in the same way.

This page is written by \`npm run contract:refusals\` from \`tests/contract/refusals\`; do not edit it by hand.

| Cause | Call | Status | Code in v1 | Code in v2 | Condition | Title | Details | On the page (text key) | Caller |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
