import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MemberTransaction } from '@foyer/contract/wire/member-history'
import { HydratedProvider } from '../../app/HydratedProvider.tsx'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { visitRelatedData } from '../../context/testing/member-visits.ts'
import { answerWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { page } from './page.ts'

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const bought: MemberTransaction = {
  ...{ id: 'o1', type: 'Purchase', orderId: 'o1', siteId: '1001', createdAt: '2026-11-17T20:00:00+00:00' },
  ...{ value: amount(55.3), units: 453, filmIds: ['f1'], ticketCount: 3 },
  items: [{ itemId: 'popcorn', quantity: 1 }],
  payments: [
    { type: 'Embedded', maskedDetail: 'test card ending 0046' },
    { type: 'GiftCard', maskedDetail: '12........4417' },
  ],
}
const transactions: MemberTransaction[] = [
  bought,
  {
    ...bought,
    ...{
      id: 'r1',
      type: 'Refund',
      createdAt: '2026-10-13T10:00:00+01:00',
      value: amount(-28.6),
      units: -286,
    },
    ...{ ticketCount: 2, items: [], payments: [] },
  },
  {
    ...bought,
    ...{
      id: 'b1',
      type: 'Balance',
      orderId: null,
      createdAt: '2026-10-11T10:00:00+01:00',
      value: null,
      units: -300,
    },
    ...{ reason: 'reward', filmIds: [], ticketCount: 0, items: [], payments: [] },
  },
]
const { films, sites, items = [] } = visitRelatedData
const relatedData = { films, sites, items }

const answer = (more: object = {}) =>
  answerWith({
    transactions,
    relatedData,
    years: [2026, 2025],
    totals: { paid: amount(55.3), refunded: amount(28.6), units: -133 },
    ...more,
  })

async function visit(script: Script = {}, search = '') {
  const created = createMemberStores({ getMemberTransactions: () => answer(), ...script })
  created.stores.today.now = Date.parse('2026-11-21T12:00:00Z')
  const url = new URL(`https://halcyon.example/member/account/transactions/${search}`)
  const { Page } = page
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/account/transactions/' }}>
            <HydratedProvider>
              <Page />
            </HydratedProvider>
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return created
}

it('lists them under their months with sums, refunds with a plus, and points', async () => {
  await visit()
  const sums = within(await screen.findByRole('list', { name: '2026 in sums' }))
  expect(sums.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Paid£55.30',
    'Back£28.60',
    'Points−133',
  ])
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'November',
    'October',
  ])
  const [november] = within(screen.getByRole('list', { name: 'November' })).getAllByRole('listitem')
  expect(november).toHaveTextContent(/17 Nov.*Ninth Floor.*3 tickets.*food and drink/)
  expect(november).toHaveTextContent(/Card 0046.*Gift card 4417.*£55\.30\+453 points/)
  expect(within(november as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/member/receipt/?orderId=o1',
  )
  const [refund, reward] = within(screen.getByRole('list', { name: 'October' })).getAllByRole('listitem')
  expect(refund).toHaveTextContent(/refund\+£28\.60−286 points/)
  expect(reward).toHaveTextContent('11 OctReward−300 points')
})

it('shows one kind at a press', async () => {
  await visit()
  await screen.findByRole('list', { name: 'November' })
  await userEvent.click(screen.getByRole('button', { name: 'Refunded' }))
  expect(screen.queryByRole('list', { name: 'November' })).toBeNull()
  expect(screen.getByText(/, refund$/)).toBeVisible()
})

it('asks for the year of the address, and says that it has none', async () => {
  const { getCalls } = await visit(
    { getMemberTransactions: () => answer({ transactions: [], totals: undefined }) },
    '?year=2025',
  )
  expect(await screen.findByText('Nothing of that in 2025')).toBeVisible()
  expect(getCalls('getMemberTransactions')[0]?.[1]).toEqual({ query: { year: 2025 } })
  expect(screen.getByRole('button', { name: '2025', pressed: true })).toBeVisible()
})

it('says that they did not come', async () => {
  await visit({ getMemberTransactions: unreachable })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your transactions could not be loaded.')
})
