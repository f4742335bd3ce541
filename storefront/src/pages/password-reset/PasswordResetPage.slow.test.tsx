import { TextDecoder } from 'node:util'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { passwordRefusals } from '../../member/password-refusals.ts'
import { page } from './page.ts'

// jsdom has none.
Object.assign(globalThis, { TextDecoder })

const noon = Date.parse('2026-11-21T12:00:00Z')
const pattern = '/member/password-reset/*'
const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const accept = () =>
  answerWith({
    access_token: `e30.${toPart({ sub: 'm1', iat: noon / 1_000, exp: noon / 1_000 + 900 })}.s`,
    token_type: 'Bearer',
    expires_in: 900,
    refresh_token: 'refresh',
  })
const done = () => answerWith(undefined)
const good = 'Rain on Corvane 9'

/** Shows the page at whatever address the router has, as the application does. */
function Routed() {
  const { pathname, search } = useLocation()
  const [{ Page }] = useState(page)
  const url = new URL(`https://halcyon.example${pathname}${search}`)
  const params = { '*': matchPath(pattern, pathname)?.params['*'] ?? '' }
  return (
    <PageContextContext value={{ params, url, pattern }}>
      <Page />
      <output aria-label="address">{pathname + search}</output>
    </PageContextContext>
  )
}

function visit(script: Script, path = '', identifier: 'Email' | 'Username' = 'Email') {
  let now = noon
  const created = createTestStores(script, { clock: { now: () => now } })
  created.stores.configuration.value.loyalty.memberIdentifier = identifier
  render(
    <TestRouter initialEntries={[`/member/password-reset/${path}`]}>
      <StoresContext value={created.stores}>
        <Routed />
      </StoresContext>
    </TestRouter>,
  )
  const advance = (milliseconds: number) => {
    now += milliseconds
    act(() => jest.advanceTimersByTime(milliseconds))
  }
  return { ...created, advance }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByRole('status', { name: 'address' }).textContent
const passwordField = () => screen.getByLabelText('New password')

describe('asking for a code', () => {
  async function ask(email = 'ines@postbox.example') {
    await userEvent.type(screen.getByRole('textbox'), email)
    await press('Send the link')
  }

  it('is answered alike for every address, and leads to the heading', async () => {
    const { getCalls } = visit({ createPasswordResetCode: done })
    await ask(' ines@postbox.example ')
    expect(await heading('Look in your post')).toHaveFocus()
    expect(screen.getByText('ines@postbox.example')).toBeVisible()
    expect(getCalls('createPasswordResetCode')[0]?.[1]).toMatchObject({
      body: { email: 'ines@postbox.example' },
    })
  })

  it('is by username where the chain says so', async () => {
    const { getCalls } = visit({ createPasswordResetCode: done }, '', 'Username')
    await ask('ines')
    await heading('Look in your post')
    expect(getCalls('createPasswordResetCode')[0]?.[1]).toMatchObject({ body: { username: 'ines' } })
  })

  it.each([
    ['too-many-requests', 'That was tried too often'],
    ['unknown', 'That did not work'],
  ] as const)('says why %s did not send it, and keeps what was typed', async (condition, title) => {
    visit({ createPasswordResetCode: () => refuseFor(condition) })
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent(title)
    expect(screen.getByRole('textbox')).toHaveValue('ines@postbox.example')
  })

  it.each(['email-format-invalid', 'email-or-username-missing'] as const)(
    'says %s at the field',
    async (condition) => {
      visit({ createPasswordResetCode: () => refuseFor(condition) })
      await ask()
      await waitFor(() =>
        expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
          /does not look like an email address/,
        ),
      )
      expect(screen.getByRole('textbox')).toHaveFocus()
    },
  )

  it('says so where nobody answers', async () => {
    visit({ createPasswordResetCode: unreachable })
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not be reached')
  })

  it('needs an address', async () => {
    const { getCalls } = visit({ createPasswordResetCode: done })
    await press('Send the link')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Type the email of your account.')
    expect(getCalls('createPasswordResetCode')).toHaveLength(0)
  })

  it('can be corrected', async () => {
    visit({ createPasswordResetCode: done })
    await ask('ines@postbox.exmaple')
    await heading('Look in your post')
    await press('Change it')
    expect(await heading('Forgotten your password?')).toHaveFocus()
    expect(screen.getByRole('textbox')).toHaveValue('ines@postbox.exmaple')
  })

  it('takes the way back along', () => {
    visit({}, '?redirect=%2Ffilms%2F')
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute(
      'href',
      '/sign-in/?redirect=%2Ffilms%2F',
    )
  })

  describe('once more', () => {
    beforeEach(() => jest.useFakeTimers({ now: noon }))
    afterEach(() => jest.useRealTimers())

    it('waits a minute, which the button counts down', async () => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      const { advance, getCalls } = visit({ createPasswordResetCode: done })
      await user.type(screen.getByRole('textbox'), 'ines@postbox.example')
      await user.click(screen.getByRole('button', { name: 'Send the link' }))
      await heading('Look in your post')
      const again = screen.getByRole('button', { name: 'Send it again in 1:00' })
      advance(13_000)
      expect(again).toHaveTextContent('Send it again in 0:47')
      await user.click(again)
      expect(getCalls('createPasswordResetCode')).toHaveLength(1)
      advance(47_000)
      expect(screen.getByText('You can ask for it again now.')).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Send it again' }))
      expect(await screen.findByText('It has been sent again.')).toBeInTheDocument()
      expect(getCalls('createPasswordResetCode')).toHaveLength(2)
      expect(screen.getByRole('button', { name: 'Send it again in 1:00' })).toBeVisible()
    })
  })
})

describe('the link of a mail', () => {
  it('is taken out of the address, and asks for another password', async () => {
    const { getCalls } = visit({ validatePasswordResetCode: done }, 'ABCD1234EFGH5678/?redirect=%2Ffilms%2F')
    expect(await heading('A new password')).toBeVisible()
    expect(await screen.findByLabelText('New password')).toBeVisible()
    expect(address()).toBe('/member/password-reset/?redirect=%2Ffilms%2F')
    expect(getCalls('validatePasswordResetCode')[0]?.[1]).toMatchObject({
      body: { resetCode: 'ABCD1234EFGH5678' },
    })
  })

  it('is in nothing that a search engine or another page reads', () => {
    const { stores } = createTestStores({})
    const url = new URL('https://halcyon.example/member/password-reset/ABCD1234EFGH5678/')
    const head = page.head(stores, { params: { '*': 'ABCD1234EFGH5678/' }, url, pattern })
    expect(head).toMatchObject({ robots: 'noindex', canonical: '/member/password-reset/' })
    expect(JSON.stringify(head)).not.toContain('ABCD')
  })

  it.each([
    ['used or too old', () => refuseFor('reset-code-invalid')],
    ['no code at all', () => refuseFor('invalid-argument')],
  ])('that is %s is told so, with a way to another', async (_, answer) => {
    visit({ validatePasswordResetCode: answer }, 'ABCD/')
    expect(await heading('This link does not open any more')).toHaveFocus()
    await press('Send a new one')
    expect(await heading('Forgotten your password?')).toHaveFocus()
  })

  it('that is longer than any code asks nobody', async () => {
    const { getCalls } = visit({ validatePasswordResetCode: done }, `${'A'.repeat(101)}/`)
    await heading('This link does not open any more')
    expect(getCalls('validatePasswordResetCode')).toHaveLength(0)
  })

  it('is not lost where nobody answers', async () => {
    const script: Script = { validatePasswordResetCode: unreachable }
    const { getCalls } = visit(script, 'ABCD/')
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not be reached')
    script.validatePasswordResetCode = done
    await press('Try again')
    expect(await screen.findByLabelText('New password')).toBeVisible()
    expect(getCalls('validatePasswordResetCode').at(-1)?.[1]).toMatchObject({ body: { resetCode: 'ABCD' } })
  })

  it('has a code that can be typed instead', async () => {
    visit({ validatePasswordResetCode: done })
    await press('I have a code already')
    expect(await heading('The code from the mail')).toHaveFocus()
    await press('Go on')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Type the code from the mail.')
    await userEvent.type(screen.getByRole('textbox'), 'abcd-1234')
    await press('Go on')
    expect(await heading('A new password')).toHaveFocus()
  })
})

describe('another password', () => {
  async function choose(script: Script, password = good, email = 'ines@postbox.example') {
    const visited = visit({ validatePasswordResetCode: done, ...script }, 'ABCD/')
    await screen.findByLabelText('New password')
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), email)
    await userEvent.type(passwordField(), password)
    await press('Save and sign in')
    return visited
  }

  it('signs in, and leads to the overview', async () => {
    const { getCalls } = await choose({ resetPassword: done, createMemberToken: accept })
    await waitFor(() => expect(address()).toBe('/member/'))
    expect(getCalls('resetPassword')[0]?.[1]).toMatchObject({ body: { resetCode: 'ABCD', password: good } })
    expect(getCalls('createMemberToken')[0]?.[1]).toMatchObject({
      body: { email: 'ines@postbox.example', password: good },
    })
  })

  it('is set even if the sign-in with it fails, and says so', async () => {
    await choose({ resetPassword: done, createMemberToken: () => refuseFor('credentials-invalid') })
    expect(await heading('Your new password is set')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in/')
  })

  it('follows the rules of the chain before it is sent', async () => {
    const { getCalls } = await choose({ resetPassword: done }, 'rain')
    expect(passwordField()).toHaveAccessibleDescription(/^Something is still missing/)
    expect(passwordField()).toHaveFocus()
    expect(getCalls('resetPassword')).toHaveLength(0)
  })

  it.each(Object.entries(passwordRefusals))(
    'that is refused as %s says so at the field',
    async (condition) => {
      await choose({ resetPassword: () => refuseFor(condition as keyof typeof passwordRefusals) })
      await waitFor(() => expect(passwordField()).toHaveAttribute('aria-invalid', 'true'))
      expect(passwordField()).toHaveFocus()
      expect(passwordField()).toHaveValue(good)
    },
  )

  it('for a code that was used meanwhile is not set', async () => {
    await choose({ resetPassword: () => refuseFor('reset-code-invalid') })
    expect(await heading('This link does not open any more')).toHaveFocus()
  })

  it.each([
    ['too-many-requests', () => refuseFor('too-many-requests'), 'That was tried too often'],
    ['no answer', unreachable, 'We could not be reached'],
  ])('stays where it was typed after %s', async (_, answer, title) => {
    await choose({ resetPassword: answer })
    expect(await screen.findByRole('alert')).toHaveTextContent(title)
    expect(passwordField()).toHaveValue(good)
  })

  it('and its code are nowhere stored', async () => {
    const { stores } = await choose({ resetPassword: unreachable })
    await screen.findByRole('alert')
    for (const storage of [stores.core.platform.local, stores.core.platform.session])
      for (const key of storage.keys()) expect(storage.get(key)).not.toMatch(/Corvane|ABCD/)
  })
})
