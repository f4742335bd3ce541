import type { CreateMemberRequest, CreateMemberResponse } from '@foyer/contract/wire/members'
import { ProblemError } from '../http/problem.ts'
import { engines } from '../mail/testing/engines.ts'
import { start, tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const minute = 60_000
const email = 'ines@postbox.example'
const password = 'a long walk to row 7'
const credentials = { email, password }
const personalDetails = {
  name: { givenName: ' Ines ', familyName: 'Marchetti' },
  preferences: { languageTag: 'AR' },
}
const usual = { credentials, personalDetails, acceptedTermsAndConditions: true } satisfies CreateMemberRequest

const withBirthDate = (birthDate: string, primarySiteId: string | null = null) => ({
  ...usual,
  personalDetails: {
    ...personalDetails,
    birthDate,
    preferences: { ...personalDetails.preferences, sites: { primarySiteId } },
  },
})

describe.each(engines)('signing up on $name', ({ open }) => {
  let desk: FrontDesk

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })

  const create = (body: object = usual, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
    desk.call('createMember', { payload: body, headers, remoteAddress })
  const isAvailable = (address: string, remoteAddress = '10.0.0.1') =>
    desk.call('checkEmailAvailability', { payload: { email: address }, remoteAddress })

  it('makes an account that its member signs in to', async () => {
    const { body } = await create()
    expect(body).toEqual({
      member: {
        id: expect.any(String) as string,
        cardNumber: expect.stringMatching(/^70\d{14}$/) as string,
        personalDetails: expect.objectContaining({
          name: { givenName: 'Ines', familyName: 'Marchetti' },
          preferences: expect.objectContaining({ languageTag: 'ar' }) as object,
        }) as object,
        email,
        isEmailVerified: false,
        username: null,
        clubMembership: null,
        createdAt: new Date(start).toISOString(),
        hash: expect.any(String) as string,
      },
      authenticationToken: null,
    })
    await desk.signIn({ grant_type: 'password', email, password })
  })

  it('signs the new member in by a token or by a cookie, where asked to', async () => {
    const byToken = (await create({ ...usual, authenticationType: 'Token' })).body as CreateMemberResponse
    const headers = { [tokenHeader]: byToken.authenticationToken?.access_token ?? '' }
    expect((await desk.call('getCurrentMember', { headers })).status).toBe(200)
    const another = { ...usual, credentials: { ...credentials, email: 'odile@postbox.example' } }
    const byCookie = await create({ ...another, authenticationType: 'Cookie' })
    expect(byCookie.body).toMatchObject({ authenticationToken: null })
    expect(byCookie.headers['set-cookie']).toHaveLength(3)
  })

  it('stores the date of birth and the cinema, and lets in whoever is old enough today', async () => {
    await create(withBirthDate('2013-11-26', '1001'))
    const [row] = await desk.database.read.selectFrom('member').select('details').execute()
    expect(JSON.parse(row?.details ?? '')).toMatchObject({ birthDate: '2013-11-26', primarySiteId: '1001' })
  })

  it('sets no cookie for a page of another origin, and makes no account', async () => {
    const sameSite = { 'sec-fetch-site': 'same-site' }
    expect((await create({ ...usual, authenticationType: 'Cookie' }, sameSite)).condition).toBe('forbidden')
    expect((await isAvailable(email)).body).toEqual({ isAvailable: true })
  })

  it.each([
    [{ ...usual, acceptedTermsAndConditions: false }, 'terms-not-accepted', 14006],
    [{ credentials }, 'terms-not-accepted', 14006],
    [{ ...usual, credentials: { password } }, 'email-missing', 14002],
    [{ ...usual, credentials: { email: ' ', password } }, 'email-missing', 14002],
    [{ ...usual, credentials: { email: 'ines', password } }, 'invalid-argument', undefined],
    [{ ...usual, credentials: { ...credentials, username: 'i@x' } }, 'invalid-argument', undefined],
    [{ ...usual, credentials: { email } }, 'invalid-argument', undefined],
    [withBirthDate('2013-02-30'), 'invalid-argument', undefined],
    [withBirthDate('2013-11-27'), 'invalid-argument', undefined],
    [{ ...usual, credentials: { email, password: 'short' } }, 'password-too-short', 33001],
    [{ ...usual, credentials: { email, password: 'marchetti 1901' } }, 'password-contains-name', 33007],
    [
      { ...usual, credentials: { email, password: 'ines@postbox.example' } },
      'password-contains-email',
      33005,
    ],
    [{ ...usual, credentials: { email, password: 'halcyon days' } }, 'password-disallowed-words', 33009],
    [{ ...usual, credentials: { email, password: 'Velvet Curtain' } }, 'password-compromised', 33008],
  ])('refuses %j as %s', async (body, condition, errorCode) => {
    const refused = await create(body)
    expect([refused.condition, refused.problem?.errorCode]).toEqual([condition, errorCode])
    expect(await desk.database.read.selectFrom('member').select('id').execute()).toEqual([])
  })

  it('says that an address or a username is somebody else’s, however it is written', async () => {
    await create({ ...usual, credentials: { ...credentials, username: 'Matinée 7' } })
    expect(
      await create({ ...usual, credentials: { email: ' INES@postbox.example', password } }),
    ).toMatchObject({
      condition: 'email-registered',
      problem: { errorCode: 14003 },
    })
    const another = { email: 'odile@postbox.example', username: 'MATINE\u0301E 7', password }
    expect(await create({ ...usual, credentials: another })).toMatchObject({
      condition: 'username-registered',
      problem: { errorCode: 14004 },
    })
  })

  it('makes one account of twenty that are asked for with one address at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const own = { ...usual, credentials: { email, password: `a long walk to seat ${index}` } }
        return create(own, {}, `10.0.3.${index}`)
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const conditions = new Set(answers.map(({ condition }) => condition))
    // A wrong password of a new account is a guess.
    conditions.delete('too-many-requests')
    expect(conditions).toEqual(new Set([null, 'email-registered']))
  })

  it('takes a repetition for the same sign-up, as the answer may have been lost', async () => {
    const getId = ({ body }: { body: unknown }) => (body as CreateMemberResponse).member.id
    const both = await Promise.all([create(), create()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [first = ''] = both.map(getId)
    expect(both.map(getId)).toEqual([first, first])
    desk.clock.advance(9 * minute)
    const repeated = await create({ ...usual, authenticationType: 'Token' })
    expect(getId(repeated)).toBe(first)
    expect((repeated.body as CreateMemberResponse).authenticationToken).not.toBeNull()
    expect(desk.mails).toHaveLength(1)
  })

  it('takes no repetition after minutes, or with another password or username', async () => {
    await create()
    const other = { ...usual, credentials: { email, password: 'another walk to row 8' } }
    expect((await create(other)).condition).toBe('email-registered')
    const named = { ...usual, credentials: { ...credentials, username: 'matinee' } }
    expect((await create(named)).condition).toBe('email-registered')
    desk.clock.advance(10 * minute)
    expect((await create()).condition).toBe('email-registered')
  })

  it('lets nobody guess the password of a new account by repeating its sign-up', async () => {
    await create()
    const guess = (index: number) =>
      create(
        { ...usual, credentials: { email, password: `a long walk to seat ${index}` } },
        {},
        `10.0.5.${index}`,
      )
    for (let index = 0; index < 10; index += 1)
      expect((await guess(index)).condition).toBe('email-registered')
    expect((await guess(10)).status).toBe(429)
    expect((await create(usual, {}, '10.0.6.1')).status).toBe(429)
    expect((await desk.grant({ grant_type: 'password', email, password })).condition).toBe('member-locked')
  })

  it('tells whether an address is free, by its own word for one that is none, and not without end', async () => {
    await create()
    expect((await isAvailable('Ines@Postbox.example')).body).toEqual({ isAvailable: false })
    expect((await isAvailable('odile@postbox.example')).body).toEqual({ isAvailable: true })
    for (const wrong of [
      'ines',
      '',
      'ines@',
      'ines@postbox.example, odile@postbox.example',
      'a@b.example\r\nBcc: x',
    ])
      expect(await isAvailable(wrong)).toMatchObject({ status: 400, condition: 'email-format-invalid' })
    for (let times = 0; times < 30; times += 1) await isAvailable(`${times}@postbox.example`, '10.0.4.1')
    expect(await isAvailable(email, '10.0.4.1')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    })
    expect((await create({ ...usual }, {}, '10.0.4.1')).status).toBe(429)
    expect((await isAvailable(email, '10.0.4.2')).status).toBe(200)
  })

  it('stores no password in clear', async () => {
    await create()
    const rows = JSON.stringify([
      await desk.database.read.selectFrom('member').selectAll().execute(),
      await desk.database.read.selectFrom('member_credential').selectAll().execute(),
    ])
    expect(rows).not.toContain(password)
  })
})

describe.each(engines)('signing up with the code of a friend on $name', ({ open }) => {
  let desk: FrontDesk
  const entered: { code: unknown; id: string; deviceToken: string | null }[] = []
  let stored = 0
  const device = 'd'.repeat(43)
  prepareFrontDesk(
    open,
    (opened) => {
      desk = opened
    },
    {
      enterReferral: async (code, { id, deviceToken }) => {
        if (code === 'NOBODYS1')
          throw new ProblemError('invalid-argument', {
            violations: [{ path: 'body/referralCode', message: 'is nobody’s code' }],
          })
        entered.push({ code, id, deviceToken })
        return async () => void (stored += 1)
      },
    },
  )
  const create = (referralCode: string, cookie?: string) =>
    desk.call('createMember', {
      payload: { ...usual, referralCode },
      headers: cookie === undefined ? {} : { cookie },
      remoteAddress: '10.0.0.1',
    })

  it('stores it with the account, once, and knows the device', async () => {
    const { body } = await create('ABCD2345', `__Host-foyer-device=${device}`)
    expect(entered).toEqual([
      { code: 'ABCD2345', id: (body as CreateMemberResponse).member.id, deviceToken: device },
    ])
    // The same one again, whose answer was lost.
    expect((await create('ABCD2345')).status).toBe(200)
    expect([entered.length, stored]).toEqual([1, 1])
  })

  it('makes no account with nobody’s code, and says which part is wrong', async () => {
    const refused = await create('NOBODYS1')
    expect(refused.problem).toMatchObject({ violations: [{ path: 'body/referralCode' }] })
    expect(await desk.database.read.selectFrom('member').select('id').execute()).toEqual([])
  })
})
