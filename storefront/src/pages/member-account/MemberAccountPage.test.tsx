import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { page } from './page.ts'

const Address = () => <output aria-label="address">{useLocation().pathname}</output>

async function visit(script: Script = {}) {
  const created = createMemberStores(script)
  const url = new URL('https://halcyon.example/member/account/')
  const { Page } = page
  await act(async () => {
    render(
      <TestRouter initialEntries={['/member/account/']}>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/account/' }}>
            <Page />
            <Address />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return created
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent

it('says who it is and lists the account’s pages', async () => {
  await visit()
  expect(await screen.findByText('Ines Marchetti')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Signing in Email, password, devices' })).toHaveAttribute(
    'href',
    '/member/account/signing-in/',
  )
})

it('signs out, and leads home', async () => {
  const { stores } = await visit()
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(stores.core.platform.local.get(memberTokenKey)).toBeNull()
  expect(screen.queryByText('Ines Marchetti')).toBeNull()
})

it('says that the sign-in goes on where the server does not answer', async () => {
  const { stores } = await visit({ deleteMemberCookie: unreachable })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(stores.notifications.all).toHaveLength(1))
  expect(stores.notifications.all[0]).toMatchObject({ type: 'Error', title: 'You are still signed in' })
  expect(address()).toBe('/member/account/')
  expect(stores.core.platform.local.get(memberTokenKey)).not.toBeNull()
})
