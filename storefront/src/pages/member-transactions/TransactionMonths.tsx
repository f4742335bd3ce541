import { styled } from '@foyer/design-system/foundations/styled'
import { TransactionList, TransactionRow } from '@foyer/design-system/members/transaction-list'
import type { MemberTransaction, MemberTransactionsResponse } from '@foyer/contract/wire/member-history'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { useSigned } from '../../features/member-history/use-signed.ts'
import { useDescribeTransaction } from './use-describe-transaction.ts'

const Month = styled('div', { name: 'FoyerMemberTransactions', slot: 'Month' })({
  marginBlockStart: 40,
  '& > h3': { marginBlockEnd: 16, fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
})

/** Transactions under their months, the latest first. */
export function TransactionMonths({
  transactions,
  pages,
}: {
  transactions: readonly MemberTransaction[]
  pages: readonly MemberTransactionsResponse[]
}) {
  const { routes } = useStores()
  const formats = useFormats()
  const toSigned = useSigned()
  const { t } = useText()
  const describe = useDescribeTransaction(pages)
  return [...groupByMonth(transactions)].map(([month, ofMonth]) => {
    const name = formats.date(`${month}-01`, 'MMMM')
    return (
      <Month key={month}>
        <h3>{name}</h3>
        <TransactionList label={name}>
          {ofMonth.map((transaction) => {
            const { id, type, orderId, createdAt, value, units } = transaction
            const amount = value?.valueIncludingTax ?? null
            return (
              <TransactionRow
                key={id}
                {...describe(transaction)}
                date={formats.date(createdAt, 'D MMM')}
                dateTime={createdAt.slice(0, 10)}
                href={orderId !== null && type === 'Purchase' ? routes.memberReceipt(orderId) : undefined}
                amount={
                  amount === null
                    ? undefined
                    : amount < 0
                      ? t('member.transactions.plus', { amount: formats.money(-amount) })
                      : formats.money(amount)
                }
                back={amount !== null && amount < 0}
                points={
                  units === null || units === 0
                    ? undefined
                    : t('member.transactions.points', { points: toSigned(units) })
                }
                earned={(units ?? 0) > 0}
              />
            )
          })}
        </TransactionList>
      </Month>
    )
  })
}

/** Transactions by their month, `2026-03`. */
function groupByMonth(transactions: readonly MemberTransaction[]): Map<string, MemberTransaction[]> {
  const months = new Map<string, MemberTransaction[]>()
  for (const transaction of transactions) {
    const month = transaction.createdAt.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), transaction])
  }
  return months
}
