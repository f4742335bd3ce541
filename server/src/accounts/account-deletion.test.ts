import { engines } from '../mail/testing/engines.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { goodAntiforgery, start, tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const password = 'a long walk to row 7'
const email = 'ines@postbox.example'
const byEmail = { grant_type: 'password', email, password }

describe.each(engines)('deleting an account on $name', ({ open }) => {
  let desk: FrontDesk
  let memberId: string

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    memberId = await desk.addMember(password, { email, username: 'matinee' })
  })

  const remove = (token: string, payload: object) =>
    desk.call('deleteCurrentMember', { payload, headers: { [tokenHeader]: token } })

  it('ends all sign-ins, and nobody signs in to it again', async () => {
    const phone = await desk.signIn({ ...byEmail, remember: 'true' })
    const mine = await desk.signIn(byEmail)
    expect(await remove(mine.access_token, { validationType: 'Password', password })).toMatchObject({
      status: 204,
      body: null,
    })
    for (const { access_token } of [phone, mine]) {
      const asMember = { headers: { [tokenHeader]: access_token } }
      expect((await desk.call('getCurrentMember', asMember)).condition).toBe('member-token-expired')
    }
    const grants = [
      byEmail,
      { grant_type: 'password', username: 'matinee', password },
      { grant_type: 'device_token', device_token: phone.device_token ?? '' },
    ]
    for (const grant of grants) expect((await desk.grant(grant)).condition).toBe('credentials-invalid')
    await desk.call('createPasswordResetCode', { payload: { email } })
    expect(desk.listCodeMails('password-reset')).toEqual([])
    const { deleting_at } = await desk.database.read
      .selectFrom('member')
      .select('deleting_at')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect(Number(deleting_at)).toBe(start)
  })

  it('frees the address and the username', async () => {
    const { access_token } = await desk.signIn(byEmail)
    await remove(access_token, { password })
    const availability = await desk.call('checkEmailAvailability', { payload: { email } })
    expect(availability.body).toEqual({ isAvailable: true })
    const another = await desk.addMember('another walk to row 8', { email, username: 'matinee' })
    expect(another).not.toBe(memberId)
    expect((await desk.grant(byEmail)).condition).toBe('credentials-invalid')
    await desk.signIn({ ...byEmail, password: 'another walk to row 8' })
  })

  it('makes a code void that was mailed before', async () => {
    await desk.call('createPasswordResetCode', { payload: { email } })
    const { access_token } = await desk.signIn(byEmail)
    await remove(access_token, { password })
    const payload = { resetCode: desk.listCodeMails('password-reset')[0]?.code ?? '' }
    expect((await desk.call('validatePasswordResetCode', { payload })).condition).toBe('reset-code-invalid')
  })

  it.each([
    ['a wrong password', { password: 'another one' }, 'password-wrong', 30013],
    ['another way to prove it', { validationType: 'Pin', password }, 'validation-type-invalid', 35001],
    ['another way, without a password', { validationType: 'None' }, 'validation-type-invalid', 35001],
  ])('is refused for %s', async (_what, payload, condition, errorCode) => {
    const { access_token } = await desk.signIn(byEmail)
    expect(await remove(access_token, payload)).toMatchObject({
      status: 400,
      condition,
      problem: { errorCode },
    })
    await desk.signIn(byEmail)
  })

  it('needs a password', async () => {
    const { access_token } = await desk.signIn(byEmail)
    expect(await remove(access_token, {})).toMatchObject({ status: 400, condition: 'invalid-argument' })
  })

  it('is refused while a subscription is open', async () => {
    const subscribe = (id: string, ended_at: number | null) =>
      desk.database.tx((trx) =>
        trx
          .insertInto('subscription')
          .values({ id, member_id: memberId, started_at: start, ended_at })
          .execute(),
      )
    await subscribe('ended', start)
    await subscribe('open', null)
    const { access_token } = await desk.signIn(byEmail)
    expect(await remove(access_token, { password })).toMatchObject({
      status: 400,
      condition: 'member-has-subscription',
      problem: { errorCode: 35000 },
    })
    expect((await remove(access_token, { password: 'another one' })).condition).toBe('password-wrong')
    await desk.signIn(byEmail)
    await desk.database.tx((trx) => trx.updateTable('subscription').set({ ended_at: start }).execute())
    expect((await remove(access_token, { password })).status).toBe(204)
  })

  it('lets nobody try passwords', async () => {
    const { access_token } = await desk.signIn(byEmail)
    for (let times = 0; times < 10; times += 1)
      expect((await remove(access_token, { password: 'guess' })).condition).toBe('password-wrong')
    expect(await remove(access_token, { password })).toMatchObject({ status: 429 })
  })

  it('takes the cookies away', async () => {
    const jar = new CookieJar()
    const ownPage = { 'sec-fetch-site': 'same-origin', ...goodAntiforgery }
    const { headers } = await desk.call('createMemberCookie', {
      payload: new URLSearchParams(byEmail).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...ownPage },
    })
    jar.take(headers)
    const cookie = jar.header
    const answer = await desk.call('deleteCurrentMember', {
      payload: { password },
      headers: { cookie, ...ownPage },
    })
    jar.take(answer.headers)
    expect([...jar.cookies.keys()]).toEqual(['__Host-foyer-device'])
  })
})
