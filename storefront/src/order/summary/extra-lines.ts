import type { SummaryLine } from '@foyer/design-system/order/order-summary'
import type { DiscountSum } from '../../domain/sum-discounts.ts'
import type { ShownExtras } from '../../domain/shown-prices.ts'

interface ExtraLineTexts {
  t: (key: string, params?: Record<string, string | number>) => string
  money: (amount: number) => string
}

/**
 * The lines of a summary after its tickets, none for nothing: fees and tax that come on top of the prices shown.
 * @param feeLabel where the fee can be said ticket by ticket
 */
export function createAddedLines(
  { addedFee, addedTax }: Pick<ShownExtras, 'addedFee' | 'addedTax'>,
  { t, money }: ExtraLineTexts,
  feeLabel = t('transaction.summary.feeTotal'),
): SummaryLine[] {
  return [
    { id: 'fee', label: feeLabel, amount: addedFee },
    { id: 'added-tax', label: t('transaction.summary.taxAdded'), amount: addedTax },
  ].flatMap(createLine(money))
}

/**
 * The lines of what discounts take off, with a minus sign.
 * @param findDiscountName name of a discount; undefined where it is not known
 */
export function createDiscountLines(
  discounts: readonly DiscountSum[],
  findDiscountName: (discountId: string) => string | undefined,
  { t, money }: ExtraLineTexts,
): SummaryLine[] {
  return discounts.map(({ discountId, saved }) => ({
    id: `discount ${discountId ?? ''}`,
    label:
      (discountId === null ? undefined : findDiscountName(discountId)) || t('transaction.summary.discount'),
    amount: t('transaction.summary.less', { amount: money(saved) }),
    tone: 'discount',
  }))
}

/** The notes of a summary, none for nothing: fees and tax that the prices shown hold. They are no part of the sum. */
export function createIncludedLines(
  { includedFee, includedTax }: Pick<ShownExtras, 'includedFee' | 'includedTax'>,
  { t, money }: ExtraLineTexts,
): SummaryLine[] {
  return [
    { id: 'included-fee', label: t('transaction.summary.feeIncluded'), amount: includedFee },
    { id: 'tax', label: t('transaction.summary.tax'), amount: includedTax },
  ].flatMap(createLine(money))
}

const createLine =
  (money: ExtraLineTexts['money']) =>
  ({ id, label, amount }: { id: string; label: string; amount: number }): SummaryLine[] =>
    amount > 0 ? [{ id, label, amount: money(amount), tone: 'muted' }] : []
