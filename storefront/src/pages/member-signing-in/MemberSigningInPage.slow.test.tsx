import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import type { Member, MemberSession } from '@foyer/contract/wire/members'
import { Application } from '../../app/Application.tsx'
import { success, type Result } from '../../cache/result.ts'
import { PageContextContext } from '../../context/contexts.ts'
import { inesDetails } from '../../context/testing/member-stores.ts'
import { answerWith, createTestStores, refuseFor, unreachable } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import type { Failure } from '../../services/http/failure.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { page } from './page.ts'

const ines: Member = {
  id: 'm1',
  personalDetails: inesDetails,
  email: 'ines@postbox.example',
  isEmailVerified: true,
  username: null,
  clubMembership: null,
  createdAt: '2026-11-21T12:00:00Z',
}
const token = {
  access_token: `a.${btoa(JSON.stringify({ sub: 'm1', iat: 1, exp: 901 }))}.c`,
  refresh_token: 'refresh',
}
const here: MemberSession = {
  id: 's1',
  browser: 'Firefox',
  system: 'Linux',
  createdAt: '2026-11-20T12:00:00Z',
  lastSeenAt: '2026-11-21T11:45:00Z',
  isCurrent: true,
}
const phone: MemberSession = { ...here, id: 's2', browser: 'Safari', system: 'iPhone', isCurrent: false }
const nameless: MemberSession = { ...phone, id: 's3', browser: null, system: null }

type Done = Result<void, Failure>
const done: Done = success(undefined)

interface Given {
  member?: Partial<Member>
  /** What the calls of the account answer with. */
  answers?: Partial<Record<'setEmail' | 'setUsername' | 'setPassword' | 'deleteAccount', Done>> &
    Partial<Record<'endSession' | 'endSessions' | 'resendVerification' | 'verifyEmail', Done>>
  sessions?: Result<readonly MemberSession[], Failure>
  hasUsernames?: boolean
  /** The ordering server is another's. */
  isForeign?: boolean
}

function Shown() {
  const { pathname, search } = useLocation()
  const { Page } = page
  const url = new URL(pathname + search, 'https://halcyon.example')
  return (
    <PageContextContext value={{ params: {}, url, pattern: '/member/account/signing-in/' }}>
      {pathname === '/member/account/signing-in/' ? <Page /> : null}
      <p data-testid="address">{pathname}</p>
    </PageContextContext>
  )
}

async function visit(given: Given = {}) {
  const { member = {}, answers = {}, sessions, hasUsernames = false, isForeign = false } = given
  const shown = { ...ines, ...member }
  const created = createTestStores(
    {
      getCurrentMember: () => answerWith({ member: shown }),
      deleteMemberCookie: () => answerWith(undefined),
    },
    {},
    { ...initialData, extendsMembers: !isForeign },
  )
  const { stores } = created
  if (hasUsernames) stores.configuration.value.loyalty.memberIdentifier = 'Username'
  const { accounts, session } = getMemberStores(stores)
  const answerBy = (name: keyof NonNullable<Given['answers']>) =>
    jest.spyOn(accounts, name).mockImplementation(async () => answers[name] ?? done)
  const calls = {
    setEmail: answerBy('setEmail'),
    setUsername: answerBy('setUsername'),
    setPassword: answerBy('setPassword'),
    deleteAccount: answerBy('deleteAccount'),
    endSession: answerBy('endSession'),
    endSessions: answerBy('endSessions'),
    resendVerification: answerBy('resendVerification'),
    verifyEmail: answerBy('verifyEmail'),
    listSessions: jest
      .spyOn(accounts, 'listSessions')
      .mockImplementation(async () => sessions ?? success([here, phone, nameless])),
  }
  await session.accept(token)
  render(
    <TestRouter initialEntries={['/member/account/signing-in/']}>
      <Application stores={stores}>
        <Shown />
      </Application>
    </TestRouter>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return { ...created, calls, shown, user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
const getAddress = () => screen.getByTestId('address').textContent
const getCurrent = () => screen.getByLabelText('Your password now', { selector: '[data-open] input' })

describe('a credential', () => {
  it('opens in place with the focus in its field, one at a time, and closes without a change', async () => {
    const { user, calls } = await visit()
    await press(user, 'Change the email')
    expect(screen.getByRole('textbox', { name: 'New email' })).toHaveFocus()
    await press(user, 'Change the password')
    expect(screen.queryByRole('textbox', { name: 'New email' })).toBeNull()
    expect(screen.getByLabelText('New password')).toHaveFocus()
    await press(user, 'Leave it')
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.getByRole('button', { name: 'Change the password' })).toHaveFocus()
    expect(calls.setPassword).not.toHaveBeenCalled()
  })

  it('asks for the present password, and says what is missing', async () => {
    const { user, calls } = await visit()
    await press(user, 'Change the email')
    await user.click(screen.getAllByRole('button', { name: 'Change the email' })[1] ?? document.body)
    expect(screen.getByRole('textbox', { name: 'New email' })).toHaveAccessibleDescription(
      'Type what it shall be.',
    )
    expect(getCurrent()).toHaveAccessibleDescription('Type the password that you have now.')
    expect(calls.setEmail).not.toHaveBeenCalled()
  })

  it('is changed, said so, and read again', async () => {
    const { user, calls, getCalls } = await visit()
    await press(user, 'Change the email')
    await user.type(screen.getByRole('textbox', { name: 'New email' }), ' ines@marchetti.example')
    await user.type(getCurrent(), 'Rain on Corvane 9')
    const before = getCalls('getCurrentMember').length
    await user.keyboard('{Enter}')
    expect(calls.setEmail).toHaveBeenCalledWith('ines@marchetti.example', 'Rain on Corvane 9')
    const row = within(screen.getByRole('list', { name: 'Email' })).getAllByRole('listitem')[0]
    const status = await screen.findByText(/Your email is changed/)
    expect(row).toContainElement(status)
    expect(status).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('textbox', { name: 'New email' })).toBeNull()
    expect(getCalls('getCurrentMember').length).toBeGreaterThan(before)
  })

  it.each([
    ['password-wrong', 'current', 'That is not your password.'],
    ['email-registered', 'value', 'Another account has this email.'],
    ['email-format-invalid', 'value', 'That does not look like an email address.'],
  ] as const)('refused as %s says so at its field', async (condition, name, message) => {
    const { user } = await visit({ answers: { setEmail: refuseFor(condition) } })
    await press(user, 'Change the email')
    await user.type(screen.getByRole('textbox', { name: 'New email' }), 'ines@marchetti.example')
    await user.type(getCurrent(), 'something{Enter}')
    const field = document.querySelector(`[name=${name}]`)
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message) as string)
  })

  it('that could not be sent keeps what was typed', async () => {
    const { user } = await visit({ answers: { setEmail: unreachable() } })
    await press(user, 'Change the email')
    await user.type(screen.getByRole('textbox', { name: 'New email' }), 'ines@marchetti.example')
    await user.type(getCurrent(), 'something{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not be reached')
    expect(screen.getByRole('textbox', { name: 'New email' })).toHaveValue('ines@marchetti.example')
  })

  it('a password keeps the rules, and signs all other devices out', async () => {
    const { user, calls } = await visit()
    await press(user, 'Change the password')
    await user.type(screen.getByLabelText('New password'), 'marchetti')
    await user.type(getCurrent(), 'Rain on Corvane 9{Enter}')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /does not keep all of the rules/,
    )
    expect(calls.setPassword).not.toHaveBeenCalled()
    await user.clear(screen.getByLabelText('New password'))
    await user.type(screen.getByLabelText('New password'), 'Snow on Corvane 9{Enter}')
    expect(calls.setPassword).toHaveBeenCalledWith('Snow on Corvane 9', 'Rain on Corvane 9')
    expect(await screen.findByText(/All other devices are signed out/)).toBeVisible()
    expect(calls.listSessions).toHaveBeenCalledTimes(2)
  })

  it('a stolen password gets a cross at its rule', async () => {
    const { user } = await visit({ answers: { setPassword: refuseFor('password-compromised') } })
    await press(user, 'Change the password')
    await user.type(screen.getByLabelText('New password'), 'Velvet Curtain 1')
    await user.type(getCurrent(), 'Rain on Corvane 9{Enter}')
    expect(screen.getByText('Not on a list of stolen ones').closest('li')).toHaveAttribute(
      'data-state',
      'unmet',
    )
  })

  it('a username is there only where members sign in with one', async () => {
    await visit()
    expect(screen.queryByRole('button', { name: 'Change the username' })).toBeNull()
  })

  it('a username that somebody else has is said at its field', async () => {
    const { user } = await visit({
      hasUsernames: true,
      member: { username: 'row7' },
      answers: { setUsername: refuseFor('username-registered') },
    })
    await press(user, 'Change the username')
    await user.type(screen.getByRole('textbox', { name: 'New username' }), 'row8')
    await user.type(getCurrent(), 'Rain on Corvane 9{Enter}')
    expect(screen.getByRole('textbox', { name: 'New username' })).toHaveAccessibleDescription(
      /Somebody else has this username/,
    )
  })
})

describe('an address that is not verified', () => {
  it('says so, and has the mail sent again', async () => {
    const { user, calls } = await visit({ member: { isEmailVerified: false } })
    expect(screen.getByText('Not confirmed yet')).toBeVisible()
    await press(user, 'Send again')
    expect(calls.resendVerification).toHaveBeenCalledTimes(1)
    expect(await screen.findByText('Another mail to ines@postbox.example is under way.')).toBeVisible()
  })

  it('is verified by the code of the mail, and read again', async () => {
    const { user, calls, getCalls } = await visit({ member: { isEmailVerified: false } })
    await press(user, 'Confirm')
    const field = screen.getByRole('textbox', { name: 'Code from the mail' })
    expect(field).toHaveAccessibleDescription('Type the code from the mail.')
    await user.type(field, ' ABCD-1234 ')
    const before = getCalls('getCurrentMember').length
    await press(user, 'Confirm')
    expect(calls.verifyEmail).toHaveBeenCalledWith('ABCD-1234')
    expect(getCalls('getCurrentMember').length).toBeGreaterThan(before)
  })

  it.each([
    [refuseFor('reset-code-invalid'), /used, too old, or not quite right/],
    [unreachable(), /We could not be reached/],
    [refuseFor('too-many-requests'), /It was tried too often/],
  ])('says at the field what is wrong with a code', async (answer, message) => {
    const { user } = await visit({ member: { isEmailVerified: false }, answers: { verifyEmail: answer } })
    await user.type(screen.getByRole('textbox', { name: 'Code from the mail' }), 'ABCD{Enter}')
    expect(screen.getByRole('textbox', { name: 'Code from the mail' })).toHaveAccessibleDescription(message)
  })

  it('says where it was tried too often', async () => {
    const { user } = await visit({
      member: { isEmailVerified: false },
      answers: { resendVerification: refuseFor('too-many-requests') },
    })
    await press(user, 'Send again')
    expect(await screen.findByText(/It was tried too often/)).toBeVisible()
  })

  it('has no such row once it is', async () => {
    await visit()
    expect(screen.getByText('Confirmed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })
})

describe('devices', () => {
  const getRows = () =>
    within(screen.getByRole('list', { name: 'Where you are signed in' })).getAllByRole('listitem')

  it('are listed by name, this one without a sign-out', async () => {
    await visit()
    const rows = getRows()
    expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
      'Firefox on Linux',
      'Safari on iPhone',
      'A device without a name',
    ])
    expect(rows[0]).toHaveTextContent('Here, now')
    expect(rows.map((row) => within(row).queryByRole('button')?.textContent)).toEqual([
      undefined,
      'Sign out',
      'Sign out',
    ])
  })

  it('are signed out one by one', async () => {
    const { user, calls } = await visit()
    await press(user, 'Sign out: Safari on iPhone')
    expect(calls.endSession).toHaveBeenCalledWith('s2')
    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeVisible()
    expect(calls.listSessions).toHaveBeenCalledTimes(2)
  })

  it('that could not be signed out are said to be signed in still', async () => {
    const { user } = await visit({ answers: { endSession: unreachable() } })
    await press(user, 'Sign out: Safari on iPhone')
    expect(await screen.findByRole('alert')).toHaveTextContent('That device is still signed in')
    expect(getRows()).toHaveLength(3)
  })

  it('are all signed out at once, this one too, which leads home', async () => {
    const { user, stores } = await visit()
    await press(user, 'Sign out everywhere')
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(getAddress()).toBe('/')
    expect(getMemberStores(stores).session.isSignedIn).toBe(false)
    expect(stores.notifications.all[0]?.title).toBe('You are signed out everywhere')
  })

  it('that did not come can be asked for again', async () => {
    const { user, calls } = await visit({ sessions: unreachable() })
    expect(screen.getByText('The list of devices did not come')).toBeVisible()
    calls.listSessions.mockImplementation(async () => success([here]))
    const devices = within(screen.getByRole('region', { name: 'Where you are signed in' }))
    await user.click(devices.getByRole('button', { name: 'Try again' }))
    expect(getRows()).toHaveLength(1)
  })
})

describe('at another server, which has none of our own calls', () => {
  it('shows credentials, and is silent about the rest', async () => {
    const { calls, getCalls } = await visit({ isForeign: true, member: { isEmailVerified: false } })
    for (const name of ['Change the email', 'Change the password'])
      expect(screen.getByRole('button', { name })).toBeVisible()
    for (const heading of ['Where you are signed in', 'Passkeys'])
      expect(screen.queryByRole('heading', { name: heading })).toBeNull()
    for (const said of ['Confirmed', 'Not confirmed yet']) expect(screen.queryByText(said)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls.listSessions).not.toHaveBeenCalled()
    expect(getCalls('getPasskeys')).toHaveLength(0)
  })
})

test('is for members only, and for no search engine', () => {
  const { stores } = createTestStores({})
  const context = {
    params: {},
    url: new URL('https://halcyon.example/member/account/signing-in/'),
    pattern: '',
  }
  expect(page.isMemberOnly).toBe(true)
  expect(page.head(stores, context)).toMatchObject({ robots: 'noindex' })
})
