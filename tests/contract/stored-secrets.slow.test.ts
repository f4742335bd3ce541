import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { openLog } from '../../server/src/http/logging.ts'
import { OutsideMember } from './foreign-client/member.ts'

/**
 * After a whole run of sign-up, sign-ins, refreshes, refusals and a change of the password, nothing that signs anybody in
 * stands in clear in the data folder or the log.
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
const [first = '', wrong = '', second = ''] = passwords
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

beforeAll(async () => {
  const env = {
    NODE_ENV: 'test',
    FOYER_DATA: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    FOYER_PAY_PORT: '0',
    FOYER_RATE_LIMIT: 'off',
    FOYER_LOG_LEVEL: 'debug',
  }
  server = await buildServer({
    settings: parseSettings(env, resolve(__dirname, '..', '..')),
    log: openLog('debug', { write: (line) => void logs.push(line) }),
  })
  const shop = `http://127.0.0.1:${String((await server.start()).port)}`
  const client = await OutsideMember.open(shop)
  passwords.forEach((password, index) => mark(`password ${String(index)}`, password))
  const created = await client.call<{ authenticationToken: Record<string, string> }>('POST', 'members', {
    credentials: { email, password: first },
    personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' } },
    acceptedTermsAndConditions: true,
    authenticationType: 'Token',
  })
  for (const name of ['access_token', 'refresh_token'])
    mark(`${name} of the sign-up`, created.authenticationToken[name])
  await expect(client.createToken({ grant_type: 'password', email, password: wrong })).rejects.toThrow()
  const tokens = await client.createToken({
    grant_type: 'password',
    email,
    password: first,
    remember: 'true',
  })
  mark('access token', tokens.access_token)
  mark('device token', tokens.device_token)
  const renewed = await client.createToken({
    grant_type: 'refresh_token',
    refresh_token: mark('refresh token', tokens.refresh_token),
  })
  client.token = mark('second access token', renewed.access_token)
  mark('second refresh token', renewed.refresh_token)
  await client.call('PUT', 'members/current/credentials/password', {
    password: second,
    currentPassword: first,
  })
  client.token = null
  await client.call('POST', 'members/password-reset-code', { email })
  await server.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds what stands there in clear, such as the address', () => {
  expect(listFiles().some((file) => readFileSync(file).includes(email))).toBe(true)
  expect(secrets.size).toBeGreaterThan(9)
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
