import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SoftwareAuthenticator } from '../../server/src/accounts/testing/software-authenticator.ts'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { solveChallenge } from '../../server/src/captcha/testing/solve-challenge.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { systemClock } from '../../server/src/domain/clock.ts'
import { createSystemIds } from '../../server/src/domain/ids.ts'
import { openLog } from '../../server/src/http/logging.ts'
import { readSessionKeys } from '../../server/src/sessions/session-keys.ts'
import { Workstations } from '../../server/src/sessions/workstations.ts'
import { OutsideMember } from './foreign-client/member.ts'

/**
 * After a whole run of sign-up, verification, sign-ins by each way, refreshes, refusals, a change and a reset of the
 * password, passkeys, a workstation and answers to challenges, nothing that signs anybody in stands in clear in the data
 * folder or the log, freed pages of the database included.
 */

// A whole server runs in this process, with hashes of full cost.
jest.setTimeout(120_000)

const email = 'ines-in-clear@postbox.example'
const passwords = [
  'A long walk to row 7',
  'A wrong walk to row 8',
  'Another walk to row 9',
  'The last walk to row 10',
]
const [first = '', wrong = '', second = '', third = ''] = passwords
const folder = mkdtempSync(join(tmpdir(), 'foyer-stored-secrets-'))
const logs: string[] = []
const secrets = new Map<string, string>()
let server: FoyerServer

/** Remembers what must not be found. */
function mark(name: string, value: string | undefined): string {
  if (value === undefined || value.length < 8) throw new Error(`${name} is no secret: ${String(value)}`)
  secrets.set(name, value)
  return value
}

/** Files of the data folder, but the keys. */
function listFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !file.endsWith('.key'))
}

/** Waits for the newest code that was mailed with a link of this shape. */
async function readMailedCode(link: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const mails = await server.database.read
      .selectFrom('mailbox_message')
      .select('message')
      .orderBy('received_at', 'desc')
      .execute()
    const code = mails.map(({ message }) => link.exec(message)?.[1]).find((each) => each !== undefined)
    if (code !== undefined) return code
    await pause(25)
  }
  throw new Error('The mail never came')
}

const byPassword = (password: string) => ({ grant_type: 'password', email, password })

async function signUp(client: OutsideMember): Promise<void> {
  const created = await client.call<{ authenticationToken: Record<string, string> }>('POST', 'members', {
    credentials: { email, password: first },
    personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' } },
    acceptedTermsAndConditions: true,
    authenticationType: 'Token',
  })
  for (const name of ['access_token', 'refresh_token'])
    mark(`${name} of the sign-up`, created.authenticationToken[name])
  const code = mark('verification code', await readMailedCode(/#verify=(\w{16})/))
  await client.call('POST', 'members/email-verification', { code })
}

async function signInByTokens(client: OutsideMember): Promise<void> {
  await expect(client.createToken(byPassword(wrong))).rejects.toThrow()
  const tokens = await client.createToken({ ...byPassword(first), remember: 'true' })
  mark('access token', tokens.access_token)
  const device_token = mark('device token', tokens.device_token)
  const byDevice = await client.createToken({ grant_type: 'device_token', device_token })
  mark('access token by the device', byDevice.access_token)
  const renewed = await client.createToken({
    grant_type: 'refresh_token',
    refresh_token: mark('refresh token', tokens.refresh_token),
  })
  client.token = mark('second access token', renewed.access_token)
  mark('second refresh token', renewed.refresh_token)
}

async function signInByPasskey(client: OutsideMember, shop: string): Promise<void> {
  const device = new SoftwareAuthenticator(shop)
  const { options } = await client.call<{ options: Parameters<SoftwareAuthenticator['register']>[0] }>(
    'POST',
    'members/current/passkeys/options',
    { currentPassword: first },
  )
  mark('challenge of a new passkey', options.challenge)
  mark('cookie of challenges', client.getCookie('__Host-foyer-passkey'))
  await client.call('POST', 'members/current/passkeys', { registration: device.register(options) })
  const signIn = await client.call<{ options: Parameters<SoftwareAuthenticator['authenticate']>[0] }>(
    'POST',
    'members/passkeys/options',
  )
  mark('challenge of a sign-in', signIn.options.challenge)
  const authentication = device.authenticate(signIn.options)
  mark('signature of a passkey', authentication.response.signature)
  client.token = null
  const tokens = await client.call<{ access_token: string; refresh_token: string }>(
    'POST',
    'members/passkeys/authentication-token',
    { authentication, remember: false },
  )
  client.token = mark('access token by passkey', tokens.access_token)
  mark('refresh token by passkey', tokens.refresh_token)
}

async function signInByCookie(client: OutsideMember): Promise<void> {
  await client.signInByCookie(byPassword(second))
  mark('cookie', client.getCookie('__Host-foyer-member'))
  await client.fetchAntiforgery()
  await client.call('DELETE', 'members/authentication-cookie')
}

async function resetPassword(client: OutsideMember): Promise<void> {
  await client.call('POST', 'members/password-reset-code', { email })
  const resetCode = mark('reset code', await readMailedCode(/password-reset\/(\w{16})\//))
  await client.call('POST', 'members/password-reset-code/validate', { resetCode })
  await client.call('POST', 'members/password-reset', { resetCode, password: third })
  await expect(
    client.call('POST', 'members/password-reset', { resetCode, password: third }),
  ).rejects.toThrow()
}

async function signInAtWorkstation(client: OutsideMember): Promise<void> {
  const { database } = server
  const keys = await readSessionKeys(join(folder, 'halcyon'), null)
  const workstations = new Workstations({
    database,
    keys,
    clock: systemClock,
    ids: createSystemIds(systemClock),
  })
  const { code } = await workstations.add('Till 4', '1001')
  await client.call('POST', 'workstation-registration', { code: mark('code of a workstation', code) })
  mark('cookie of a workstation', client.getCookie('__Host-foyer-workstation'))
  await client.fetchAntiforgery()
  await client.signInAtWorkstation(byPassword(third))
  mark('cookie at a workstation', client.getCookie('__Host-foyer-member'))
  await client.fetchAntiforgery()
  await client.call('DELETE', 'members/authentication-cookie')
}

/** Guesses until a challenge has to be answered, and answers it, once wrongly. */
async function answerChallenge(client: OutsideMember): Promise<void> {
  for (let times = 0; times < 3; times += 1)
    await expect(client.createToken(byPassword(wrong))).rejects.toThrow()
  const { challenge } = await client.call<{ challenge: Parameters<typeof solveChallenge>[0] }>(
    'POST',
    'captcha-challenges',
    { action: 'sign-in' },
  )
  const answer = mark('answer to a challenge', solveChallenge(challenge))
  client.captchaAnswer = mark('wrong answer to a challenge', `${answer.slice(0, -6)}wrong!`)
  await expect(client.createToken(byPassword(third))).rejects.toThrow()
  client.captchaAnswer = answer
  mark('last access token', (await client.createToken(byPassword(third))).access_token)
}

beforeAll(async () => {
  const env = {
    NODE_ENV: 'test',
    FOYER_DATA: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    FOYER_PAY_PORT: '0',
    FOYER_LOG_LEVEL: 'debug',
  }
  server = await buildServer({
    settings: parseSettings(env, resolve(__dirname, '..', '..')),
    log: openLog('debug', { write: (line) => void logs.push(line) }),
  })
  // By name: at an address no passkeys are offered.
  const shop = `http://localhost:${String((await server.start()).port)}`
  const client = await OutsideMember.open(shop)
  passwords.forEach((password, index) => mark(`password ${String(index)}`, password))
  await signUp(client)
  await signInByTokens(client)
  await signInByPasskey(client, shop)
  await client.call('PUT', 'members/current/credentials/password', {
    password: second,
    currentPassword: first,
  })
  client.token = null
  await signInByCookie(client)
  await resetPassword(client)
  await signInAtWorkstation(await OutsideMember.open(shop))
  await answerChallenge(await OutsideMember.open(shop))
  // The development mailbox holds the mails themselves. What is deleted of it must not stay on freed pages.
  await server.database.tx((trx) => trx.deleteFrom('mailbox_message').execute())
  await server.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds what stands there in clear, such as the address', () => {
  expect(listFiles().some((file) => readFileSync(file).includes(email))).toBe(true)
  expect(secrets.size).toBe(27)
})

it('finds no password, token or code in any file', () => {
  for (const file of listFiles()) {
    const content = readFileSync(file)
    const found = [...secrets].filter(([, value]) => content.includes(value)).map(([name]) => name)
    expect([file.slice(folder.length), found]).toEqual([file.slice(folder.length), []])
  }
})

it('finds none in the log, and no address', () => {
  const log = logs.join('\n')
  expect(log).toContain('authentication-token')
  expect([...secrets].filter(([, value]) => log.includes(value)).map(([name]) => name)).toEqual([])
  expect(log).not.toContain(email)
})
