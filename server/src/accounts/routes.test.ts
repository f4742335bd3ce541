import type { Member } from '@foyer/contract/wire/members'
import { engines } from '../mail/testing/engines.ts'
import { start, tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute
const email = 'ines@postbox.example'
const password = 'a long walk to row 7'
const byEmail = { grant_type: 'password', email, password }

describe.each(engines)('signing in on $name', ({ open }) => {
  let desk: FrontDesk
  let memberId: string

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    memberId = await desk.addMember(password, { email: 'Ines@Postbox.example', username: 'matinee' })
  })

  const readMember = (token: string) => desk.call('getCurrentMember', { headers: { [tokenHeader]: token } })

  it('gives tokens for an address and a password, and the member for the token', async () => {
    const tokens = await desk.signIn(byEmail)
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
    const { body, headers } = await readMember(tokens.access_token)
    expect((body as { member: Member }).member).toMatchObject({
      id: memberId,
      personalDetails: {
        name: { givenName: 'Ines', familyName: 'Marchetti' },
        preferences: { languageTag: 'en' },
      },
      email: 'Ines@Postbox.example',
      isEmailVerified: false,
      username: 'matinee',
      clubMembership: null,
      createdAt: new Date(start).toISOString(),
      hash: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await readMember(`Bearer ${tokens.access_token}`)).status).toBe(200)
  })

  it.each([
    ['a username', { username: 'matinee' }],
    ['a username in capitals', { username: ' MATINEE ' }],
    ['an address as the username', { username: email }],
    ['an address in capitals', { email: 'INES@POSTBOX.EXAMPLE' }],
  ])('takes %s', async (_what, identifier) => {
    await desk.signIn({ grant_type: 'password', password, ...identifier })
  })

  it('answers an unknown member as a wrong password', async () => {
    const wrong = await desk.grant({ ...byEmail, password: 'another one' })
    const unknown = await desk.grant({ ...byEmail, email: 'odile@postbox.example' })
    const swapped = await desk.grant({ grant_type: 'password', username: 'ines', password })
    expect(wrong).toMatchObject({
      status: 400,
      condition: 'credentials-invalid',
      problem: { errorCode: 100 },
    })
    for (const other of [unknown, swapped])
      expect({ ...other.problem, correlationId: '' }).toEqual({ ...wrong.problem, correlationId: '' })
  })

  it('locks the member for strangers after ten wrong passwords, says for how long, and not on a known device', async () => {
    const { device_token = '' } = await desk.signIn(byEmail)
    const guess = (remoteAddress: string, fields = {}) =>
      desk.grant({ ...byEmail, password: 'guess', ...fields }, { remoteAddress })
    for (let times = 0; times < 10; times += 1)
      expect((await guess(`10.0.1.${times}`)).condition).toBe('credentials-invalid')
    expect(await desk.grant(byEmail, { remoteAddress: '10.0.2.1' })).toMatchObject({
      status: 400,
      condition: 'member-locked',
      headers: { 'retry-after': '60' },
      problem: { errorCode: 32000, lockOutPeriodInSeconds: 60 },
    })
    await desk.signIn({ ...byEmail, device_token }, { remoteAddress: '10.0.2.1' })
    desk.clock.advance(minute)
    await desk.signIn(byEmail, { remoteAddress: '10.0.2.1' })
    expect((await guess('10.0.2.2')).condition).toBe('credentials-invalid')
  })

  it('says of an unknown member that it is locked as it does of one that there is', async () => {
    const guess = () => desk.grant({ ...byEmail, email: 'odile@postbox.example' })
    for (let times = 0; times < 10; times += 1) await guess()
    expect(await guess()).toMatchObject({
      condition: 'member-locked',
      problem: { lockOutPeriodInSeconds: 60 },
    })
  })

  it('sends an address away that has guessed at many members', async () => {
    const guess = (name: number) => desk.grant({ ...byEmail, email: `${name}@postbox.example` })
    for (let name = 0; name < 50; name += 1) await guess(name)
    expect(await guess(50)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  })

  it('tells the member by mail, once, that a copied token has ended a sign-in', async () => {
    const { refresh_token: copied } = await desk.signIn(byEmail)
    const mine = await desk.signIn({ grant_type: 'refresh_token', refresh_token: copied })
    desk.clock.advance(2 * minute)
    await readMember(mine.access_token)
    const replay = () => desk.grant({ grant_type: 'refresh_token', refresh_token: copied })
    expect((await replay()).condition).toBe('refresh-token-expired')
    expect((await replay()).condition).toBe('refresh-token-expired')
    expect(desk.mails).toMatchObject([
      { kind: 'token-reuse', recipient: 'Ines@Postbox.example', languageTag: 'en' },
    ])
  })

  it('has the member’s devices say the password again once a copied token has come back', async () => {
    const { refresh_token: copied, device_token = '' } = await desk.signIn({ ...byEmail, remember: 'true' })
    const byDevice = () => desk.grant({ grant_type: 'device_token', device_token })
    const mine = await desk.signIn({ grant_type: 'refresh_token', refresh_token: copied })
    desk.clock.advance(2 * minute)
    await readMember(mine.access_token)
    expect((await byDevice()).status).toBe(200)
    await desk.grant({ grant_type: 'refresh_token', refresh_token: copied })
    expect((await byDevice()).condition).toBe('credentials-invalid')
  })

  it('hashes a password anew whose hash is of other parameters', async () => {
    const { members } = desk.accounts
    const credential = await members.readCredential(memberId)
    const outdated = await members.findCredential('email', email)
    expect(outdated).toEqual(credential)
    const { PasswordHasher } = await import('../passwords/password-hasher.ts')
    const parameters = { memoryKiB: 128, passes: 2, lanes: 1, tagLength: 32 }
    const hash = await new PasswordHasher({ parameters }).hash(password, memberId)
    if (credential === null || !(await desk.database.tx(members.replaceHash(credential, hash, start))))
      throw new Error('no hash')
    await desk.signIn(byEmail)
    expect((await members.readCredential(memberId))?.passwordHash).toMatch(/m=64,t=1/)
    await desk.signIn(byEmail)
  })

  it('signs a device in by its token where the member asked to be remembered, and no other', async () => {
    const usual = await desk.signIn(byEmail)
    const remembered = await desk.signIn({ ...byEmail, remember: 'true' })
    const byDevice = (device_token = '') => desk.grant({ grant_type: 'device_token', device_token })
    expect((await byDevice(usual.device_token)).condition).toBe('credentials-invalid')
    expect((await byDevice('unknown')).condition).toBe('credentials-invalid')
    const { body } = await byDevice(remembered.device_token)
    expect((await readMember((body as { access_token: string }).access_token)).status).toBe(200)
  })

  it('signs a remembered device in as often as it asks, until it was not used for a year', async () => {
    const { device_token = '' } = await desk.signIn({ ...byEmail, remember: 'true' })
    const byDevice = () => desk.grant({ grant_type: 'device_token', device_token })
    for (let times = 0; times < 12; times += 1) expect((await byDevice()).status).toBe(200)
    for (const days of [364, 364]) {
      desk.clock.advance(days * day)
      expect((await byDevice()).status).toBe(200)
    }
    desk.clock.advance(365 * day)
    expect((await byDevice()).condition).toBe('credentials-invalid')
  })

  it('locks a device whose token is refused too often', async () => {
    const { device_token = '' } = await desk.signIn(byEmail)
    const byDevice = () => desk.grant({ grant_type: 'device_token', device_token })
    for (let times = 0; times < 10; times += 1)
      expect((await byDevice()).condition).toBe('credentials-invalid')
    expect(await byDevice()).toMatchObject({
      condition: 'device-locked',
      problem: { errorCode: 32001, lockOutPeriodInSeconds: 60 },
    })
  })

  it('counts each unknown device token by itself', async () => {
    const byDevice = (device_token: string) => desk.grant({ grant_type: 'device_token', device_token })
    for (let times = 0; times < 10; times += 1) await byDevice('unknown')
    expect((await byDevice('unknown')).condition).toBe('device-locked')
    expect((await byDevice('another unknown')).condition).toBe('credentials-invalid')
  })

  it('goes on by the refresh token, and says by a 401 of its own that it is not good any more', async () => {
    const first = await desk.signIn(byEmail)
    const next = await desk.signIn({ grant_type: 'refresh_token', refresh_token: first.refresh_token })
    expect((await readMember(next.access_token)).status).toBe(200)
    const refused = await desk.grant({ grant_type: 'refresh_token', refresh_token: 'unknown' })
    expect(refused).toMatchObject({
      status: 401,
      condition: 'refresh-token-expired',
      headers: { 'www-authenticate': 'Bearer realm="member"' },
      problem: { errorCode: 101 },
    })
  })

  it.each([
    [{ grant_type: 'password', email }],
    [{ grant_type: 'password', password }],
    [{ grant_type: 'refresh_token' }],
    [{ grant_type: 'device_token' }],
    [{ grant_type: 'client_credentials' }],
    [{}],
    [{ ...byEmail, remember: 'perhaps' }],
    [{ ...byEmail, password: 'x'.repeat(2_000) }],
  ])('refuses %j by name', async (fields: Record<string, string>) => {
    expect((await desk.grant(fields)).condition).toBe('invalid-argument')
  })

  it('refuses a token that has expired, was forged, or whose sign-in has ended, as the interface says', async () => {
    const tokens = await desk.signIn(byEmail)
    const headers = { [tokenHeader]: tokens.access_token }
    const refused = { status: 403, condition: 'member-token-expired' }
    expect(await readMember('forged')).toMatchObject({
      ...refused,
      problem: { title: 'Loyalty Member Authentication Token Expired' },
    })
    desk.clock.advance(15 * minute)
    expect(await readMember(tokens.access_token)).toMatchObject(refused)
    const next = await desk.signIn({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    // With the expired token: a member may sign out after an absence.
    expect((await desk.call('deleteMemberCookie', { headers })).status).toBe(204)
    expect(await readMember(next.access_token)).toMatchObject(refused)
    const again = await desk.grant({ grant_type: 'refresh_token', refresh_token: next.refresh_token })
    expect(again.condition).toBe('refresh-token-expired')
    expect((await desk.call('deleteMemberCookie')).status).toBe(204)
  })

  it('knows no member without a token', async () => {
    expect(await desk.call('getCurrentMember')).toMatchObject({
      status: 400,
      condition: 'member-not-signed-in',
    })
    expect((await readMember('')).condition).toBe('member-not-signed-in')
  })

  it('stores no password, token or address that was guessed in clear', async () => {
    const tokens = await desk.signIn({ ...byEmail, remember: 'true' })
    await desk.grant({ ...byEmail, email: 'guessed@postbox.example', password: 'guessed-password' })
    const tables = [
      'member',
      'member_credential',
      'token_family',
      'refresh_token',
      'known_device',
      'sign_in_guard',
    ] as const
    const rows = await Promise.all(
      tables.map((table) => desk.database.read.selectFrom(table).selectAll().execute()),
    )
    const text = JSON.stringify(rows)
    const secrets = [
      password,
      tokens.access_token,
      tokens.refresh_token,
      tokens.device_token ?? '-',
      'guessed',
    ]
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})
