import type { Member } from '@foyer/contract/wire/members'
import { engines } from '../mail/testing/engines.ts'
import { tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const hour = 3_600_000
const email = 'ines@postbox.example'
const password = 'a long walk to row 7'
const account = {
  credentials: { email: 'Ines@Postbox.example', password },
  personalDetails: { preferences: { languageTag: 'ar' } },
  acceptedTermsAndConditions: true,
}

describe.each(engines)('a member’s e-mail address on $name', ({ open }) => {
  let desk: FrontDesk
  let token: string

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })

  beforeEach(async () => {
    await desk.call('createMember', { payload: account })
    token = (await desk.signIn({ grant_type: 'password', email, password })).access_token
  })

  const asMember = () => ({ headers: { [tokenHeader]: token } })
  const listMails = () => desk.listCodeMails('email-verification')
  const getLastCode = () => listMails().at(-1)?.code ?? ''
  const verify = (code: string, remoteAddress = '10.0.0.1') =>
    desk.call('verifyEmail', { payload: { code }, remoteAddress })
  const mailAgain = () => desk.call('sendEmailVerification', asMember())
  const setEmail = (to: string) =>
    desk.call('setMemberEmail', { payload: { email: to, currentPassword: password }, ...asMember() })
  async function isVerified(): Promise<boolean> {
    const { body } = await desk.call('getCurrentMember', asMember())
    return (body as { member: Member }).member.isEmailVerified
  }

  it('is unverified after sign-up, which mails a code in the member’s language', async () => {
    expect(listMails()).toMatchObject([{ recipient: 'Ines@Postbox.example', languageTag: 'ar' }])
    expect(await isVerified()).toBe(false)
  })

  it('is verified by the code, however it is typed, by whoever has the mail', async () => {
    const [code, typed] = [
      getLastCode(),
      getLastCode()
        .toLowerCase()
        .replace(/(.{4})/g, '$1 '),
    ]
    expect(await verify(typed)).toMatchObject({ status: 204, body: null })
    expect(await isVerified()).toBe(true)
    // The answer may have been lost.
    expect((await verify(code)).status).toBe(204)
  })

  it('is not verified by another code', async () => {
    for (const code of ['ABCDEFGH23456789', ' '])
      expect(await verify(code)).toMatchObject({ status: 400, condition: 'verification-code-invalid' })
    await desk.call('createPasswordResetCode', { payload: { email } })
    const resetCode = desk.listCodeMails('password-reset').at(-1)?.code ?? ''
    expect((await verify(resetCode)).condition).toBe('verification-code-invalid')
    const asReset = { payload: { resetCode: getLastCode() } }
    expect((await desk.call('validatePasswordResetCode', asReset)).condition).toBe('reset-code-invalid')
    expect(await isVerified()).toBe(false)
  })

  it('is verified within a day', async () => {
    desk.clock.advance(24 * hour)
    expect((await verify(getLastCode())).condition).toBe('verification-code-invalid')
  })

  it('is mailed another code, which replaces the one before, five times in a row', async () => {
    const first = getLastCode()
    expect(await mailAgain()).toMatchObject({ status: 204 })
    expect((await verify(first)).condition).toBe('verification-code-invalid')
    for (let times = 1; times < 5; times += 1) expect((await mailAgain()).status).toBe(204)
    expect(await mailAgain()).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
    expect(listMails()).toHaveLength(6)
    expect((await verify(getLastCode())).status).toBe(204)
  })

  it('is mailed nothing once it is verified', async () => {
    await verify(getLastCode())
    expect((await mailAgain()).status).toBe(204)
    expect(listMails()).toHaveLength(1)
  })

  it('is unverified again after a change, which mails a code to the new one and voids that of the old one', async () => {
    const old = getLastCode()
    await setEmail('odile@postbox.example')
    expect(listMails().at(-1)?.recipient).toBe('odile@postbox.example')
    expect((await verify(old)).condition).toBe('verification-code-invalid')
    expect(await isVerified()).toBe(false)
    expect((await verify(getLastCode())).status).toBe(204)
    expect(await isVerified()).toBe(true)
    await setEmail('ines@postbox.example')
    expect(await isVerified()).toBe(false)
  })

  it('is not mailed to where somebody else has it', async () => {
    await desk.addMember(password, { email: 'odile@postbox.example' })
    expect((await setEmail('odile@postbox.example')).condition).toBe('email-registered')
    expect(listMails()).toHaveLength(1)
  })

  it('cannot be used to mail many people', async () => {
    for (let times = 0; times < 5; times += 1)
      expect((await setEmail(`${times}@postbox.example`)).status).toBe(204)
    expect((await setEmail('6@postbox.example')).status).toBe(429)
    expect(listMails()).toHaveLength(6)
  })

  it('lets nobody try codes', async () => {
    let answer = await verify('ABCDEFGH23456789', '10.0.9.9')
    for (let times = 1; times < 40 && answer.status === 400; times += 1)
      answer = await verify('ABCDEFGH23456789', '10.0.9.9')
    expect(answer.status).toBe(429)
    expect((await verify(getLastCode(), '10.0.9.8')).status).toBe(204)
  })

  it('may be missing: then there is nothing to mail', async () => {
    await desk.addMember(password, { username: 'soiree' })
    token = (await desk.signIn({ grant_type: 'password', username: 'soiree', password })).access_token
    expect(await mailAgain()).toMatchObject({ status: 400, condition: 'invalid-argument' })
  })
})
