import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Member } from '@foyer/contract/wire/members'
import { failed, success } from '../../cache/result.ts'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores, inesDetails } from '../../context/testing/member-stores.ts'
import type { Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { HydratedProvider } from '../../app/HydratedProvider.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { memberNameKey } from '../../stores/members/signed-in.ts'
import { page } from './page.ts'

async function visit(change: Partial<Member> = {}, isAnswered = true, extendsMembers = true) {
  const never: Script = { getCurrentMember: () => new Promise(() => undefined) }
  const { stores } = createMemberStores(isAnswered ? {} : never, {
    member: { isEmailVerified: false, ...change },
    initial: { ...initialData, extendsMembers },
  })
  const url = new URL('https://halcyon.example/member/')
  const { Page } = page
  const show = async () =>
    act(async () => {
      render(
        <TestRouter>
          <StoresContext value={stores}>
            <PageContextContext value={{ params: {}, url, pattern: '/member/' }}>
              <HydratedProvider>
                <Page />
              </HydratedProvider>
            </PageContextContext>
          </StoresContext>
        </TestRouter>,
      )
    })
  return { stores, show }
}

it('greets the member by name, with the tabs, before anything has come', async () => {
  const { stores, show } = await visit({}, false)
  stores.core.platform.local.set(memberNameKey, 'Ines')
  await show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ines')
  expect(screen.getByRole('navigation', { name: 'Your pages' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})

it('greets whom it does not know by name as well', async () => {
  const { show } = await visit({
    personalDetails: { ...inesDetails, name: { givenName: '', familyName: '' } },
  })
  await show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back')
})

it('says who it is and since when, and leads to what they sign in with', async () => {
  const { show } = await visit({ isEmailVerified: true, username: 'ines.m' })
  await show()
  expect(await screen.findByText('ines.marchetti@postbox.example')).toBeVisible()
  expect(screen.getByText('Confirmed')).toBeVisible()
  expect(screen.getByText('ines.m')).toBeVisible()
  expect(screen.getByText('With us since March 2026')).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'You' }))
  expect(rows.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/member/account/signing-in/')
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
})

describe('an address that is not confirmed', () => {
  it('is said, and the mail is sent again at a press', async () => {
    const { stores, show } = await visit()
    let answer: () => void = () => undefined
    const resend = jest
      .spyOn(getMemberStores(stores).accounts, 'resendVerification')
      .mockImplementation(() => new Promise((resolve) => (answer = () => resolve(success(undefined)))))
    await show()
    expect(await screen.findByText(/^Not confirmed yet/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer())
    expect(screen.getAllByText(/^Sent to ines\.marchetti@postbox\.example/)).not.toHaveLength(0)
    expect(resend).toHaveBeenCalledTimes(1)
  })

  it('says so when the mail could not be sent', async () => {
    const { stores, show } = await visit()
    jest
      .spyOn(getMemberStores(stores).accounts, 'resendVerification')
      .mockResolvedValue(failed({ kind: 'transport', reason: 'network', retryable: true }))
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }))
    expect(screen.getAllByText(/^That could not be sent/)).not.toHaveLength(0)
  })
})

it('says nothing of a confirmation, nor of a date, where another server does not tell', async () => {
  const { show } = await visit({ createdAt: '' }, true, false)
  await show()
  expect(await screen.findByText('ines.marchetti@postbox.example')).toBeVisible()
  expect(screen.queryByText(/onfirmed/)).toBeNull()
  expect(screen.queryByText(/With us since/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
})
