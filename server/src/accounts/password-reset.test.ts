import { engines } from '../mail/testing/engines.ts'
import { FrontDesk, tokenHeader } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const minute = 60_000
const email = 'ines@postbox.example'
const password = 'a long walk to row 7'
const next = 'another walk to row 8'

describe.each(engines)('a forgotten password on $name', ({ open }) => {
  let desk: FrontDesk

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    await desk.addMember(password, { email: 'Ines@postbox.example', username: 'matinee' })
  })

  const request = (payload: object, remoteAddress = '10.0.0.1') =>
    desk.call('createPasswordResetCode', { payload, remoteAddress })
  const validate = (resetCode: string) => desk.call('validatePasswordResetCode', { payload: { resetCode } })
  const reset = (resetCode: string, to = next) =>
    desk.call('resetPassword', { payload: { resetCode, password: to } })
  async function requestCode() {
    await request({ email })
    return desk.listCodeMails('password-reset').at(-1)?.code ?? ''
  }
  const signInWith = (secret: string) => desk.grant({ grant_type: 'password', email, password: secret })

  it('is set anew by a code that is mailed: all sign-ins end, and the address is verified', async () => {
    const before = await desk.signIn({ grant_type: 'password', email, password })
    const code = await requestCode()
    expect(desk.listCodeMails('password-reset')).toMatchObject([
      { recipient: 'Ines@postbox.example', languageTag: 'en' },
    ])
    expect((await validate(code)).status).toBe(204)
    expect((await reset(code)).status).toBe(204)
    const headers = { [tokenHeader]: before.access_token }
    expect((await desk.call('getCurrentMember', { headers })).condition).toBe('member-token-expired')
    expect((await signInWith(password)).condition).toBe('credentials-invalid')
    const { access_token } = await desk.signIn({ grant_type: 'password', email, password: next })
    const { body } = await desk.call('getCurrentMember', { headers: { [tokenHeader]: access_token } })
    expect(body).toMatchObject({ member: { isEmailVerified: true } })
  })

  it('is asked for by the username as well, and the code is taken as somebody types it', async () => {
    await request({ username: 'MATINEE' })
    const code = desk.listCodeMails('password-reset').at(-1)?.code ?? ''
    expect((await validate(` ${code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')} `)).status).toBe(204)
  })

  it('answers as for a member that there is where there is none, and mails nothing', async () => {
    const [known, unknown] = [await request({ email }), await request({ email: 'odile@postbox.example' })]
    expect([known.status, known.body, unknown.status, unknown.body]).toEqual([204, null, 204, null])
    expect(desk.listCodeMails('password-reset')).toHaveLength(1)
  })

  it('is answered with the same delay whether or not there is such a member', async () => {
    const answerAfter = 100
    const delayed = await FrontDesk.open(desk.database, { answerAfter })
    for (const address of [email, 'odile@postbox.example']) {
      const begun = performance.now()
      await delayed.call('createPasswordResetCode', { payload: { email: address } })
      // Timers may end a little early.
      expect(performance.now() - begun).toBeGreaterThanOrEqual(answerAfter - 5)
    }
    await delayed.close()
  })

  it.each([[{}], [{ email: ' ' }], [{ email: null, username: '' }]])('needs a name: %j', async (payload) => {
    expect(await request(payload)).toMatchObject({
      condition: 'email-or-username-missing',
      problem: { errorCode: 33010 },
    })
  })

  it('is set by a code once, within half an hour, and by the newest one alone', async () => {
    const [first, second] = [await requestCode(), await requestCode()]
    const invalid = { status: 400, condition: 'reset-code-invalid', problem: { errorCode: 33011 } }
    expect(await reset(first)).toMatchObject(invalid)
    expect((await reset(second)).status).toBe(204)
    expect(await reset(second)).toMatchObject(invalid)
    expect(await validate('MADEUPMADEUP2345')).toMatchObject(invalid)
    const third = await requestCode()
    desk.clock.advance(30 * minute)
    expect(await validate(third)).toMatchObject(invalid)
  })

  it('is set by one of twenty that send the code at the same moment', async () => {
    const code = await requestCode()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(code, `${next} ${index}`)),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })

  it('stays as it is, and its code good, where the sign-ins cannot be ended', async () => {
    const code = await requestCode()
    expect((await desk.breakTable('known_device', () => reset(code))).status).toBe(500)
    expect((await signInWith(next)).condition).toBe('credentials-invalid')
    expect((await reset(code)).status).toBe(204)
  })

  it('keeps its code while the new one breaks a rule', async () => {
    const code = await requestCode()
    expect((await reset(code, 'short')).condition).toBe('password-too-short')
    expect((await reset(code)).status).toBe(204)
  })

  it('is not set by a code that went to an address that is the member’s no more', async () => {
    const code = await requestCode()
    const { access_token } = await desk.signIn({ grant_type: 'password', email, password })
    await desk.call('setMemberEmail', {
      payload: { email: 'odile@postbox.example', currentPassword: password },
      headers: { [tokenHeader]: access_token },
    })
    expect((await validate(code)).condition).toBe('reset-code-invalid')
  })

  it('is not guessed, nor asked for, without end', async () => {
    for (let times = 0; times < 30; times += 1) await request({ email }, '10.0.0.9')
    expect(await request({ email }, '10.0.0.9')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    })
    for (let times = 0; times < 30; times += 1) await validate('MADEUPMADEUP2345')
    expect((await validate('MADEUPMADEUP2345')).status).toBe(429)
  })

  it('has its code stored as a hash', async () => {
    const code = await requestCode()
    const rows = JSON.stringify(await desk.database.read.selectFrom('account_code').selectAll().execute())
    expect(rows).not.toContain(code)
  })
})
