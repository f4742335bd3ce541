import type { MemberTransaction, MemberTransactionsResponse } from '@foyer/contract/wire/member-history'
import { useText } from '../../context/hooks.ts'
import { getCardEnding } from '../../domain/card-ending.ts'

/** Why points alone have moved, as our own ledger says. */
const reasons: ReadonlySet<string> = new Set([
  'reward',
  'referral',
  'expired',
  'recharged',
  'earned',
  'sale',
  'return',
])

export interface TransactionDescription {
  readonly title: string
  readonly note: string | undefined
}

/** Says what a transaction was, and how it was paid. @param pages with what transactions refer to */
export function useDescribeTransaction(
  pages: readonly MemberTransactionsResponse[],
): (transaction: MemberTransaction) => TransactionDescription {
  const { t, text, plural, list } = useText()
  const films = new Map(pages.flatMap(({ relatedData }) => relatedData.films).map((film) => [film.id, film]))
  const items = new Map(pages.flatMap(({ relatedData }) => relatedData.items).map((item) => [item.id, item]))
  const sites = new Map(pages.flatMap(({ relatedData }) => relatedData.sites).map((site) => [site.id, site]))

  function getTitle({
    filmIds,
    ticketCount,
    items: bought,
    siteId,
    reason,
    type,
  }: MemberTransaction): string {
    if (type === 'Balance')
      return t(`member.transactions.reason.${reason != null && reasons.has(reason) ? reason : 'other'}`)
    const names = filmIds.map((id) => text(films.get(id)?.title)).filter(Boolean)
    const goods = bought.map(({ itemId }) => text(items.get(itemId)?.name)).filter(Boolean)
    const parts = [
      ...names,
      ...(ticketCount > 0 ? [plural('member.transactions.tickets', ticketCount)] : []),
      ...(names.length > 0 && bought.length > 0 ? [t('member.transactions.food')] : goods),
    ]
    if (parts.length === 0) parts.push(text(sites.get(siteId ?? '')?.name) || t('member.transactions.order'))
    const title = list(parts)
    return type === 'Refund' ? t('member.transactions.refund', { order: title }) : title
  }

  return (transaction) => ({
    title: getTitle(transaction),
    note:
      list(
        transaction.payments.map(({ type, maskedDetail }) => {
          const kind = t(`member.transactions.payment.${type}`)
          const ending = getCardEnding(maskedDetail)
          return ending === null ? kind : t('member.transactions.masked', { kind, ending })
        }),
      ) || undefined,
  })
}
