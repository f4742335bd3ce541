import { screen, within } from '@testing-library/react'
import { createTestStores, refuseFor, unreachable } from '../../context/testing/order-stores.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { page } from './page.ts'
import {
  password,
  member,
  authenticationToken,
  usual,
  field,
  press,
  getAddress,
  visit,
  fillYou,
  fillAll,
  join,
} from './testing/sign-up.tsx'

describe('signing up', () => {
  it('asks step by step, makes the account, signs in, and says that a mail is under way', async () => {
    const { user, getCalls, stores } = await visit({ address: '/sign-up/?redirect=%2Ffilms%2F' })
    await fillAll(user)
    await join(user)
    expect(getCalls('createMember')).toEqual([
      [
        'createMember',
        {
          body: {
            credentials: { email: member.email, password },
            personalDetails: {
              name: { givenName: 'Ines', familyName: 'Marchetti' },
              birthDate: '1991-06-14',
              preferences: { languageTag: 'en' },
            },
            acceptedTermsAndConditions: true,
            authenticationType: 'Token',
          },
        },
        expect.anything(),
      ],
    ])
    expect(getMemberStores(stores).session.isSignedIn).toBe(true)
    expect(getAddress()).toBe('/films/')
    const [notice] = stores.notifications.all
    expect(notice?.title).toBe('Welcome, Ines')
    expect(notice?.messages[0]).toContain(member.email)
  })

  it('leads to the overview without a way back, and to no other site', async () => {
    const { user } = await visit({ address: '/sign-up/?redirect=https%3A%2F%2Fevil.example%2F' })
    await fillAll(user)
    await join(user)
    expect(getAddress()).toBe('/member/')
  })

  it('counts only the steps that there are', async () => {
    await visit()
    const steps = within(screen.getByRole('navigation', { name: 'Steps of joining' }))
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1You',
      '2Password',
      '3What you like',
      '4Photo',
      '5Membership',
    ])
  })

  it('has no step of preferences where there is one language', async () => {
    const { user } = await visit({
      change: ({ configuration }) => {
        configuration.value.shared.localisation.languages.length = 1
      },
    })
    await fillYou(user)
    await user.type(await screen.findByLabelText('Password'), password)
    await press(user, 'Go on to the photo')
    expect(getAddress()).toBe('/sign-up/?step=photo')
  })

  it('asks for no date of birth where no age is asked for, and for a username where members sign in with one', async () => {
    await visit({
      change: ({ configuration: { value } }) => {
        value.loyalty.minimumMemberAge = 0
        value.loyalty.memberIdentifier = 'Username'
      },
    })
    expect(screen.queryByRole('textbox', { name: /^Date of birth/ })).toBeNull()
    expect(field(/^Username/)).toBeRequired()
  })

  it('says what is missing, each at its field, and goes to the first', async () => {
    const { user, getCalls } = await visit()
    await press(user, 'Choose a password')
    expect(field(/^First name/)).toHaveFocus()
    expect(field(/^Email/)).toHaveAccessibleDescription('We need this for your account.')
    expect(field(/^Date of birth/)).toHaveAccessibleDescription(/Type the whole date/)
    expect(getAddress()).toBe('/sign-up/')
    expect(getCalls('checkEmailAvailability')).toEqual([])
  })

  it('lets nobody in who is too young', async () => {
    const { user } = await visit()
    await user.type(field(/^Date of birth/), '22112014')
    await user.tab()
    expect(field(/^Date of birth/)).toHaveAccessibleDescription('You must be 13 or older to join.')
  })
})

describe('a refusal', () => {
  it.each([
    ['email-registered', /^Email/, 'There is an account with this email.'],
    ['email-missing', /^Email/, 'We need this for your account.'],
    ['identifier-not-unique', /^Email/, 'There is an account like this already'],
  ] as const)('%s leads to the first step and its field', async (condition, name, message) => {
    const { user } = await visit({ script: { createMember: () => refuseFor(condition) } })
    await fillAll(user)
    await join(user)
    expect(getAddress()).toBe('/sign-up/')
    expect(field(name)).toHaveFocus()
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message) as string)
    // What was typed is still there.
    expect(field(/^First name/)).toHaveValue('Ines')
  })

  it('of the terms is said at their box', async () => {
    const { user } = await visit({ script: { createMember: () => refuseFor('terms-not-accepted') } })
    await fillAll(user)
    await join(user)
    const box = await screen.findByRole('checkbox', { name: /I accept the terms/ })
    expect(box).not.toBeChecked()
    expect(box).toHaveAccessibleDescription(/Without the terms there is no account/)
  })

  it('that no field is to blame for is said above the form, and can be tried again', async () => {
    let answers = [unreachable, usual.createMember ?? unreachable]
    const { user } = await visit({
      script: {
        createMember: () => {
          const [next = unreachable, ...rest] = answers
          answers = rest
          return next()
        },
      },
    })
    await fillAll(user)
    await join(user)
    expect(screen.getByRole('alert')).toHaveTextContent('We could not be reached')
    await join(user)
    expect(getAddress()).toBe('/member/')
  })

  it('says without the terms that there is no account, and asks nobody', async () => {
    const { user, getCalls } = await visit()
    await fillAll(user)
    await user.click(await screen.findByRole('checkbox', { name: /I accept the terms/ }))
    await join(user)
    expect(screen.getByRole('checkbox', { name: /I accept the terms/ })).toHaveFocus()
    expect(getCalls('createMember')).toEqual([])
  })
})

test('whoever is signed in already goes on', async () => {
  await visit({
    change: (stores) => {
      const { session } = getMemberStores(stores)
      void session.accept(authenticationToken)
    },
  })
  expect(getAddress()).toBe('/member/')
})

test('is for no search engine', () => {
  const { stores } = createTestStores({})
  expect(
    page.head(stores, { params: {}, url: new URL('https://halcyon.example/sign-up/'), pattern: '' }),
  ).toMatchObject({ robots: 'noindex', title: 'Join' })
})
