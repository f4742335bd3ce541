import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChannelTokens, readChannelKey } from '../../src/brand/channel-token.ts'
import { CodeKeys, readCodesKey } from '../../src/codes/code-keys.ts'
import { createAntiforgery } from '../../src/content/antiforgery.ts'
import { createAdjustableClock, createFixedClock } from '../../src/domain/clock.ts'
import { createAccessTokens } from '../../src/sessions/access-tokens.ts'
import { readSessionKeys } from '../../src/sessions/session-keys.ts'
import { runSecretsTool } from './run.ts'

const start = Date.parse('2026-11-26T12:00:00Z')
const day = 24 * 3_600_000
const clock = createAdjustableClock(createFixedClock(start))
const claims = { memberId: 'm1', familyId: 'f1', refreshHash: 'h1' }

let folder: string
beforeEach(() => {
  clock.reset()
  folder = mkdtempSync(join(tmpdir(), 'foyer-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(args: string, variables: { sessionsSecret?: string; codesSecret?: string } = {}) {
  let [output, complaint] = ['', '']
  const code = await runSecretsTool(args.split(' ').filter(Boolean), {
    settings: () => ({
      dataFolder: folder,
      channelSecret: null,
      codesSecret: null,
      sessionsSecret: null,
      captcha: { secret: 'the service’s', verifier: '' },
      mail: { kind: 'outbox' },
      ...variables,
    }),
    print: (text) => void (output += text),
    complain: (text) => void (complaint += text),
    now: () => clock.now(),
  })
  return { code, output, complaint }
}

interface Listed {
  rotated: {
    name: string
    source: string
    keys: { id: string; use: string; neededUntil?: string | null }[]
  }[]
}
const list = async () => (JSON.parse((await run('list')).output) as Listed).rotated
const listUses = async (name: string) =>
  (await list()).find((each) => each.name === name)?.keys.map(({ use }) => use)
/** Keys as a server that starts now reads them. */
const readSessions = () => readSessionKeys(folder, null)
const toFile = (name: string) => join(folder, `${name}.key`)

it('lists the keys of each secret, and reveals none', async () => {
  expect((await list()).map(({ name, keys }) => [name, keys])).toEqual([
    ['channel', []],
    ['codes', []],
    ['sessions', []],
  ])
  await readSessions()
  await run('rotate sessions')
  const { code, output } = await run('list', { codesSecret: `${'n'.repeat(32)} ${'o'.repeat(32)}` })
  expect(code).toBe(0)
  const listed = JSON.parse(output) as Listed
  expect(listed).toMatchObject({
    rotated: [
      { name: 'channel', keys: [] },
      { name: 'codes', source: 'FOYER_CODES_SECRET', keys: [{ use: 'signs' }, { use: 'is read' }] },
      {
        name: 'sessions',
        source: toFile('sessions'),
        keys: [
          { use: 'signs', since: '2026-11-26T12:00:00.000Z', neededUntil: null },
          { use: 'is read', since: null, neededUntil: new Date(start + 91 * day).toISOString() },
        ],
      },
    ],
    ofOthers: [
      { name: 'captcha', isSet: true },
      { name: 'mail', isSet: false },
    ],
  })
  const keys = readFileSync(toFile('sessions'), 'utf8').match(/[0-9a-f]{64}/g) ?? []
  expect(keys).toHaveLength(2)
  for (const secret of [...keys, 'n'.repeat(32), 'o'.repeat(32), 'the service’s'])
    expect(output).not.toContain(secret)
})

it('lets a new key sign, and reads tokens of the old one', async () => {
  const before = await readSessions()
  const token = await createAccessTokens(before, 'halcyon', clock).issue(claims)
  const child = before.deriveChild(before.currentId, 'salt', 'token')
  expect((await run('rotate sessions')).code).toBe(0)
  const after = await readSessions()
  expect(after.currentId).not.toBe(before.currentId)
  expect(await createAccessTokens(after, 'halcyon', clock).read(token)).toMatchObject(claims)
  // Whoever was signed in stays so: the child of a refresh token is the same.
  expect(after.deriveChild(before.currentId, 'salt', 'token')).toBe(child)
  const newer = await createAccessTokens(after, 'halcyon', clock).issue(claims)
  expect(await createAccessTokens(before, 'halcyon', clock).read(newer)).toBeNull()
  expect(statSync(toFile('sessions')).mode & 0o777).toBe(0o600)
})

it('lets all servers know a key before one signs with it', async () => {
  await readSessions()
  expect((await run('rotate sessions --prepare')).output).toContain('Restart every server')
  expect(await listUses('sessions')).toEqual(['signs', 'is prepared'])
  // Restarted in between, and not again.
  const waiting = await readSessions()
  expect((await run('rotate sessions --prepare')).code).toBe(1)
  await run('rotate sessions')
  expect(await listUses('sessions')).toEqual(['signs', 'is read'])
  const rotated = await readSessions()
  expect(rotated.currentId).not.toBe(waiting.currentId)
  for (const [signing, reading] of [
    [rotated, waiting],
    [waiting, rotated],
  ] as const) {
    const token = await createAccessTokens(signing, 'halcyon', clock).issue(claims)
    expect(await createAccessTokens(reading, 'halcyon', clock).read(token)).toMatchObject(claims)
    const child = signing.deriveChild(signing.currentId, 'salt', 'token')
    expect(reading.deriveChild(signing.currentId, 'salt', 'token')).toBe(child)
  }
})

it('removes a key when nothing needs it any more, and one of codes never', async () => {
  const [sessions, codes] = [await readSessions(), new CodeKeys(await readCodesKey(folder, null))]
  const hash = codes.hashCode('GiftCard', 'AB12')
  for (const name of ['sessions', 'codes']) await run(`rotate ${name}`)
  clock.advance(90 * day)
  for (const name of ['sessions', 'codes']) await run(`rotate ${name}`)
  expect([await listUses('sessions'), await listUses('codes')]).toEqual([
    ['signs', 'is read', 'is read'],
    ['signs', 'is read', 'is read'],
  ])
  clock.advance(day)
  const { output } = await run('rotate sessions')
  expect(output).toContain('is removed')
  await run('rotate codes')
  expect(await listUses('sessions')).toEqual(['signs', 'is read', 'is read'])
  expect((await readSessions()).deriveChild(sessions.currentId, 'salt', 'token')).toBeNull()
  const rotated = new CodeKeys(await readCodesKey(folder, null))
  expect(rotated.listCodeHashes('GiftCard', 'AB12')).toContain(hash)
  expect(rotated.hashCode('GiftCard', 'AB12')).not.toBe(hash)
})

it('leaves open pages and forms their tokens', async () => {
  const before = await readChannelKey(folder, null)
  const token = await createChannelTokens(before, 'halcyon', clock).issue()
  const { answer, setCookie } = createAntiforgery(before, clock).issue(undefined, true)
  await run('rotate channel')
  const after = await readChannelKey(folder, null)
  expect(await createChannelTokens(after, 'halcyon', clock).check(token)).toBe(true)
  const cookie = setCookie?.split(';')[0]
  expect(createAntiforgery(after, clock).check(cookie, answer.requestToken)).toBe(true)
  const newer = await createChannelTokens(after, 'halcyon', clock).issue()
  expect(await createChannelTokens(before, 'halcyon', clock).check(newer)).toBe(false)
})

it('says what to set where the key is in a variable, and changes nothing', async () => {
  const { code, output } = await run('rotate sessions', { sessionsSecret: 'today'.repeat(8) })
  expect(code).toBe(0)
  const [, key = ''] = /: ([\w-]{43})$/m.exec(output) ?? []
  expect(key).not.toBe('')
  expect(output).toContain(`FOYER_SESSIONS_SECRET="<new> <today's>"`)
  expect(output).not.toContain('todaytoday')
  expect(existsSync(toFile('sessions'))).toBe(false)
  // What it says can be set as it is.
  const ring = await readSessionKeys(folder, `${key} ${'today'.repeat(8)}`)
  const old = await readSessionKeys(folder, 'today'.repeat(8))
  expect(ring.deriveChild(old.currentId, 'salt', 'token')).toBe(
    old.deriveChild(old.currentId, 'salt', 'token'),
  )
})

it.each([
  '',
  'list sessions',
  'list --prepare',
  'rotate',
  'rotate payments',
  'rotate codes now',
  'drop codes',
])('explains itself for “%s”', async (args) => {
  const { code, complaint } = await run(args)
  expect(code).toBe(2)
  expect(complaint).toContain('npm run secrets -- <command>')
})

it('does not rotate a key that is not there, or a damaged file', async () => {
  expect(await run('rotate codes')).toMatchObject({ code: 1, output: '' })
  expect(existsSync(toFile('codes'))).toBe(false)
  writeFileSync(toFile('codes'), 'half a key')
  const { code, complaint } = await run('rotate codes')
  expect([code, complaint]).toEqual([1, expect.stringContaining('Restore a backup')])
  expect(readFileSync(toFile('codes'), 'utf8')).toBe('half a key')
})
