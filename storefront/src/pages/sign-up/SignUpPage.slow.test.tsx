import { screen, waitFor, within } from '@testing-library/react'
import {
  answerWith,
  type createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { createMemoryStorage } from '../../context/testing/page-data.ts'
import { success, type Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { getSignUpDraft, signUpDraftKey } from '../../stores/members/sign-up-draft.ts'
import {
  password,
  member,
  field,
  getPassword,
  press,
  getHeading,
  getAddress,
  visit,
  fillYou,
  fillAll,
  join,
} from './testing/sign-up.tsx'

describe('what somebody likes', () => {
  const named = (id: string, text: string) => ({ id, name: { text, translations: [] } })
  const masterData = {
    genres: [named('drama', 'Drama'), named('horror', 'Horror')],
    contactMethods: [named('email', 'Email'), named('sms', 'Text message')],
  }

  /** To the step, in a chain with so many dramas, and a horror film before them. */
  async function goToLikes(dramas: number) {
    const films = [
      'The Vault',
      ...Array.from({ length: dramas }, (_, index) => `Drama ${String(index)}`),
    ].map((title, index) => ({
      id: `f${String(index)}`,
      title: { text: title, translations: [] },
      genreIds: index === 0 ? ['horror'] : ['drama'],
      displayPriority: index,
      castAndCrew: [],
      trailers: [],
    }))
    const visited = await visit({
      script: {
        getLoyaltyMasterData: () => answerWith(masterData),
        getFilms: () =>
          answerWith({
            films: films as never,
            relatedData: { castAndCrew: [], genres: [], censorRatings: [], events: [] },
          }),
        getFilmsAvailability: () =>
          answerWith({
            filmAvailabilities: films.map(({ id }) => ({
              ...{ filmId: id, siteId: null, categories: ['NowShowing'] },
              ...{ showtimeAttributeIds: [], advanceBookingPeriods: [] },
            })),
            relatedData: { attributes: [] },
          }),
      },
    })
    await fillYou(visited.user)
    await visited.user.type(await screen.findByLabelText('Password'), password)
    await press(visited.user, 'Go on to what you like')
    await screen.findByRole('button', { name: 'Drama' })
    return visited
  }

  it('changes what stands beside it: the films that they would see first', async () => {
    const { user } = await goToLikes(6)
    const panel = within(await screen.findByRole('complementary', { name: 'With these you would see first' }))
    const getTitles = () => panel.getAllByRole('img').map((image) => image.getAttribute('alt'))
    await waitFor(() => expect(getTitles()).toHaveLength(6))
    expect(getTitles()[0]).toBe('The Vault')
    await press(user, 'Drama')
    expect(getTitles()).not.toContain('The Vault')
    await press(user, 'Horror')
    await press(user, 'Drama')
    expect(getTitles()[0]).toBe('The Vault')
  })

  it('has what membership is good for beside it where too few films are on', async () => {
    await goToLikes(3)
    expect(await screen.findByRole('complementary', { name: 'What comes with it' })).toBeVisible()
  })

  it('is stored with the account: what was chosen, and nothing else is agreed to', async () => {
    const { user, getCalls } = await visit({
      script: { getLoyaltyMasterData: () => answerWith(masterData) },
    })
    await fillYou(user)
    await user.type(await screen.findByLabelText('Password'), password)
    await press(user, 'Go on to what you like')
    await press(user, 'Drama')
    await user.click(await screen.findByRole('switch', { name: 'Text message' }))
    await press(user, 'Go on to the photo')
    await press(user, 'Go on without a photo')
    await user.click(await screen.findByRole('checkbox', { name: /I accept the terms/ }))
    await join(user)
    expect(getCalls('createMember')[0]?.[1]).toMatchObject({
      body: {
        personalDetails: {
          preferences: {
            languageTag: 'en',
            genres: { preferredGenreIds: ['drama'] },
            contact: { contactMethods: ['sms'] },
          },
        },
      },
    })
  })
})

describe('a photo', () => {
  const withPhoto = (stores: ReturnType<typeof createTestStores>['stores']) =>
    getSignUpDraft(stores).setPhoto(new Blob(['picture']))

  it('is sent once there is an account', async () => {
    const { user, stores, getCalls } = await visit({
      script: { setMemberPhoto: () => success({ status: 204, body: undefined, serverTime: null }) },
    })
    await fillAll(user)
    withPhoto(stores)
    await join(user)
    expect(getCalls('setMemberPhoto')).toEqual([
      ['setMemberPhoto', { body: { MemberPhoto: expect.any(Blob) as Blob } }, undefined],
    ])
    expect(getAddress()).toBe('/member/')
  })

  it('that is refused keeps nobody from joining', async () => {
    const { user, stores } = await visit({
      script: { setMemberPhoto: () => refuseFor('photo-type-invalid') },
    })
    await fillAll(user)
    withPhoto(stores)
    await join(user)
    expect(getAddress()).toBe('/member/')
    expect(stores.notifications.all.map(({ title }) => title)).toContain(
      'Your account is there, your photo is not',
    )
  })
})

describe('going back and forth', () => {
  it('empties no field, not even the password', async () => {
    const { user } = await visit()
    await fillYou(user)
    expect(getHeading()).toHaveFocus()
    await user.type(await screen.findByLabelText('Password'), password)
    await press(user, 'Go on to what you like')
    await user.click(screen.getByRole('radio', { name: 'Français' }))
    await press(user, 'Go on to the photo')
    await press(user, 'Go on without a photo')
    await press(user, 'Change your details')
    expect(field(/^First name/)).toHaveValue('Ines')
    expect(field(/^Date of birth/)).toHaveValue('14/06/1991')
    await press(user, 'Choose a password')
    expect(getPassword()).toHaveValue(password)
    await press(user, 'Go on to what you like')
    expect(screen.getByRole('radio', { name: 'Français' })).toBeChecked()
  })

  it('a reload brings back all but the password, and asks for that again', async () => {
    const session = createMemoryStorage()
    const first = await visit({ session })
    await fillAll(first.user)
    expect(session.get(signUpDraftKey)).not.toContain('Corvane')
    first.unmount()
    await visit({ session, address: '/sign-up/?step=club' })
    expect(getHeading()).toHaveTextContent('Choose a password')
    expect(getPassword()).toHaveValue('')
  })

  it('a later step cannot be opened before the first is filled in', async () => {
    await visit({ address: '/sign-up/?step=club' })
    expect(getHeading()).toHaveTextContent('Join Halcyon Circle')
  })

  it('stores nothing of a sign-up that is done', async () => {
    const session = createMemoryStorage()
    const { user, stores } = await visit({ session })
    await fillAll(user)
    await join(user)
    expect(session.get(signUpDraftKey)).toBeNull()
    expect(getSignUpDraft(stores).password).toBe('')
  })
})

describe('the email', () => {
  it('is asked about once it is left, once each, and said to be free', async () => {
    const { user, getCalls } = await visit()
    await user.type(field(/^Email/), member.email)
    expect(getCalls('checkEmailAvailability')).toEqual([])
    await user.tab()
    expect(await screen.findByText(/Free to use/)).toBeVisible()
    await user.click(field(/^Email/))
    await user.tab()
    expect(getCalls('checkEmailAvailability')).toHaveLength(1)
  })

  it('of somebody with an account offers the sign-in, and goes no further', async () => {
    const { user } = await visit({
      address: '/sign-up/?redirect=%2Ffilms%2F',
      script: { checkEmailAvailability: () => answerWith({ isAvailable: false }) },
    })
    await fillYou(user)
    expect(field(/^Email/)).toHaveAccessibleDescription(/There is an account with this email. Sign in/)
    expect(field(/^Email/)).toHaveFocus()
    const [link] = screen.getAllByRole('link', { name: 'Sign in' })
    expect(link).toHaveAttribute('href', '/sign-in/?redirect=%2Ffilms%2F')
    expect(getAddress()).toBe('/sign-up/?redirect=%2Ffilms%2F')
  })

  it('may be used where the check did not work: the server has the last word', async () => {
    const { user } = await visit({ script: { checkEmailAvailability: unreachable } })
    await fillYou(user)
    expect(getHeading()).toHaveTextContent('Choose a password')
  })

  it('with a probable slip is asked about, and mended by a press', async () => {
    const { user } = await visit()
    await user.type(field(/^Email/), 'ines@gmial.com')
    await user.tab()
    const question = await screen.findByRole('button', { name: 'Did you mean ines@gmail.com?' })
    // A slip that nobody has is free, which would be misleading.
    expect(screen.queryByText(/Free to use/)).toBeNull()
    await user.click(question)
    expect(field(/^Email/)).toHaveValue('ines@gmail.com')
    expect(await screen.findByText(/Free to use/)).toBeVisible()
  })
})

describe('the password', () => {
  async function visitPassword(script: Script = {}) {
    const visited = await visit({ script })
    await fillYou(visited.user)
    return visited
  }
  const getStates = () =>
    [...document.querySelectorAll<HTMLElement>('li')]
      .filter((item) => item.closest('form') !== null)
      .map((item) => `${item.dataset['state'] ?? 'open'} ${item.textContent}`)

  it('shows its rules with a dash, then a tick, and a cross only once it is left', async () => {
    const { user } = await visitPassword()
    expect(getStates().every((state) => state.startsWith('open'))).toBe(true)
    await user.type(await screen.findByLabelText('Password'), 'rain')
    expect(getStates()).toEqual([
      'open An uppercase letter',
      'met A lowercase letter done',
      'open A number',
      'open At least 8 characters',
      'met Not your name or email done',
      'open Not on a list of stolen ones',
    ])
    expect(screen.getByText('2 of 6')).toBeVisible()
    await user.tab()
    await user.tab()
    expect(getStates()[0]).toBe('unmet An uppercase letter not yet')
  })

  it('with the name of its owner is wrong at once', async () => {
    const { user, getCalls } = await visitPassword()
    await user.type(await screen.findByLabelText('Password'), 'Marchetti 1901')
    expect(getStates()).toContain('unmet Not your name or email not yet')
    await press(user, 'Go on to what you like')
    expect(getPassword()).toHaveFocus()
    expect(getPassword()).toHaveAccessibleDescription(/does not keep all of the rules/)
    expect(getCalls('createMember')).toEqual([])
  })

  it('that the server finds on its list leads back to it, with a cross until it is another', async () => {
    const { user } = await visit({ script: { createMember: () => refuseFor('password-compromised') } })
    await fillAll(user)
    await join(user)
    expect(getHeading()).toHaveTextContent('Choose a password')
    expect(getPassword()).toHaveFocus()
    expect(getPassword()).toHaveAccessibleDescription(/on a list of stolen ones. Choose another/)
    expect(getStates()).toContain('unmet Not on a list of stolen ones not yet')
    await user.type(getPassword(), '!')
    expect(getPassword()).not.toBeInvalid()
    expect(getStates()).toContain('open Not on a list of stolen ones')
  })
})

describe('the link of a mail', () => {
  it('verifies the address, and leaves no code in the address', async () => {
    const { verifying } = await visit({
      address: '/sign-up/#verify=ABCD-1234',
      verify: async () => success(undefined),
    })
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    expect(verifying).toHaveBeenCalledTimes(1)
    expect(verifying).toHaveBeenCalledWith('ABCD-1234')
    expect(getAddress()).toBe('/sign-up/')
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/member/')
  })

  it('that is used or too old says where another comes from', async () => {
    await visit({
      address: '/sign-up/#verify=ABCD-1234',
      verify: async () => refuseFor('invalid-argument'),
    })
    expect(await screen.findByRole('heading', { name: 'This link does not open any more' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send another in your account' })).toHaveAttribute(
      'href',
      '/member/account/signing-in/',
    )
  })

  it('that could not be sent can be tried again', async () => {
    let answer: Result<void, Failure> = unreachable()
    const { user } = await visit({
      address: '/sign-up/#verify=ABCD-1234',
      verify: async () => answer,
    })
    await screen.findByRole('heading', { name: 'We could not confirm it just now' })
    answer = success(undefined)
    await press(user, 'Try again')
    // The button is gone; the heading says what has come of it.
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toHaveFocus()
  })
})

describe('the code of a friend', () => {
  const getCode = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Code from a friend/ })
  const open = (address: string, script: Script = {}) =>
    visit({
      address,
      script: { getReferralCode: () => answerWith({ inviterName: 'Odile' }), ...script },
      rewardsReferrals: true,
    })

  it('comes with the friend’s link, stays through the steps, and is sent', async () => {
    const { user, getCalls } = await open('/sign-up/?friend=ABCD2345')
    await fillAll(user)
    expect(getCode()).toHaveValue('ABCD2345')
    expect(await screen.findByText(/Odile has invited you/)).toBeInTheDocument()
    await join(user)
    expect(getCalls('createMember')[0]?.[1]).toMatchObject({ body: { referralCode: 'ABCD2345' } })
  })

  it('is refused at its field where nobody has it, and can be left out', async () => {
    const script: Script = {
      createMember: () =>
        refuseFor('invalid-argument', {
          violations: [{ path: 'body/referralCode', message: 'is nobody’s' }],
        }),
    }
    const { user } = await open('/sign-up/', script)
    await fillAll(user)
    expect(getCode()).toHaveValue('')
    await user.type(getCode(), 'NOBODYS2')
    await join(user)
    expect(getCode()).toHaveAccessibleDescription(/Nobody has this code/)
    await user.clear(getCode())
    expect(getCode()).not.toHaveAccessibleDescription(/Nobody has this code/)
  })

  it('is not asked for where the chain gives nothing for friends', async () => {
    const { user, getCalls } = await visit({ address: '/sign-up/?friend=ABCD2345' })
    await fillAll(user)
    expect(screen.queryByRole('textbox', { name: /Code from a friend/ })).toBeNull()
    await join(user)
    expect(getCalls('createMember')).toHaveLength(1)
  })
})
