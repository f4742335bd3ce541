import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import type { DataExport } from '@foyer/contract/wire/member-data'
import type { Member } from '@foyer/contract/wire/members'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, refuseFor, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { page } from './page.ts'

const making: DataExport = {
  id: 'e1',
  createdAt: '2026-11-21T12:00:00Z',
  completedAt: null,
  expiresAt: null,
  size: null,
}
const ready: DataExport = {
  ...making,
  completedAt: '2026-11-21T12:00:00Z',
  expiresAt: '2026-11-22T12:00:00Z',
  size: 1_180_000,
}

async function visit(script: Script = {}, member: Partial<Member> = {}, extendsMembers = true) {
  let listed: DataExport[] = []
  const created = createMemberStores(
    {
      getDataExports: () => answerWith({ dataExports: listed }),
      createDataExport: () => answerWith({ dataExport: making }),
      deleteCurrentMember: () => answerWith(null),
      ...script,
    },
    { member, initial: { ...initialData, extendsMembers } },
  )
  const { Page } = page
  const url = new URL('https://halcyon.example/member/account/your-data/')
  const Address = () => <output aria-label="address">{useLocation().pathname}</output>
  await act(async () => {
    render(
      <TestRouter initialEntries={['/member/account/your-data/']}>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/account/your-data/' }}>
            <Page />
            <Address />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  await screen.findByRole('heading', { name: /^Leave/ })
  return { ...created, setListed: (next: DataExport[]) => (listed = next), user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
const address = () => screen.getByRole('status', { name: 'address' }).textContent

describe('a copy', () => {
  const open = async (user: User) => {
    await press(user, 'Ask for a copy')
    return screen.getAllByLabelText('Your password now')[0] as HTMLElement
  }

  it('is asked for with the password, and is on its way by mail', async () => {
    const { user, getCalls, setListed } = await visit()
    await user.type(await open(user), 'Rain on Corvane 9')
    setListed([making])
    await press(user, 'Send me the link')
    expect(await screen.findByText(/send the link to ines.marchetti@postbox.example/)).toBeVisible()
    expect(getCalls('createDataExport')[0]?.[1]).toEqual({ body: { currentPassword: 'Rain on Corvane 9' } })
    expect(screen.getByText(/is being made/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ask for a copy' })).toHaveFocus()
  })

  it('that is ready is in the mail, for a day', async () => {
    await visit({ getDataExports: () => answerWith({ dataExports: [ready] }) })
    expect(await screen.findByText(/is in your mail, 1.2 MB/)).toBeVisible()
    expect(screen.getByText(/Its link is good until/)).toBeVisible()
  })

  it('needs the password', async () => {
    const { user, getCalls } = await visit()
    await open(user)
    await press(user, 'Send me the link')
    expect(screen.getByText('Type the password that you have now.')).toBeVisible()
    expect(getCalls('createDataExport')).toEqual([])
  })

  it.each([
    [() => refuseFor('email-unverified'), /Confirm your email first/],
    [() => refuseFor('too-many-requests'), /Try again tomorrow/],
    [unreachable, /We could not be reached/],
  ])('that is refused says why', async (createDataExport, text) => {
    const { user } = await visit({ createDataExport })
    await user.type(await open(user), 'Rain on Corvane 9')
    await press(user, 'Send me the link')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  it('with a wrong password says so at its field', async () => {
    const { user } = await visit({ createDataExport: () => refuseFor('password-wrong') })
    const field = await open(user)
    await user.type(field, 'wrong')
    await press(user, 'Send me the link')
    expect(field).toHaveAccessibleDescription(/That is not your password/)
  })

  it('is not offered where the server is another', async () => {
    const { getCalls } = await visit({}, {}, false)
    expect(screen.queryByRole('button', { name: 'Ask for a copy' })).toBeNull()
    expect(getCalls('getDataExports')).toEqual([])
  })
})

describe('leaving', () => {
  const getPassword = () => screen.getByLabelText('Your password now')
  const agree = (user: User) => user.click(screen.getByRole('checkbox', { name: /Yes, delete my account/ }))

  it('says first what it means', async () => {
    await visit({}, { balances: [{ balanceTypeId: 'points', units: 1840 }] })
    for (const detail of ['Bookings stay good', 'All devices are signed out', '1840 points are lost'])
      expect(screen.getByText(detail)).toBeVisible()
  })

  it('asks for the password and the box first', async () => {
    const { user, getCalls } = await visit()
    await press(user, 'Delete my account')
    expect(getPassword()).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: /Yes/ })).toHaveAccessibleDescription(
      'Tick the box if you are sure.',
    )
    expect(getCalls('deleteCurrentMember')).toEqual([])
  })

  it('deletes the account, signs out, and says so at home', async () => {
    const { user, getCalls, stores } = await visit()
    await user.type(getPassword(), 'Rain on Corvane 9')
    await agree(user)
    await press(user, 'Delete my account')
    await waitFor(() => expect(address()).toBe('/'))
    expect(getCalls('deleteCurrentMember')[0]?.[1]).toMatchObject({ body: { password: 'Rain on Corvane 9' } })
    expect(getMemberStores(stores).session.isSignedIn).toBe(false)
    expect(stores.notifications.all[0]?.title).toBe('Your account is deleted')
  })

  it('with a wrong password says so at its field', async () => {
    const { user } = await visit({ deleteCurrentMember: () => refuseFor('password-wrong') })
    await user.type(getPassword(), 'wrong')
    await agree(user)
    await press(user, 'Delete my account')
    expect(getPassword()).toHaveAccessibleDescription(/That is not your password/)
    expect(address()).toBe('/member/account/your-data/')
  })

  it.each([
    ['member-has-subscription', /A pass is still running. Stop it first/],
    ['member-has-open-order', /An order is still open/],
    ['validation-type-invalid', /signed in another way than by a password/],
    ['too-many-requests', /It was tried too often/],
  ] as const)('refused as %s says why, and the account stays', async (condition, message) => {
    const { user, stores } = await visit({ deleteCurrentMember: () => refuseFor(condition) })
    await user.type(getPassword(), 'Rain on Corvane 9')
    await agree(user)
    await press(user, 'Delete my account')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(getMemberStores(stores).session.isSignedIn).toBe(true)
  })
})
