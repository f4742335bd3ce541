import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Condition } from '@foyer/contract/errors/catalogue'
import type { OrderClaim } from '@foyer/contract/wire/members'
import { HydratedProvider } from '../../app/HydratedProvider.tsx'
import { StoresContext } from '../../context/contexts.ts'
import { createMemberStores, type MemberStoresOptions } from '../../context/testing/member-stores.ts'
import { answerWith, refuseFor, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { ClaimOrder } from './ClaimOrder.tsx'

async function visit(claim: OrderClaim, script: Script = {}, options: MemberStoresOptions = {}) {
  const created = createMemberStores(
    { getOrderClaim: () => answerWith({ claim }), claimOrder: () => answerWith(undefined), ...script },
    options,
  )
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={created.stores}>
          <HydratedProvider>
            <ClaimOrder orderId="o1" />
          </HydratedProvider>
        </StoresContext>
      </TestRouter>,
    )
    // The code of the panel is fetched, and then the server is asked.
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  return created
}

const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add to your account' }))

it('becomes the member’s by a press', async () => {
  const { getCalls } = await visit('Claimable')
  expect(screen.getByText('Is this order yours?')).toBeVisible()
  expect(getCalls('getOrderClaim')[0]?.[1]).toEqual({ params: { orderId: 'o1' } })
  await add()
  const done = await screen.findByRole('status')
  expect(done).toHaveTextContent('It is in your account')
  expect(done).toHaveFocus()
  expect(getCalls('claimOrder')[0]?.[1]).toEqual({ body: { orderId: 'o1' } })
  expect(screen.queryByRole('button')).toBeNull()
})

it.each(['Own', 'NotClaimable'] as const)('offers nothing of an order that is %s', async (claim) => {
  await visit(claim)
  expect(document.body).toHaveTextContent(/^$/)
})

it.each<[string, Script, MemberStoresOptions]>([
  ['a visitor', {}, { isSignedIn: false }],
  ['a member of another server', {}, { initial: { ...initialData, extendsMembers: false } }],
])('offers nothing to %s, and asks nobody', async (_, script, options) => {
  const { getCalls } = await visit('Claimable', script, options)
  expect(document.body).toHaveTextContent(/^$/)
  expect(getCalls('getOrderClaim')).toHaveLength(0)
})

it('offers nothing where the server does not answer', async () => {
  await visit('Claimable', { getOrderClaim: unreachable })
  expect(document.body).toHaveTextContent(/^$/)
})

it('waits for a confirmed address, and leads to where it is confirmed', async () => {
  await visit('EmailUnverified')
  expect(screen.getByText(/once your email is confirmed/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Confirm your email' })).toHaveAttribute(
    'href',
    '/member/account/signing-in/',
  )
})

it.each<[Condition, RegExp]>([
  ['order-not-found', /Only an order with the email of your account/],
  ['too-many-requests', /tried too often/],
  ['unknown', /It is our fault/],
])('says after the refusal %s what it means', async (condition, text) => {
  await visit('Claimable', { claimOrder: () => refuseFor(condition) })
  await add()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

it('says that the address has to be confirmed where the server says so at last', async () => {
  await visit('Claimable', { claimOrder: () => refuseFor('email-unverified') })
  await add()
  expect(await screen.findByText(/once your email is confirmed/)).toBeVisible()
})

it('can be tried again where nobody answered', async () => {
  const { script } = await visit('Claimable', { claimOrder: unreachable })
  await add()
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not be reached')
  script.claimOrder = () => answerWith(undefined)
  await add()
  expect(await screen.findByRole('status')).toHaveTextContent('It is in your account')
})
