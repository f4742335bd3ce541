import type { MemberResponse } from '@foyer/contract/wire/members'
import { engines } from '../mail/testing/engines.ts'
import { start, tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const email = 'ines@postbox.example'
const password = 'a long walk to row 7'
const year = 365 * 86_400_000

describe.each(engines)('personal details on $name', ({ open }) => {
  let desk: FrontDesk
  let id: string
  let headers: Record<string, string>

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    id = await desk.addMember(password, { email })
    headers = { [tokenHeader]: (await desk.signIn({ grant_type: 'password', email, password })).access_token }
  })

  const change = (personalDetails: unknown) =>
    desk.call('setPersonalDetails', { payload: { personalDetails }, headers })
  const read = async () =>
    ((await desk.call('getCurrentMember', { headers })).body as MemberResponse).member.personalDetails
  const readLog = () =>
    desk.database.read
      .selectFrom('consent_event')
      .select(['member_id', 'channel', 'purpose', 'is_granted', 'source'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()

  it('changes what is named, and nothing else', async () => {
    const address = { line1: '18 Ropewalk', city: 'Portmere', postCode: 'PM2 3AB' }
    await change({
      gender: 'female',
      occupationId: 'student',
      contactDetails: { phoneNumbers: [{ type: 'Mobile', number: '07700 900123' }], address },
      preferences: {
        sites: { primarySiteId: '1001', preferredSiteIds: ['1002'] },
        genres: { preferredGenreIds: ['drama'] },
        customPreferences: [{ customPreferenceId: 'needs', customPreferenceOptionIds: ['subtitles'] }],
      },
    })
    const { status, body } = await change({ preferences: { languageTag: 'AR' } })
    expect(status).toBe(200)
    const details = await read()
    expect((body as MemberResponse).member.personalDetails).toEqual(details)
    expect(details).toMatchObject({
      name: { givenName: 'Ines', familyName: 'Marchetti' },
      gender: 'female',
      occupationId: 'student',
      educationLevelId: null,
      contactDetails: { phoneNumbers: [{ type: 'Mobile', number: '07700 900123' }], address },
      preferences: {
        languageTag: 'ar',
        sites: { primarySiteId: '1001', preferredSiteIds: ['1002'], pickupSiteId: null },
        genres: { preferredGenreIds: ['drama'] },
        customPreferences: [{ customPreferenceId: 'needs', customPreferenceOptionIds: ['subtitles'] }],
      },
    })
    // Null removes; a list is replaced.
    await change({
      gender: null,
      contactDetails: { address: null },
      preferences: { sites: { preferredSiteIds: [], primarySiteId: null } },
      name: { givenName: ' Inês ', familyName: '' },
    })
    expect(await read()).toMatchObject({
      name: { givenName: 'Inês', familyName: '' },
      gender: null,
      contactDetails: { phoneNumbers: [{ number: '07700 900123' }], address: null },
      preferences: { sites: { preferredSiteIds: [], primarySiteId: null }, languageTag: 'ar' },
    })
  })

  it('loses none of twenty changes that come at the same moment', async () => {
    const changes = [
      { gender: 'female' },
      { maritalStatus: 'single' },
      { occupationId: 'student' },
      { householdPersonCount: 3 },
      { preferences: { languageTag: 'ar' } },
    ]
    const answers = await Promise.all(changes.map(change))
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200))
    expect(await read()).toMatchObject({
      gender: 'female',
      maritalStatus: 'single',
      occupationId: 'student',
      householdPersonCount: 3,
      preferences: { languageTag: 'ar' },
    })
  })

  it.each([
    [{ name: { givenName: ' ', familyName: 'Marchetti' } }],
    [{ preferences: { languageTag: 'xx' } }],
    [
      {
        preferences: {
          customPreferences: [{ customPreferenceId: 'needs', customPreferenceOptionIds: ['sofa'] }],
        },
      },
    ],
    [{ preferences: { contact: { mailerFrequency: 'Hourly' } } }],
    [{ contactDetails: { phoneNumbers: [{ type: 'Mobile', number: 'mine' }] } }],
    [{ birthDate: '2020-01-01' }],
    [{ birthDate: '1991-02-30' }],
  ])('refuses %j and changes nothing', async (details) => {
    const before = await read()
    expect((await change({ gender: 'female', ...details })).condition).toBe('invalid-argument')
    expect(await read()).toEqual(before)
  })

  it('takes a date of birth once', async () => {
    expect((await change({ birthDate: '1991-06-14' })).status).toBe(200)
    expect((await change({ birthDate: '1991-06-14' })).status).toBe(200)
    for (const birthDate of ['1990-06-14', null])
      expect((await change({ birthDate })).condition).toBe('invalid-argument')
    expect((await read()).birthDate).toBe('1991-06-14')
  })

  it('is for the member alone, and not for a workstation’s', async () => {
    expect((await desk.call('setPersonalDetails', { payload: { personalDetails: {} } })).condition).toBe(
      'member-not-signed-in',
    )
  })

  it('logs what is agreed to and withdrawn, once each, and nothing else', async () => {
    const contact = { contactMethods: ['email'], allowThirdPartyContact: false }
    const interestSubscriptions = [{ interestId: 'watchlist', interestContactMethodIds: ['email', 'sms'] }]
    await change({ interestSubscriptions, preferences: { contact } })
    await change({ interestSubscriptions, gender: 'female' })
    await change({
      interestSubscriptions: [{ interestId: 'watchlist', interestContactMethodIds: ['email'] }],
      preferences: { allowThirdPartyProfiling: true },
    })
    const granted = { member_id: id, is_granted: 1, source: 'Details' }
    const log = (await readLog()).map((row) => ({ ...row, is_granted: Number(row.is_granted) }))
    expect(log).toHaveLength(5)
    expect(log).toEqual(
      expect.arrayContaining([
        { ...granted, channel: 'email', purpose: 'Contact' },
        { ...granted, channel: 'email', purpose: 'Interest watchlist' },
        { ...granted, channel: 'sms', purpose: 'Interest watchlist' },
        { ...granted, channel: 'sms', purpose: 'Interest watchlist', is_granted: 0 },
        { ...granted, channel: 'Any', purpose: 'Profiling' },
      ]),
    )
  })

  it('withdraws all with the account, and keeps the log for three years by a hash', async () => {
    await change({ interestSubscriptions: [{ interestId: 'watchlist', interestContactMethodIds: ['sms'] }] })
    desk.clock.advance(1_000)
    expect((await desk.call('deleteCurrentMember', { payload: { password }, headers })).status).toBe(204)
    await desk.database.tx((trx) => trx.deleteFrom('member').where('id', '=', id).execute())
    expect(await readLog()).toMatchObject([
      { member_id: null, source: 'Details' },
      { member_id: null, source: 'AccountDeletion', channel: 'sms' },
    ])
    await desk.accounts.consents.forget(start + 3 * year - 86_400_000)
    expect(await readLog()).toHaveLength(2)
    await desk.accounts.consents.forget(start + 3 * year + 86_400_000)
    expect(await readLog()).toEqual([])
  })

  it('stores what a new member says, and logs what the new member agrees to', async () => {
    const { body } = await desk.call('createMember', {
      payload: {
        credentials: { email: 'odile@postbox.example', password },
        acceptedTermsAndConditions: true,
        personalDetails: {
          name: { givenName: 'Odile', familyName: 'Brandt' },
          nationalId: '1234',
          interestSubscriptions: [{ interestId: 'new-films', interestContactMethodIds: ['email'] }],
          preferences: { sites: { primarySiteId: '1001' }, genres: { preferredGenreIds: ['horror'] } },
        },
      },
    })
    const { personalDetails } = (body as MemberResponse).member
    expect(personalDetails).toMatchObject({
      interestSubscriptions: [{ interestId: 'new-films', interestContactMethodIds: ['email'] }],
      preferences: { sites: { primarySiteId: '1001' }, genres: { preferredGenreIds: ['horror'] } },
    })
    expect(JSON.stringify(await desk.database.read.selectFrom('member').selectAll().execute())).not.toContain(
      '1234',
    )
    expect(await readLog()).toMatchObject([
      { channel: 'email', purpose: 'Interest new-films', source: 'SignUp' },
    ])
  })
})
