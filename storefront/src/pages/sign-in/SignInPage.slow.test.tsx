import { TextDecoder } from 'node:util'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createAvailability, createBareFilm } from '../../context/testing/film-data.ts'
import {
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { page } from './page.ts'

// jsdom has none.
Object.assign(globalThis, { TextDecoder })

const noon = Date.parse('2026-11-21T12:00:00Z')
const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { sub: 'm1', iat: noon / 1_000, exp: noon / 1_000 + 900 }
const tokenAnswer = {
  access_token: `${toPart({ alg: 'HS256' })}.${toPart(claims)}.signature`,
  token_type: 'Bearer',
  expires_in: 900,
  refresh_token: 'refresh',
}
const accept = () => answerWith(tokenAnswer)

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

interface Visit {
  query?: string
  identifier?: 'Email' | 'Username'
  films?: number
  isSignedIn?: boolean
}

async function visit(
  script: Script,
  { query = '', identifier = 'Email', films = 0, isSignedIn }: Visit = {},
) {
  let now = noon
  const listed = Array.from({ length: films }, (_, index) => createBareFilm(`f${index}`, `Film ${index}`))
  const created = createTestStores(
    {
      getFilms: () =>
        answerWith({
          films: listed,
          relatedData: { genres: [], censorRatings: [], castAndCrew: [], events: [] },
        }),
      getFilmsAvailability: () =>
        answerWith({
          filmAvailabilities: listed.map(({ id }) => createAvailability(id, 'NowShowing')),
          relatedData: { attributes: [] },
        }),
      ...script,
    },
    { clock: { now: () => now } },
  )
  const { stores } = created
  stores.configuration.value.loyalty.memberIdentifier = identifier
  const url = new URL(`https://halcyon.example/sign-in/${query}`)
  const context = { params: {}, url, pattern: '/sign-in/' }
  await page.load?.(stores, context)
  if (isSignedIn) await getMemberStores(stores).session.accept(tokenAnswer)
  const { Page } = page
  const { container } = render(
    <TestRouter initialEntries={[`/sign-in/${query}`]}>
      <StoresContext value={stores}>
        <PageContextContext value={context}>
          <Page />
          <Address />
        </PageContextContext>
      </StoresContext>
    </TestRouter>,
  )
  const advance = (milliseconds: number) => {
    now += milliseconds
    act(() => jest.advanceTimersByTime(milliseconds))
  }
  return { ...created, container, advance }
}

const identifierField = () => screen.getByRole('textbox')
const passwordField = () => screen.getByLabelText('Password')
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
/** Answered, and free for another press. */
const settle = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy'))
const address = () => screen.getByRole('status', { name: 'address' }).textContent

async function signIn(identifier = 'ines@postbox.example', password = 'rain on Corvane 9') {
  await userEvent.type(identifierField(), identifier)
  await userEvent.type(passwordField(), password)
  await press()
}

describe('signing in', () => {
  it('leads back to the page that was left', async () => {
    const { getCalls } = await visit(
      { createMemberToken: accept },
      { query: '?redirect=%2Ffilms%2F%3Fa%3D1' },
    )
    await signIn(' ines@postbox.example ')
    await waitFor(() => expect(address()).toBe('/films/?a=1'))
    expect(getCalls('createMemberToken')[0]?.[1]).toMatchObject({
      body: { grant_type: 'password', email: 'ines@postbox.example', password: 'rain on Corvane 9' },
    })
  })

  it.each(['', '?redirect=https%3A%2F%2Fevil.example%2F', '?redirect=%2F%09%2Fevil.example'])(
    'leads to the overview from an address with %j',
    async (query) => {
      await visit({ createMemberToken: accept }, { query })
      await signIn()
      await waitFor(() => expect(address()).toBe('/member/'))
    },
  )

  it('stays signed in only where that is asked for', async () => {
    const { getCalls } = await visit({ createMemberToken: () => refuseFor('credentials-invalid') })
    await signIn()
    await settle()
    expect(getCalls('createMemberToken')[0]?.[1]).not.toHaveProperty('body.remember')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stay signed in here' }))
    await userEvent.type(passwordField(), 'again')
    await press()
    await settle()
    expect(getCalls('createMemberToken')[1]?.[1]).toMatchObject({ body: { remember: 'true' } })
  })

  it('leads on who is signed in already', async () => {
    await visit({}, { query: '?redirect=%2Ffilms%2F', isSignedIn: true })
    await waitFor(() => expect(address()).toBe('/films/'))
  })

  it('asks nobody before both are there, and says what is missing at the fields', async () => {
    const { getCalls } = await visit({ createMemberToken: accept })
    await userEvent.type(identifierField(), 'ines')
    await press()
    expect(getCalls('createMemberToken')).toHaveLength(0)
    expect(identifierField()).toHaveFocus()
    expect(identifierField()).toHaveAccessibleDescription(/does not look like an email address/)
    expect(passwordField()).toHaveAccessibleDescription('Type your password.')
  })

  it('takes what a password manager has filled in without a word', async () => {
    const { getCalls } = await visit({ createMemberToken: accept })
    const fill = (field: HTMLElement, value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    }
    fill(identifierField(), 'ines@postbox.example')
    fill(passwordField(), 'rain on Corvane 9')
    await press()
    await waitFor(() => expect(address()).toBe('/member/'))
    expect(getCalls('createMemberToken')).toHaveLength(1)
  })

  it('is known to password managers, and to passkeys', async () => {
    await visit({})
    expect(identifierField()).toHaveAttribute('autocomplete', 'username webauthn')
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password')
  })

  it('shows that it is under way, and sends once', async () => {
    let answer: (value: ReturnType<typeof accept>) => void = () => undefined
    const { getCalls } = await visit({
      createMemberToken: () => new Promise((resolve) => (answer = resolve)),
    })
    await signIn()
    const button = await screen.findByRole('button', { name: 'Signing in' })
    await userEvent.click(button)
    await waitFor(() => expect(getCalls('createMemberToken')).toHaveLength(1))
    await act(async () => answer(accept()))
    await waitFor(() => expect(address()).toBe('/member/'))
  })
})

describe('a refusal', () => {
  it('keeps the email, empties the password and leads to it', async () => {
    await visit({ createMemberToken: () => refuseFor('credentials-invalid') })
    await signIn()
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent('That email and password do not go together')
    expect(identifierField()).toHaveValue('ines@postbox.example')
    expect(passwordField()).toHaveValue('')
    expect(passwordField()).toHaveFocus()
    // The form has emptied it: nobody has forgotten it yet.
    expect(passwordField()).not.toHaveAttribute('aria-invalid', 'true')
    await press()
    expect(passwordField()).toHaveAccessibleDescription('Type your password.')
  })

  it.each([
    ['too-many-requests', 'That was tried too often'],
    ['captcha-required', 'Press once more'],
    ['identifier-not-unique', 'There is an account with these details already.'],
  ] as const)('for %s keeps what was typed', async (condition, title) => {
    await visit({ createMemberToken: () => refuseFor(condition) })
    await signIn()
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent(title)
    expect(passwordField()).toHaveValue('rain on Corvane 9')
  })

  it('is none where nobody answers', async () => {
    await visit({ createMemberToken: unreachable })
    await signIn()
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent('We could not be reached')
    expect(passwordField()).toHaveValue('rain on Corvane 9')
  })
})

describe('a lock', () => {
  beforeEach(() => jest.useFakeTimers({ now: noon }))
  afterEach(() => jest.useRealTimers())

  async function beLocked(condition: 'member-locked' | 'device-locked') {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const visited = await visit({
      createMemberToken: () => refuseFor(condition, { lockOutPeriodInSeconds: 150 }),
    })
    await user.type(identifierField(), 'ines@postbox.example')
    await user.type(passwordField(), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Closed until \d\d:02/)
    await screen.findByRole('button', { name: /^Closed until/ })
    return { ...visited, user }
  }
  const status = () => screen.getAllByRole('status').find(({ id }) => id === 'sign-in-lock')?.textContent

  it('turns the button off until its time, which is counted down by the minute', async () => {
    const { advance, user, getCalls } = await beLocked('member-locked')
    const button = screen.getByRole('button', { name: /^Closed until \d\d:02$/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Open again in 3 minutes.')
    await user.type(passwordField(), 'another{Enter}')
    expect(getCalls('createMemberToken')).toHaveLength(1)
    advance(29_000)
    expect(status()).toBe('Open again in 3 minutes.')
    advance(1_000)
    expect(status()).toBe('Open again in 2 minutes.')
    advance(60_000)
    expect(status()).toBe('Open again in 1 minute.')
    advance(60_000)
    expect(status()).toBe('You can sign in again.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('of a member is no lock for another', async () => {
    const { user } = await beLocked('member-locked')
    await user.clear(identifierField())
    await user.type(identifierField(), 'maya@okonjo.example')
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of the device is one for everybody', async () => {
    const { user } = await beLocked('device-locked')
    await user.clear(identifierField())
    await user.type(identifierField(), 'maya@okonjo.example')
    expect(screen.getByRole('button', { name: /^Closed until/ })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('what the address says', () => {
  it('explains the end of a sign-in', async () => {
    await visit({}, { query: '?sessionExpired=true' })
    expect(screen.getByText('You were away a while')).toBeVisible()
  })

  it('offers to go on without signing in, where that can be', async () => {
    await visit({}, { query: '?optional=true&redirect=%2Forder%2Fpayment%2F' })
    expect(screen.getByRole('link', { name: 'Go on without signing in' })).toHaveAttribute(
      'href',
      '/order/payment/',
    )
  })

  it('else does not', async () => {
    await visit({}, { query: '?redirect=%2Fmember%2F' })
    expect(screen.queryByRole('link', { name: 'Go on without signing in' })).toBeNull()
  })

  it.each([
    ['?signUpPath=%2Fsubscription%2Fmember-details%2F', '/subscription/member-details/'],
    ['?signUpPath=https%3A%2F%2Fevil.example%2F', '/sign-up/'],
  ])('names the sign-up: %s', async (query, href) => {
    await visit({}, { query })
    expect(screen.getByRole('link', { name: 'Join Halcyon Circle' })).toHaveAttribute('href', href)
  })

  it('goes along to the page of a forgotten password', async () => {
    await visit({}, { query: '?redirect=%2Ffilms%2F' })
    expect(screen.getByRole('link', { name: 'Forgotten it?' })).toHaveAttribute(
      'href',
      '/member/password-reset/?redirect=%2Ffilms%2F',
    )
  })
})

describe('the identifier', () => {
  it('is asked about where it has a probable slip, which does not block', async () => {
    await visit({ createMemberToken: accept })
    await userEvent.type(identifierField(), 'ines@gmial.com')
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Did you mean ines@gmail.com?' }))
    expect(identifierField()).toHaveValue('ines@gmail.com')
    expect(identifierField()).toHaveFocus()
  })

  it('is a username where the chain says so', async () => {
    const { getCalls } = await visit(
      { createMemberToken: () => refuseFor('credentials-invalid') },
      { identifier: 'Username' },
    )
    expect(identifierField()).toHaveAccessibleName('Username')
    await signIn('ines', 'wrong')
    await settle()
    expect(getCalls('createMemberToken')[0]?.[1]).toMatchObject({ body: { username: 'ines' } })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That username and password do not go together',
    )
  })
})

describe('the posters beside the form', () => {
  it('are those of what is showing', async () => {
    const { container } = await visit({}, { films: 17 })
    const ids = [...container.querySelectorAll('img')].map((image) => /\/(f\d+)/.exec(image.src)?.[1])
    expect(ids).toHaveLength(15)
    expect(ids.slice(0, 5)).toEqual(['f0', 'f3', 'f6', 'f9', 'f12'])
  })

  it('are left out where hardly anything is showing', async () => {
    const { container } = await visit({}, { films: 2 })
    const addresses = [...container.querySelectorAll('img')].map((image) => image.src)
    expect(addresses.filter((address) => /\/f\d+/.test(address))).toEqual([])
  })
})

test('is for no search engine', () => {
  const { stores } = createTestStores({})
  const url = new URL('https://halcyon.example/sign-in/')
  expect(page.head(stores, { params: {}, url, pattern: '/sign-in/' })).toEqual({
    title: 'Sign in',
    robots: 'noindex',
  })
})

test('nothing is sent by the browser itself, and the password is nowhere stored', async () => {
  const { container, stores } = await visit({ createMemberToken: () => refuseFor('credentials-invalid') })
  await signIn()
  await settle()
  const form = container.querySelector('form')
  // A press before the script is there must not write the password into the address.
  expect(form).toHaveAttribute('method', 'post')
  expect(fireEvent.submit(form ?? document.body)).toBe(false)
  for (const storage of [stores.core.platform.local, stores.core.platform.session])
    for (const key of storage.keys()) expect(storage.get(key)).not.toContain('Corvane')
})
