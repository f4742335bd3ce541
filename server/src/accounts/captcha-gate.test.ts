import type { ProofOfWorkChallenge } from '@foyer/contract/wire/captcha'
import type { OperationId } from '@foyer/contract/operations'
import type { CaptchaAction } from '@foyer/contract/wire/captcha-challenges'
import type { CaptchaVerdict } from '../captcha/captcha-verifier.ts'
import { solveChallenge } from '../captcha/testing/solve-challenge.ts'
import { engines } from '../mail/testing/engines.ts'
import { captchaHeader, tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const minute = 60_000
const email = 'ines@postbox.example'
const password = 'a long walk to row 7'
const byEmail = { grant_type: 'password', email, password }
const asForm = (fields: Record<string, string>) => ({
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})
const account = {
  credentials: { email: 'odile@postbox.example', password },
  acceptedTermsAndConditions: true,
}

/** The forms of the interface, each with its action. */
const forms: readonly (readonly [OperationId, CaptchaAction, object])[] = [
  ['createMemberToken', 'sign-in', byEmail],
  ['createMemberCookie', 'sign-in', byEmail],
  ['createMember', 'member-creation', account],
  ['checkEmailAvailability', 'email-availability', { email }],
  ['createPasswordResetCode', 'password-reset-code', { email }],
  ['setMemberEmail', 'credentials', { email: 'ines@another.example', currentPassword: password }],
  ['setMemberUsername', 'credentials', { username: 'soiree', currentPassword: password }],
  ['setMemberPassword', 'credentials', { password: 'another walk to row 8', currentPassword: password }],
  ['deleteCurrentMember', 'credentials', { password }],
]

function fill(desk: FrontDesk, id: OperationId, body: object, headers: Record<string, string> = {}) {
  const isForm = id === 'createMemberToken' || id === 'createMemberCookie'
  const options = isForm ? asForm(body as Record<string, string>) : { payload: body, headers: {} }
  return desk.call(id, { ...options, headers: { ...options.headers, ...headers } })
}

async function ask(desk: FrontDesk, action: CaptchaAction): Promise<ProofOfWorkChallenge | null> {
  const { body } = await desk.call('createCaptchaChallenge', { payload: { action } })
  return (body as { challenge: ProofOfWorkChallenge | null }).challenge
}

const answer = (challenge: ProofOfWorkChallenge | null | undefined) => ({
  [captchaHeader]: solveChallenge(challenge),
})

describe.each(engines)('forms about accounts, without a captcha service, on $name', ({ open }) => {
  let desk: FrontDesk
  let token: string

  prepareFrontDesk(
    open,
    (opened) => {
      desk = opened
    },
    { captchaService: null },
  )
  beforeEach(async () => {
    await desk.addMember(password, { email })
    token = (await desk.signIn(byEmail)).access_token
  })

  async function guess(times: number, remoteAddress = '127.0.0.1') {
    for (let time = 0; time < times; time += 1)
      await desk.grant({ ...byEmail, email: `${time}@postbox.example` }, { remoteAddress })
  }

  it('need no challenge of an address that has done nothing wrong, and take any answer', async () => {
    await guess(2)
    expect(await ask(desk, 'sign-in')).toBeNull()
    expect((await fill(desk, 'createMemberToken', byEmail, { [captchaHeader]: 'anything' })).status).toBe(200)
  })

  it.each(forms)(
    '%s needs one for %s after wrong guesses, and passes with its answer',
    async (id, action, body) => {
      await guess(3)
      const asMember = { [tokenHeader]: token }
      const refused = await fill(desk, id, body, asMember)
      expect(refused).toMatchObject({ status: 403, condition: 'captcha-required' })
      const passed = await fill(desk, id, body, { ...asMember, ...answer(refused.problem?.challenge) })
      expect(passed.condition).toBeNull()
      const again = await fill(desk, id, body, { ...asMember, ...answer(await ask(desk, action)) })
      expect(again.condition).not.toBe('captcha-required')
    },
  )

  it('do not trouble other addresses, tokens that are shown, or those who come back tomorrow', async () => {
    await guess(3)
    const { access_token, refresh_token } = await desk.signIn(byEmail, { remoteAddress: '10.0.0.2' })
    expect(access_token).not.toBe('')
    expect((await desk.grant({ grant_type: 'refresh_token', refresh_token })).status).toBe(200)
    expect((await desk.grant(byEmail)).condition).toBe('captcha-required')
    desk.clock.advance(24 * 60 * minute)
    expect((await desk.grant(byEmail)).status).toBe(200)
  })

  it('take an answer once, within five minutes, and for its own action alone', async () => {
    await guess(3)
    const other = answer(await ask(desk, 'credentials'))
    expect((await fill(desk, 'createMemberToken', byEmail, other)).condition).toBe('captcha-required')
    const [used, expired] = [answer(await ask(desk, 'sign-in')), answer(await ask(desk, 'sign-in'))]
    expect((await fill(desk, 'createMemberToken', byEmail, used)).status).toBe(200)
    expect((await fill(desk, 'createMemberToken', byEmail, used)).condition).toBe('captcha-required')
    desk.clock.advance(5 * minute)
    expect((await fill(desk, 'createMemberToken', byEmail, expired)).condition).toBe('captcha-required')
  })

  it('are refused before the guess counts, and say nothing of the account', async () => {
    await guess(3)
    for (let time = 0; time < 60; time += 1) {
      const wrong = await desk.grant({ ...byEmail, password: 'guess' })
      const unknown = await desk.grant({ ...byEmail, email: 'nobody@postbox.example' })
      expect([wrong.condition, unknown.condition]).toEqual(['captcha-required', 'captcha-required'])
    }
    expect((await fill(desk, 'createMemberToken', byEmail, answer(await ask(desk, 'sign-in')))).status).toBe(
      200,
    )
  })

  it('ask for more work the more guesses were wrong', async () => {
    await guess(3)
    expect((await ask(desk, 'sign-in'))?.maximum).toBe(60_000)
    for (let time = 0; time < 5; time += 1) {
      const solved = answer(await ask(desk, 'sign-in'))
      await fill(desk, 'createMemberToken', { ...byEmail, password: 'guess' }, solved)
    }
    expect((await ask(desk, 'sign-in'))?.maximum).toBe(120_000)
  })

  it('that reveal accounts need one after ten calls of an address', async () => {
    const check = () => fill(desk, 'checkEmailAvailability', { email })
    for (let time = 0; time < 10; time += 1) expect((await check()).status).toBe(200)
    expect((await check()).condition).toBe('captcha-required')
    expect((await desk.grant(byEmail)).status).toBe(200)
  })

  it('need none where limits are off', async () => {
    await guess(3)
    desk.limits.isOn = false
    expect((await desk.grant(byEmail)).status).toBe(200)
  })
})

describe.each(engines)('forms about accounts, with a captcha service, on $name', ({ open }) => {
  let desk: FrontDesk
  const requested: { response: string; action: string }[] = []
  const verdicts: Readonly<Record<string, CaptchaVerdict>> = { right: 'ok', lost: 'unreachable' }
  const verify = (response: string, { action }: { action: string }) => {
    requested.push({ response, action })
    return Promise.resolve(verdicts[response] ?? 'refused')
  }

  prepareFrontDesk(
    open,
    (opened) => {
      desk = opened
    },
    { captchaService: { verify } },
  )
  beforeEach(async () => {
    requested.length = 0
    await desk.addMember(password, { email })
  })

  it('always need an answer, which the service judges for the action', async () => {
    expect((await desk.grant(byEmail)).condition).toBe('captcha-required')
    const send = (response: string) => fill(desk, 'createMemberToken', byEmail, { [captchaHeader]: response })
    expect((await send('wrong')).condition).toBe('captcha-required')
    expect((await send('right')).status).toBe(200)
    expect(requested).toEqual([
      { response: 'wrong', action: 'sign-in' },
      { response: 'right', action: 'sign-in' },
    ])
  })

  it('take our own proof of work instead, also where the service cannot be reached', async () => {
    const lost = await fill(desk, 'createMemberToken', byEmail, { [captchaHeader]: 'lost' })
    expect(lost.condition).toBe('captcha-required')
    const own = answer(lost.problem?.challenge)
    expect((await fill(desk, 'createMemberToken', byEmail, own)).status).toBe(200)
    expect(requested).toHaveLength(1)
  })
})
