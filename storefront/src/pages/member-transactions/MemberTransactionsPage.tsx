import { FilterChip, FilterChips } from '@foyer/design-system/actions/filter-chip'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { styled } from '@foyer/design-system/foundations/styled'
import { FigureBand } from '@foyer/design-system/members/figure-band'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { MemberTransaction } from '@foyer/contract/wire/member-history'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { HistoryContent } from '../../features/member-history/HistoryContent.tsx'
import { MoreButton } from '../../features/member-history/MoreButton.tsx'
import { TransactionsSkeleton } from '../../features/member-history/TransactionsSkeleton.tsx'
import { useSigned } from '../../features/member-history/use-signed.ts'
import { useYear } from '../../features/member-history/use-year.ts'
import { YearChips } from '../../features/member-history/YearChips.tsx'
import { getMemberTransactionsStore, type TransactionsOfYear } from '../../stores/members/transactions.ts'
import { TransactionMonths } from './TransactionMonths.tsx'

/** What is shown of them. */
type Kind = 'all' | 'paid' | 'refunded' | 'points'
const kinds: readonly Kind[] = ['all', 'paid', 'refunded', 'points']

const isOfKind: Readonly<Record<Kind, (transaction: MemberTransaction) => boolean>> = {
  all: () => true,
  paid: ({ type }) => type === 'Purchase',
  refunded: ({ type }) => type === 'Refund',
  points: ({ units }) => units !== null && units !== 0,
}

/** Kinds, and the years at the end of the line. */
const Filters = styled('div', { name: 'FoyerMemberTransactions', slot: 'Filters' })({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 24,
})

/** What a member has paid, got back, earned and spent, by year, with the sums of it. */
export function MemberTransactionsPage() {
  const { t } = useText()
  return (
    <MemberAreaFrame
      title={t('member.account.transactions.title')}
      intro={t('member.account.transactions.intro')}
      section="transactions"
    >
      <Transactions />
    </MemberAreaFrame>
  )
}

const Transactions = observer(function Transactions() {
  const { t } = useText()
  const { routes } = useStores()
  const store = useStore(getMemberTransactionsStore)
  const [kind, setKind] = useState<Kind>('all')
  const year = useYear()
  const list = store.ofYear(year)
  return (
    <>
      <Filters>
        <FilterChips label={t('member.transactions.kinds')}>
          {kinds.map((each) => (
            <FilterChip
              key={each}
              label={t(`member.transactions.kind.${each}`)}
              pressed={each === kind}
              cross={false}
              onPress={() => setKind(each)}
            />
          ))}
        </FilterChips>
        <YearChips
          years={list.first.cached.value?.years ?? []}
          year={year}
          toHref={(each) => routes.memberPage('member-transactions', { year: String(each) })}
        />
      </Filters>
      <HistoryContent
        key={year}
        value={list.first}
        failure={t('member.transactions.failed')}
        skeleton={<TransactionsSkeleton />}
      >
        {() => <OfYear list={list} year={year} kind={kind} />}
      </HistoryContent>
    </>
  )
})

const OfYear = observer(function OfYear({
  list,
  year,
  kind,
}: {
  list: TransactionsOfYear
  year: number
  kind: Kind
}) {
  const { t } = useText()
  const formats = useFormats()
  const toSigned = useSigned()
  const [first] = list.pages
  const transactions = list.pages.flatMap((page) => page.transactions).filter(isOfKind[kind])
  const { totals } = first ?? {}
  return (
    <>
      {totals && first && first.transactions.length > 0 && (
        <FigureBand
          sums
          label={t('member.transactions.sums', { year })}
          figures={[
            {
              id: 'paid',
              note: t('member.transactions.kind.paid'),
              title: formats.money(totals.paid.valueIncludingTax),
            },
            {
              id: 'refunded',
              note: t('member.transactions.back'),
              title: formats.money(totals.refunded.valueIncludingTax),
            },
            ...(totals.units === null
              ? []
              : [
                  {
                    id: 'points',
                    note: t('member.transactions.kind.points'),
                    title: toSigned(totals.units),
                  },
                ]),
          ]}
        />
      )}
      {transactions.length > 0 ? (
        <TransactionMonths transactions={transactions} pages={list.pages} />
      ) : (
        <EmptyState title={t('member.transactions.none', { year })} headingLevel={3} />
      )}
      <MoreButton list={list} />
    </>
  )
})
