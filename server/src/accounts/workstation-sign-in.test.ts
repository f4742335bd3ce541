import { engines } from '../mail/testing/engines.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { goodAntiforgery, tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const minute = 60_000
const password = 'a long walk to row 7'
const email = 'ines@postbox.example'
const byEmail = { grant_type: 'password', email, password }
const ownPage = { 'sec-fetch-site': 'same-origin', ...goodAntiforgery }
const memberCookie = '__Host-foyer-member'
const workstationCookies = ['__Host-foyer-workstation', 'foyer-workstation-id']

describe.each(engines)('a member at a workstation on $name', ({ open }) => {
  let desk: FrontDesk
  let jar: CookieJar
  let workstationId: string

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    await desk.addMember(password, { email })
    jar = new CookieJar()
    const { id, code } = await desk.accounts.workstations.add('Till 4', '1001')
    workstationId = id
    jar.take((await desk.call('registerWorkstation', { payload: { code } })).headers)
  })

  /** Calls as the workstation's browser, which keeps the cookies of the answer. */
  async function call(
    operation: Parameters<FrontDesk['call']>[0],
    payload?: object | string,
    headers: Record<string, string> = {},
  ) {
    const answer = await desk.call(operation, {
      headers: { cookie: jar.header, ...ownPage, ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    jar.take(answer.headers)
    return answer
  }
  const signIn = (fields: Record<string, string> = byEmail, headers: Record<string, string> = {}) =>
    call('createWorkstationCookie', new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    })

  it('is signed in by a cookie beside the workstation’s, with no device of the member’s', async () => {
    const answer = await signIn()
    expect(answer).toMatchObject({ status: 204, body: null })
    expect([...jar.cookies.keys()].sort()).toEqual(
      [memberCookie, ...workstationCookies, 'foyer-signed-in'].sort(),
    )
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=1800;')
    expect((await call('getCurrentMember')).body).toMatchObject({ member: { email } })
    expect((await call('getWorkstation')).body).toMatchObject({ workstation: { id: workstationId } })
    expect(await desk.database.read.selectFrom('known_device').selectAll().execute()).toEqual([])
    const [family] = await desk.database.read.selectFrom('token_family').selectAll().execute()
    expect(family).toMatchObject({ kind: 'workstation', workstation_id: workstationId })
  })

  it('reads, but changes no details, devices or credentials, nor deletes the account', async () => {
    await signIn()
    const changes = [
      await call('setMemberEmail', { email: 'eve@evil.example', currentPassword: password }),
      await call('setMemberPassword', { password: 'another long walk', currentPassword: password }),
      await call('setMemberUsername', { username: 'matinee', currentPassword: password }),
      await call('createPasskeyOptions', { currentPassword: password }),
      await call('endSessions'),
      await call('deleteCurrentMember', { password }),
    ]
    expect(changes.map(({ condition }) => condition)).toEqual(changes.map(() => 'forbidden'))
    expect((await call('listSessions')).status).toBe(200)
    expect((await desk.signIn(byEmail)).token_type).toBe('Bearer')
  })

  it('is signed in by the number of the card with the password, however it is grouped', async () => {
    await signIn()
    const { member } = (await call('getCurrentMember')).body as { member: { cardNumber: string } }
    await call('deleteMemberCookie')
    const card_number = member.cardNumber.replace(/(.{4})/g, '$1 ')
    const wrong = { grant_type: 'password', card_number, password: 'a guess at the door' }
    expect((await signIn(wrong)).condition).toBe('credentials-invalid')
    expect((await signIn({ grant_type: 'password', card_number, password })).status).toBe(204)
    expect((await call('getCurrentMember')).body).toMatchObject({ member })
  })

  it('makes way for the next person without signing out', async () => {
    await desk.addMember(password, { email: 'odile@postbox.example' })
    await signIn()
    expect((await signIn({ ...byEmail, email: 'odile@postbox.example' })).status).toBe(204)
    expect((await call('getCurrentMember')).body).toMatchObject({
      member: { email: 'odile@postbox.example' },
    })
  })

  it('is signed out by the call, and the workstation stays registered', async () => {
    await signIn()
    expect((await call('deleteMemberCookie')).status).toBe(204)
    expect([...jar.cookies.keys()]).toEqual(workstationCookies)
    expect((await call('getCurrentMember')).condition).toBe('forbidden')
    expect((await call('getWorkstation')).status).toBe(200)
  })

  it('stays signed in while somebody calls, and half an hour longer', async () => {
    await signIn()
    for (let times = 0; times < 5; times += 1) {
      desk.clock.advance(20 * minute)
      expect((await call('getCurrentMember')).status).toBe(200)
    }
    desk.clock.advance(30 * minute)
    expect((await call('getCurrentMember')).condition).toBe('member-token-expired')
    expect([...jar.cookies.keys()]).toEqual(workstationCookies)
  })

  it('is no longer signed in once the workstation is revoked', async () => {
    await signIn()
    await desk.accounts.workstations.revoke(workstationId)
    expect((await call('getCurrentMember')).condition).toBe('member-token-expired')
    expect(jar.cookies.has(memberCookie)).toBe(false)
  })

  it('is signed in there alone: neither the cookie nor its token is good elsewhere', async () => {
    await signIn()
    const token = jar.cookies.get(memberCookie) ?? ''
    const elsewhere = { cookie: `${memberCookie}=${token}` }
    expect((await desk.call('getCurrentMember', { headers: elsewhere })).condition).toBe(
      'member-token-expired',
    )
    const { access_token } = await desk.signIn({ grant_type: 'refresh_token', refresh_token: token })
    const byToken = { headers: { [tokenHeader]: access_token } }
    expect((await desk.call('getCurrentMember', byToken)).condition).toBe('member-token-expired')
    const { code } = await desk.accounts.workstations.add('Till 5', '1001')
    const other = new CookieJar()
    other.take((await desk.call('registerWorkstation', { payload: { code } })).headers)
    const atOther = { headers: { cookie: `${other.header}; ${memberCookie}=${token}` } }
    expect((await desk.call('getCurrentMember', atOther)).condition).toBe('member-token-expired')
  })

  it.each([
    ['a wrong password', { ...byEmail, password: 'guess' }, 'credentials-invalid'],
    [
      'the PIN of a card, which members do not have',
      { card_number: '7001', pin: '0042' },
      'credentials-invalid',
    ],
    ['a card that nobody has', { card_number: '7000000000000005', password }, 'credentials-invalid'],
    ['a telephone, which members do not have', { phone_number: '0042', pin: '0042' }, 'credentials-invalid'],
    ['a card without a PIN or password', { card_number: '7001' }, 'invalid-argument'],
    ['nobody', {}, 'invalid-argument'],
    ['another grant', { grant_type: 'device_token', device_token: 'x'.repeat(43) }, 'invalid-argument'],
  ])('is not signed in with %s', async (_what, fields, condition) => {
    expect((await signIn({ grant_type: 'password', ...fields })).condition).toBe(condition)
    expect(jar.cookies.has(memberCookie)).toBe(false)
  })

  it('is locked by guesses of PINs as of passwords', async () => {
    const guess = () => signIn({ grant_type: 'password', card_number: '7001', pin: '0042' })
    for (let times = 0; times < 10; times += 1) await guess()
    expect((await guess()).problem).toMatchObject({ lockOutPeriodInSeconds: 60 })
  })

  it('is not signed in by pages of another origin, nor without an antiforgery token or a workstation', async () => {
    expect((await signIn(byEmail, { 'sec-fetch-site': 'same-site' })).condition).toBe('forbidden')
    expect((await signIn(byEmail, { requestverificationtoken: 'bad' })).condition).toBe('forbidden')
    jar = new CookieJar()
    expect((await signIn()).condition).toBe('forbidden')
  })
})
