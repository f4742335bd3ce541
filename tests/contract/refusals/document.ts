import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getConditionEntry } from '@foyer/contract/errors/catalogue'
import { operations, type Operation, type OperationId } from '@foyer/contract/operations'
import { findRefusal } from '../../../storefront/src/features/payment/gift-card-refusals.ts'
import { codeMessages, codeMessagesByCondition } from '../../../storefront/src/order/code-messages.ts'
import { errorMessages, messagesByCondition } from '../../../storefront/src/order/error-messages.ts'
import type { Refusal } from './refusal.ts'

const textFile = join(import.meta.dirname, '../../../brands/shared/text/transaction.json')

/** Calls of the form for codes. */
const ofCodes: ReadonlySet<OperationId> = new Set([
  'addVoucher',
  'removeVoucher',
  'addTicketRedemptionCard',
  'getGiftCardDetails',
])

/** Text key of a page's message for a refused call; undefined if the step has its own texts. */
function findTextKey({ operation, condition }: Refusal): string | undefined {
  const codeMessage = codeMessagesByCondition[condition]
  if (ofCodes.has(operation) && codeMessage) return codeMessages[codeMessage]
  if (operation === 'addGiftCardPayment') return findRefusal(condition, 'gift-card').title
  if (operation === 'startCompletion') return findRefusal(condition, 'completion').title
  const message = messagesByCondition[condition]
  return message && errorMessages[message].title
}

const formatCode = (code: number | undefined) => (code === undefined ? '–' : String(code))

function formatCall({ operation }: Refusal): string {
  const { method, path }: Operation = operations[operation]
  return `${method} ${path}`
}

/** The table of refusals as `docs/order-refusals.md`. A test compares the committed page with this. */
export function createRefusalsDocument(refusals: readonly Refusal[]): string {
  const texts = JSON.parse(readFileSync(textFile, 'utf8')) as Record<string, { en: string }>
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
      texts[findTextKey(refusal) ?? '']?.en ?? "(the step's own)",
      caller ?? 'visitor',
    ]
    return `| ${cells.join(' | ')} |`
  })
  const byOthers = refusals.filter(({ caller }) => caller !== undefined)
  const coded = byOthers.flatMap(({ v1, v2 }) => [v1, v2].filter((code) => code !== undefined))
  return `# Refusals of orders and payments

How each code of orders, tickets, vouchers, cards and payments comes about: one call for each, which a test makes in both
numberings and reads back with the storefront's decoder, by the server's \`type\` and by the code alone
(\`tests/contract/code-conditions.test.ts\`). [errors.md](errors.md) has all conditions.

What only a workstation or a member can provoke is tested through the port \`getCaller\`: ${coded.join(', ')}. Members are not refused
10001 and 13004, which visitors are; that they pass is tested in the same way.

This page is written by \`npm run contract:refusals\` from \`tests/contract/refusals\`; do not edit it by hand.

| Cause | Call | Status | Code in v1 | Code in v2 | Condition | Title | On the page | Caller |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
