import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  createMemberStores,
  storedToken,
  type MemberStoresOptions,
} from '../../context/testing/member-stores.ts'
import { unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { SiteTop } from './SiteTop.tsx'

const Address = () => <output aria-label="address">{useLocation().pathname}</output>

interface Visit extends MemberStoresOptions {
  hasMembers?: boolean
  answers?: Script
}

function visit({ hasMembers = true, answers, isSignedIn = false, member }: Visit = {}) {
  const created = createMemberStores(answers, { isSignedIn, member })
  const { stores } = created
  stores.configuration.value.feature.loyalty = hasMembers
  const url = new URL('https://halcyon.example/films/?day=today')
  render(
    <TestRouter initialEntries={['/films/']}>
      <StoresContext value={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/films/' }}>
          <SiteTop onChooseCity={() => undefined} />
          <Address />
        </PageContextContext>
      </StoresContext>
    </TestRouter>,
  )
  return created
}

/** In the bar and in the line below it, of which a screen shows one. */
const findLinks = () => screen.findAllByRole('link', { name: 'Your account, Ines' })

afterEach(() => document.documentElement.removeAttribute('data-signed-in'))

it('leads a visitor to the sign-in and back', () => {
  const { getCalls } = visit()
  for (const link of screen.getAllByRole('link', { name: 'Sign in' }))
    expect(link).toHaveAttribute('href', '/sign-in/?redirect=%2Ffilms%2F%3Fday%3Dtoday')
  expect(getCalls('getCurrentMember')).toHaveLength(0)
  expect(document.documentElement).not.toHaveAttribute('data-signed-in')
})

it('shows nothing of it where the chain has no members', () => {
  visit({ hasMembers: false })
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

it('begins as for everybody, and then shows who is signed in', async () => {
  visit({ isSignedIn: true })
  expect(screen.getAllByRole('link', { name: 'Sign in' })).not.toHaveLength(0)
  for (const link of await findLinks()) {
    expect(link).toHaveAttribute('href', '/member/')
    expect(link).toHaveTextContent(/^Ines$/)
    expect(link.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'IM')
  }
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  expect(document.documentElement).toHaveAttribute('data-signed-in')
})

it('shows the photo and the points of a member who has them', async () => {
  const photo = { uri: 'https://cdn.example/ines', uriExpiresAt: '2026-11-21T12:10:00Z' }
  visit({ isSignedIn: true, member: { photo, balances: [{ balanceTypeId: 'b1', units: 1_840 }] } })
  const [link] = await screen.findAllByRole('link', { name: 'Your account, Ines 1,840 Points' })
  expect(link?.querySelector('img')).toHaveAttribute('src', photo.uri)
  expect(link).toHaveTextContent('Ines 1,840 Points')
})

it('shows initials in place of a photo whose address has expired', async () => {
  const photo = { uri: 'https://cdn.example/ines', uriExpiresAt: '2026-11-21T11:59:00Z' }
  visit({ isSignedIn: true, member: { photo } })
  const [link] = await findLinks()
  expect(link?.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'IM')
})

it('shows who has signed in in another tab, when this one is looked at again', async () => {
  const { stores } = visit()
  stores.core.platform.local.set(memberTokenKey, storedToken)
  act(() => void dispatchEvent(new Event('focus')))
  expect(await findLinks()).not.toHaveLength(0)
})

it('has the member’s pages and the way out in a menu', async () => {
  const { stores } = visit({ isSignedIn: true })
  await findLinks()
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  const menu = within(await screen.findByRole('menu', { name: 'Account menu' }))
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Overview',
    'Account',
    'Sign out',
  ])
  await userEvent.click(menu.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(/^\/$/))
  expect(stores.core.platform.local.get(memberTokenKey)).toBeNull()
  expect(await screen.findAllByRole('link', { name: 'Sign in' })).not.toHaveLength(0)
  expect(document.documentElement).not.toHaveAttribute('data-signed-in')
})

it('has them in the drawer of a phone', async () => {
  visit({ isSignedIn: true })
  await findLinks()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(await drawer.findByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/member/')
  expect(drawer.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/member/account/')
  expect(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

it('keeps the member where signing out was not possible, and says so', async () => {
  const { stores } = visit({ isSignedIn: true, answers: { deleteMemberCookie: unreachable } })
  await findLinks()
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(stores.notifications.all).toHaveLength(1))
  expect(getMemberStores(stores).session.isSignedIn).toBe(true)
})
