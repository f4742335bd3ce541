import type { MemberSession } from '@foyer/contract/wire/members'
import { engines } from '../mail/testing/engines.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { goodAntiforgery, start, tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const minute = 60_000
const password = 'a long walk to row 7'
const email = 'ines@postbox.example'
const byEmail = { grant_type: 'password', email, password }
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

describe.each(engines)('the sign-ins of a member on $name', ({ open }) => {
  let desk: FrontDesk

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    await desk.addMember(password, { email })
  })

  const as = (token: string) => ({ headers: { [tokenHeader]: token } })
  const isSignedIn = async (token: string) => (await desk.call('getCurrentMember', as(token))).status === 200

  async function list(token: string): Promise<MemberSession[]> {
    const { body, condition } = await desk.call('listSessions', as(token))
    if (condition !== null) throw new Error(condition)
    return (body as { sessions: MemberSession[] }).sessions
  }
  const end = (token: string, sessionId: string) =>
    desk.call('endSession', { url: `/ocapi/v1/members/current/sessions/${sessionId}`, ...as(token) })

  it('are listed newest first, with the device, and which of them is this one', async () => {
    const onLinux = await desk.signIn(byEmail, { headers: { 'user-agent': firefox } })
    desk.clock.advance(minute)
    await desk.signIn(byEmail, { headers: { 'user-agent': 'curl/8.5.0' } })
    const id = expect.any(String) as string
    const [signedInAt, secondAt] = [start, start + minute].map((at) => new Date(at).toISOString())
    expect(await list(onLinux.access_token)).toEqual([
      { id, browser: null, system: null, createdAt: secondAt, lastSeenAt: secondAt, isCurrent: false },
      {
        ...{ id, browser: 'Firefox', system: 'Linux' },
        ...{ createdAt: signedInAt, lastSeenAt: signedInAt, isCurrent: true },
      },
    ])
  })

  it('are the member’s own alone', async () => {
    await desk.addMember(password, { email: 'odile@postbox.example' })
    const mine = await desk.signIn(byEmail)
    const theirs = await desk.signIn({ ...byEmail, email: 'odile@postbox.example' })
    const [{ id: theirId } = { id: '' }] = await list(theirs.access_token)
    expect((await list(mine.access_token)).map(({ id }) => id)).not.toContain(theirId)
    expect(await end(mine.access_token, theirId)).toMatchObject({ status: 404, condition: 'not-found' })
    expect(await isSignedIn(theirs.access_token)).toBe(true)
  })

  it('end one by one, and the device needs the password again', async () => {
    const lost = await desk.signIn({ ...byEmail, remember: 'true' })
    const mine = await desk.signIn(byEmail)
    const { id = '' } = (await list(mine.access_token)).find(({ isCurrent }) => !isCurrent) ?? {}
    expect(await end(mine.access_token, id)).toMatchObject({ status: 204 })
    expect(await isSignedIn(lost.access_token)).toBe(false)
    expect(await isSignedIn(mine.access_token)).toBe(true)
    const again = await desk.grant({ grant_type: 'refresh_token', refresh_token: lost.refresh_token })
    expect(again.condition).toBe('refresh-token-expired')
    const byDevice = { grant_type: 'device_token', device_token: lost.device_token ?? '' }
    expect((await desk.grant(byDevice)).condition).toBe('credentials-invalid')
    expect(await list(mine.access_token)).toHaveLength(1)
    expect((await end(mine.access_token, id)).condition).toBe('not-found')
  })

  it('leave other devices as they are where the member signs out on this one', async () => {
    const phone = await desk.signIn({ ...byEmail, remember: 'true' })
    const mine = await desk.signIn(byEmail)
    const { id = '' } = (await list(mine.access_token)).find(({ isCurrent }) => isCurrent) ?? {}
    expect((await end(mine.access_token, id)).status).toBe(204)
    expect([await isSignedIn(mine.access_token), await isSignedIn(phone.access_token)]).toEqual([false, true])
    const byDevice = { grant_type: 'device_token', device_token: phone.device_token ?? '' }
    expect((await desk.grant(byDevice)).status).toBe(200)
  })

  it('end everywhere at once, and no device is known any longer', async () => {
    const lost = await desk.signIn({ ...byEmail, remember: 'true' })
    const mine = await desk.signIn(byEmail)
    expect(await desk.call('endSessions', as(mine.access_token))).toMatchObject({ status: 204 })
    for (const { access_token } of [lost, mine]) expect(await isSignedIn(access_token)).toBe(false)
    const byDevice = { grant_type: 'device_token', device_token: lost.device_token ?? '' }
    expect((await desk.grant(byDevice)).condition).toBe('credentials-invalid')
    const guess = () => desk.grant({ ...byEmail, password: 'guess', device_token: lost.device_token ?? '' })
    for (let times = 0; times < 10; times += 1) await guess()
    // As a stranger's device, it is locked with the others.
    expect((await desk.grant(byEmail)).condition).toBe('member-locked')
  })

  it.each([
    ['everywhere', 'endSessions'],
    ['here', 'endSession'],
  ] as const)('take their cookies away where the member signs out %s', async (_where, operation) => {
    const jar = new CookieJar()
    const ownPage = { 'sec-fetch-site': 'same-origin', ...goodAntiforgery }
    const { headers } = await desk.call('createMemberCookie', {
      payload: new URLSearchParams(byEmail).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...ownPage },
    })
    jar.take(headers)
    // Old enough for the call to rotate the token, which must not win over its removal.
    desk.clock.advance(11 * minute)
    const listed = await desk.call('listSessions', { headers: { cookie: jar.header } })
    jar.take(listed.headers)
    desk.clock.advance(11 * minute)
    const [{ id } = { id: '' }] = (listed.body as { sessions: MemberSession[] }).sessions
    const url = '/ocapi/v1/members/current/sessions'
    const answer = await desk.call(operation, {
      url: operation === 'endSession' ? `${url}/${id}` : url,
      headers: { cookie: jar.header, ...ownPage },
    })
    expect(answer.status).toBe(204)
    jar.take(answer.headers)
    expect([...jar.cookies.keys()]).toEqual(['__Host-foyer-device'])
  })
})
