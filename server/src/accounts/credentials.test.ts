import { engines } from '../mail/testing/engines.ts'
import { tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const email = 'ines@postbox.example'
const password = 'a long walk to row 7'
const next = 'another walk to row 8'
type Change = 'setMemberEmail' | 'setMemberPassword' | 'setMemberUsername'

describe.each(engines)('changing what a member signs in with on $name', ({ open }) => {
  let desk: FrontDesk
  let token: string

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    await desk.addMember(password, { email, username: 'matinee' })
    token = (await desk.signIn({ grant_type: 'password', email, password })).access_token
  })

  const change = (id: Change, payload: object, headers: object = { [tokenHeader]: token }) =>
    desk.call(id, { payload, headers: headers as Record<string, string> })
  const signInWith = (fields: Record<string, string>) => desk.grant({ grant_type: 'password', ...fields })
  const isSignedIn = async (accessToken: string) =>
    (await desk.call('getCurrentMember', { headers: { [tokenHeader]: accessToken } })).status === 200

  /** Only the sign-in that has changed the password is left. */
  async function expectOneSignIn() {
    const { read } = desk.database
    expect(await isSignedIn(token)).toBe(true)
    expect(await read.selectFrom('known_device').select('hash').execute()).toEqual([])
    const families = read.selectFrom('token_family').select('id').where('revoked_at', 'is', null)
    expect(await families.execute()).toHaveLength(1)
  }

  it('sets another password: all other sign-ins end, and devices are forgotten', async () => {
    const other = await desk.signIn({ grant_type: 'password', email, password, remember: 'true' })
    expect((await change('setMemberPassword', { password: next, currentPassword: password })).status).toBe(
      204,
    )
    expect(await isSignedIn(token)).toBe(true)
    expect(await isSignedIn(other.access_token)).toBe(false)
    const byDevice = { grant_type: 'device_token', device_token: other.device_token ?? '' }
    expect((await desk.grant(byDevice)).condition).toBe('credentials-invalid')
    expect((await signInWith({ email, password })).condition).toBe('credentials-invalid')
    expect((await signInWith({ email, password: next })).status).toBe(200)
  })

  it('ends a sign-in whose password was verified just before', async () => {
    const { hasher } = desk.accounts
    const verify = hasher.verify.bind(hasher)
    const verified = jest.spyOn(hasher, 'verify').mockImplementationOnce(async (...args) => {
      const verdict = await verify(...args)
      await change('setMemberPassword', { password: next, currentPassword: password })
      return verdict
    })
    expect((await signInWith({ email, password, remember: 'true' })).condition).toBe('credentials-invalid')
    verified.mockRestore()
    await expectOneSignIn()
  })

  it('ends a sign-in by a device that was found just before', async () => {
    const { guard } = desk.accounts
    const remembered = { grant_type: 'password', email, password, remember: 'true' }
    const { device_token = '' } = await desk.signIn(remembered)
    const take = guard.take.bind(guard)
    const taken = jest.spyOn(guard, 'take').mockImplementationOnce(async (guesser) => {
      await change('setMemberPassword', { password: next, currentPassword: password })
      return take(guesser)
    })
    const refused = await desk.grant({ grant_type: 'device_token', device_token })
    expect(refused.condition).toBe('credentials-invalid')
    taken.mockRestore()
    await expectOneSignIn()
  })

  it('leaves the password where the other sign-ins cannot be ended', async () => {
    const body = { password: next, currentPassword: password }
    const changed = await desk.breakTable('known_device', () => change('setMemberPassword', body))
    expect(changed.status).toBe(500)
    expect((await signInWith({ email, password: next })).condition).toBe('credentials-invalid')
  })

  it('refuses another password by what it breaks', async () => {
    const refused = await change('setMemberPassword', { password: 'marchetti 7', currentPassword: password })
    expect(refused).toMatchObject({ condition: 'password-contains-name', problem: { errorCode: 33007 } })
  })

  it('sets another address, which counts as unverified and signs in from then on', async () => {
    await desk.database.tx((trx) => trx.updateTable('member').set({ email_verified_at: 1 }).execute())
    const changed = await change('setMemberEmail', {
      email: 'Odile@postbox.example',
      currentPassword: password,
    })
    expect(changed.status).toBe(204)
    const { body } = await desk.call('getCurrentMember', { headers: { [tokenHeader]: token } })
    expect(body).toMatchObject({ member: { email: 'Odile@postbox.example', isEmailVerified: false } })
    expect((await signInWith({ email, password })).condition).toBe('credentials-invalid')
    expect((await signInWith({ email: 'odile@postbox.example', password })).status).toBe(200)
  })

  it('sets another username', async () => {
    const changed = await change('setMemberUsername', {
      username: 'Soir\u00e9e 8',
      currentPassword: password,
    })
    expect(changed.status).toBe(204)
    expect((await signInWith({ username: 'soir\u00e9e 8', password })).status).toBe(200)
  })

  it('lets a member keep their own in other letters, and change it as often as they like', async () => {
    const own = { email: 'INES@postbox.example', currentPassword: password }
    for (let times = 0; times < 12; times += 1) expect((await change('setMemberEmail', own)).status).toBe(204)
    const { body } = await desk.call('getCurrentMember', { headers: { [tokenHeader]: token } })
    expect(body).toMatchObject({ member: { email: own.email } })
    expect(desk.mails).toEqual([])
  })

  it('leaves what somebody else has, also where two ask at the same moment', async () => {
    await desk.addMember(password, { email: 'odile@postbox.example', username: 'soiree' })
    const taken = { email: 'ODILE@postbox.example', currentPassword: password }
    expect((await change('setMemberEmail', taken)).condition).toBe('email-registered')
    const username = { username: 'Soiree', currentPassword: password }
    expect((await change('setMemberUsername', username)).condition).toBe('username-registered')
    const other = await desk.signIn({ grant_type: 'password', email: 'odile@postbox.example', password })
    const wanted = { email: 'third@postbox.example', currentPassword: password }
    const answers = await Promise.all([
      change('setMemberEmail', wanted),
      change('setMemberEmail', wanted, { [tokenHeader]: other.access_token }),
    ])
    expect(answers.map(({ condition }) => condition).sort()).toEqual(['email-registered', null].sort())
  })

  it.each<[Change, object, string]>([
    ['setMemberEmail', { email: 'ines' }, 'email-format-invalid'],
    ['setMemberEmail', { email: 'a@b.example, c@d.example' }, 'email-format-invalid'],
    ['setMemberUsername', { username: 'i@x' }, 'invalid-argument'],
    ['setMemberUsername', { username: '' }, 'invalid-argument'],
    ['setMemberPassword', { password: '' }, 'invalid-argument'],
  ])('refuses by %s %j as %s', async (id, body, condition) => {
    expect((await change(id, { ...body, currentPassword: password })).condition).toBe(condition)
  })

  it.each<[Change, object, number | undefined]>([
    ['setMemberEmail', { email: 'odile@postbox.example' }, 30013],
    ['setMemberUsername', { username: 'soiree' }, 30013],
    // The first numbering has no code for it in this area.
    ['setMemberPassword', { password: next }, undefined],
  ])('asks by %s for the password that is in use, and not without end', async (id, body, errorCode) => {
    const guess = () => change(id, { ...body, currentPassword: 'guess' })
    const wrong = await guess()
    expect([wrong.condition, wrong.problem?.errorCode]).toEqual(['password-wrong', errorCode])
    for (let times = 1; times < 10; times += 1) await guess()
    expect(await guess()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    // These guesses need a signed-in page; they do not lock the sign-in.
    expect((await signInWith({ email, password })).status).toBe(200)
    expect((await change(id, { ...body, currentPassword: password }, {})).condition).toBe(
      'member-not-signed-in',
    )
  })
})
