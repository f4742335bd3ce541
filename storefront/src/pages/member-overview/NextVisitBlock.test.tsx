import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, refuseWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { NextVisitBlock } from './NextVisitBlock.tsx'
import { visit as booked } from './testing/visit.ts'

const journeys = (count: number) => () => {
  const { order, relatedData } = booked()
  const orders = Array.from({ length: count }, (_, index) => ({ ...order, id: `o${String(index + 1)}` }))
  return answerWith({
    journeys: orders.map((each) => ({ id: each.id, reference: 'R', siteId: '1001', orders: [each] })),
    relatedData,
  })
}

async function show(script: Script) {
  const created = createMemberStores(script)
  const { stores } = created
  stores.today.tick()
  getMemberStores(stores).session.start()
  const url = new URL('https://halcyon.example/member/')
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/' }}>
            <NextVisitBlock />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return created.script
}

it('is the next of the member’s bookings, with the way to the others', async () => {
  await show({ getCurrentJourneys: journeys(2) })
  expect(await screen.findByRole('heading', { name: 'The Last Ferry' })).toBeVisible()
  expect(screen.getByText('Tonight')).toBeVisible()
  expect(screen.getByText('Halcyon Docklands, Screen 4')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the ticket' })).toHaveAttribute(
    'href',
    '/completed-order/?orderId=o1',
  )
  expect(screen.getByRole('link', { name: 'and 1 more' })).toHaveAttribute(
    'href',
    '/member/bookings-and-transactions/',
  )
})

it.each<[string, Script]>([
  ['a member who has booked nothing', { getCurrentJourneys: journeys(0) }],
  ['a server that does not say what is booked', { getCurrentJourneys: () => refuseWith(404, {}) }],
])('says to %s what will be there', async (_, script) => {
  await show(script)
  expect(await screen.findByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find an old booking' })).toBeVisible()
})

it('says that the bookings did not come, and tries again', async () => {
  const script = await show({ getCurrentJourneys: unreachable })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your bookings did not come')
  script.getCurrentJourneys = journeys(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'The Last Ferry' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /more$/ })).toBeNull()
})
