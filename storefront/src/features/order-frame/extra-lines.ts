import type { SummaryLine } from '@foyer/design-system/order-summary'
import type { ShownExtras } from '../../stores/shown-prices.ts'

interface Words {
  t: (key: string, params?: Record<string, string | number>) => string
  money: (amount: number) => string
}

/**
 * The lines of a summary after its tickets, none for nothing: fees and tax that come on top of the prices shown.
 * @param feeLabel where the fee can be said ticket by ticket
 */
export function addedLines(
  { addedFee, addedTax }: Pick<ShownExtras, 'addedFee' | 'addedTax'>,
  { t, money }: Words,
  feeLabel = t('transaction.summary.feeTotal'),
): SummaryLine[] {
  return [
    { id: 'fee', label: feeLabel, amount: addedFee },
    { id: 'added-tax', label: t('transaction.summary.taxAdded'), amount: addedTax },
  ].flatMap(lineOf(money))
}

/** The notes of a summary, none for nothing: fees and tax that the prices shown hold. They are no part of the sum. */
export function includedLines(
  { includedFee, includedTax }: Pick<ShownExtras, 'includedFee' | 'includedTax'>,
  { t, money }: Words,
): SummaryLine[] {
  return [
    { id: 'included-fee', label: t('transaction.summary.feeIncluded'), amount: includedFee },
    { id: 'tax', label: t('transaction.summary.tax'), amount: includedTax },
  ].flatMap(lineOf(money))
}

const lineOf =
  (money: Words['money']) =>
  ({ id, label, amount }: { id: string; label: string; amount: number }): SummaryLine[] =>
    amount > 0 ? [{ id, label, amount: money(amount), tone: 'muted' }] : []
