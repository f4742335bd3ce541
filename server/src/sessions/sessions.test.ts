import { randomUUID } from 'node:crypto'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { createSystemIds } from '../domain/ids.ts'
import { engines } from '../mail/testing/engines.ts'
import type { Database } from '../database/database.ts'
import { createAccessTokens } from './access-tokens.ts'
import { SessionKeys } from './session-keys.ts'
import { Sessions, type Opening } from './sessions.ts'

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute
const key = new TextEncoder().encode('a key of these tests')
const start = Date.parse('2026-11-26T08:00:00Z')

describe.each(engines)('sessions on $name', ({ open }) => {
  const clock = createAdjustableClock(createFixedClock(start))
  let database: Database
  let clean: () => void
  let sessions: Sessions
  let memberId: string

  /** Another server of the same database, or the same one after a restart. */
  const createServer = (...keys: Uint8Array[]) => {
    const sessionKeys = new SessionKeys(keys.length > 0 ? keys : [key])
    const access = createAccessTokens(sessionKeys, 'halcyon', clock)
    return new Sessions({ database, keys: sessionKeys, access, clock, ids: createSystemIds(clock) })
  }
  const signIn = (opening: Partial<Opening> = {}) =>
    sessions.open({
      memberId,
      kind: 'token',
      isLasting: false,
      deviceName: 'Firefox on Linux',
      workstationId: null,
      ...opening,
    })
  const turn = async (token: string, server = sessions) => {
    const refreshed = await server.refresh(token)
    if (refreshed.kind !== 'issued') throw new Error(refreshed.kind)
    return refreshed.pair
  }
  const insertMember = async (id: string) => {
    const row = { id, language: 'en', details: '{}', created_at: start }
    const none = { email: null, email_key: null, email_verified_at: null, username: null, username_key: null }
    await database.tx((trx) =>
      trx
        .insertInto('member')
        .values({ ...row, ...none, deleting_at: null })
        .execute(),
    )
    return id
  }

  beforeAll(async () => {
    ;({ database, clean } = await open())
    sessions = createServer()
  })
  beforeEach(async () => {
    clock.reset()
    memberId = await insertMember(randomUUID())
  })
  afterAll(async () => {
    await database.close()
    clean()
  })

  it('know the member of an access token until it expires', async () => {
    const { accessToken, expiresIn } = await signIn()
    expect(expiresIn).toBe(900)
    expect(await sessions.readAccess(accessToken)).toMatchObject({
      memberId,
      kind: 'token',
      workstationId: null,
    })
    clock.advance(expiresIn * second - 1)
    expect(await sessions.readAccess(accessToken)).not.toBeNull()
    clock.advance(1)
    expect(await sessions.readAccess(accessToken)).toBeNull()
  })

  it('take no access token of another brand, of another key, or that somebody wrote', async () => {
    const { accessToken } = await signIn()
    const ofAnotherBrand = createAccessTokens(new SessionKeys([key]), 'kite', clock)
    expect(await ofAnotherBrand.read(accessToken)).toBeNull()
    expect(await createServer(new TextEncoder().encode('another')).readAccess(accessToken)).toBeNull()
    const [head = '', , signature = ''] = accessToken.split('.')
    const claims = Buffer.from(JSON.stringify({ sub: 'm2', sid: 'f', rth: 'h' })).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    for (const forged of [`${head}.${claims}.${signature}`, `${none}.${claims}.`, 'x', ''])
      expect(await sessions.readAccess(forged)).toBeNull()
  })

  it('turn a refresh token into another pair', async () => {
    const first = await signIn()
    clock.advance(minute)
    const second = await turn(first.refreshToken)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(await sessions.readAccess(second.accessToken)).toMatchObject({ memberId })
  })

  it('store no token that can be sent', async () => {
    const pair = await signIn()
    const next = await turn(pair.refreshToken)
    const rows = JSON.stringify(await database.read.selectFrom('refresh_token').selectAll().execute())
    for (const token of [pair.refreshToken, next.refreshToken, pair.accessToken])
      expect(rows).not.toContain(token)
  })

  it('hand out the same child while its answer may have been lost, from any server', async () => {
    const { refreshToken } = await signIn()
    const child = await turn(refreshToken)
    clock.advance(30 * minute)
    expect((await turn(refreshToken, createServer())).refreshToken).toBe(child.refreshToken)
    const grandchild = await turn(child.refreshToken)
    clock.advance(second)
    expect((await turn(refreshToken)).refreshToken).toBe(grandchild.refreshToken)
  })

  it('end when a token is shown again whose child the client has certainly stored', async () => {
    const { refreshToken } = await signIn()
    const child = await turn(refreshToken)
    clock.advance(minute)
    expect(await sessions.readAccess(child.accessToken)).not.toBeNull()
    expect(await sessions.refresh(refreshToken)).toMatchObject({ kind: 'reused', family: { memberId } })
    expect(await sessions.readAccess(child.accessToken)).toBeNull()
    expect(await createServer().readAccess(child.accessToken)).toBeNull()
    expect(await sessions.refresh(child.refreshToken)).toEqual({ kind: 'refused' })
  })

  it('are not sure of a child that was seen sooner than a minute after it was handed out', async () => {
    const { refreshToken } = await signIn()
    await turn(refreshToken)
    clock.advance(50 * second)
    const again = await turn(refreshToken)
    clock.advance(50 * second)
    await sessions.readAccess(again.accessToken)
    expect((await turn(refreshToken)).refreshToken).toBe(again.refreshToken)
  })

  it('let nobody keep a child unsure for ever by asking for it again and again', async () => {
    const { refreshToken } = await signIn()
    let child = await turn(refreshToken)
    for (let times = 0; times < 12; times += 1) {
      clock.advance(30 * second)
      child = await turn(refreshToken)
    }
    clock.advance(minute)
    await sessions.readAccess(child.accessToken)
    expect(await sessions.refresh(refreshToken)).toMatchObject({ kind: 'reused' })
  })

  it('give eight that turn one token at the same moment the same child', async () => {
    const { refreshToken } = await signIn()
    const pairs = await Promise.all(Array.from({ length: 8 }, () => turn(refreshToken, createServer())))
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1)
  })

  it('last a day, or longer where the member asked for it, from the last visit', async () => {
    const [short, long] = [await signIn(), await signIn({ isLasting: true })]
    clock.advance(day - 1)
    const renewed = await turn(short.refreshToken)
    clock.advance(day)
    expect(await sessions.refresh(renewed.refreshToken)).toEqual({ kind: 'refused' })
    clock.advance(80 * day)
    expect(await turn(long.refreshToken)).toBeDefined()
  })

  it('leave a token as it is that is younger than it has to be turned', async () => {
    const { refreshToken } = await signIn({ kind: 'cookie' })
    clock.advance(9 * minute)
    expect(await sessions.present(refreshToken, 10 * minute)).toMatchObject({
      kind: 'current',
      token: refreshToken,
    })
    clock.advance(minute)
    expect(await sessions.present(refreshToken, 10 * minute)).toMatchObject({ kind: 'issued' })
  })

  it('end at sign-out, one of them, or all but the one that asks', async () => {
    const [here, there, elsewhere] = [await signIn(), await signIn(), await signIn()]
    await sessions.endByToken(there.refreshToken)
    expect(await sessions.readAccess(there.accessToken)).toBeNull()
    expect(await sessions.list(memberId)).toHaveLength(2)
    const { familyId = '' } = (await sessions.readAccess(here.accessToken)) ?? {}
    await database.tx(sessions.endAll(memberId, 'password', familyId))
    expect(await sessions.readAccess(elsewhere.accessToken)).toBeNull()
    expect((await sessions.list(memberId)).map(({ id }) => id)).toEqual([familyId])
    await sessions.endByToken('unknown')
  })

  it('end by an access token that has expired, and not by one of another key', async () => {
    const { accessToken, refreshToken } = await signIn()
    clock.advance(20 * minute)
    await createServer(new TextEncoder().encode('another')).endByAccess(accessToken)
    const { refreshToken: next } = await turn(refreshToken)
    await sessions.endByAccess(accessToken)
    await sessions.endByAccess('unknown')
    expect(await sessions.refresh(next)).toEqual({ kind: 'refused' })
  })

  it("are the member's own in the list", async () => {
    await signIn({ deviceName: 'Safari on iPhone' })
    const other = await insertMember(randomUUID())
    await signIn({ memberId: other })
    expect(await sessions.list(memberId)).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'token',
        deviceName: 'Safari on iPhone',
        createdAt: start,
        seenAt: start,
      },
    ])
  })

  it('are last seen when a token or a cookie of theirs was, to a quarter of an hour', async () => {
    const { refreshToken } = await signIn({ kind: 'cookie' })
    const readSeen = async () => (await sessions.list(memberId)).map(({ seenAt }) => seenAt - start)
    clock.advance(14 * minute)
    await sessions.present(refreshToken, day)
    expect(await readSeen()).toEqual([0])
    clock.advance(minute)
    await sessions.present(refreshToken, day)
    expect(await readSeen()).toEqual([15 * minute])
    clock.advance(15 * minute)
    const { accessToken } = await turn(refreshToken)
    clock.advance(14 * minute)
    await sessions.readAccess(accessToken)
    expect(await readSeen()).toEqual([30 * minute])
  })

  it('go on after the key was changed, while the earlier one is at hand', async () => {
    const { accessToken, refreshToken } = await signIn()
    const another = new TextEncoder().encode('the next key')
    const changed = createServer(another, key)
    expect(await changed.readAccess(accessToken)).not.toBeNull()
    const child = await turn(refreshToken, changed)
    expect(await sessions.readAccess(child.accessToken)).toBeNull()
    expect((await turn(refreshToken, changed)).refreshToken).toBe(child.refreshToken)
    expect(await createServer(another).refresh(refreshToken)).toEqual({ kind: 'refused' })
  })

  it('are forgotten when they have expired', async () => {
    await signIn()
    const lasting = await signIn({ isLasting: true })
    clock.advance(2 * day)
    expect(await sessions.list(memberId)).toHaveLength(1)
    await sessions.forget()
    const count = await database.read
      .selectFrom('token_family')
      .select('id')
      .where('member_id', '=', memberId)
      .execute()
    expect(count).toHaveLength(1)
    expect(await turn(lasting.refreshToken)).toBeDefined()
  })
})
