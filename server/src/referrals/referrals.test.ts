import { join } from 'node:path'
import { KnownDevices } from '../accounts/known-devices.ts'
import { MemberStore } from '../accounts/member-store.ts'
import { loadCatalogue } from '../catalogue/load.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import type { MemberCaller } from '../domain/caller.ts'
import { createSystemIds } from '../domain/ids.ts'
import { ProblemError } from '../http/problem.ts'
import { insertMember } from '../loyalty/testing/insert-member.ts'
import { toQueuedAccountMail } from '../mail/account-mail-rows.ts'
import { toMailRow } from '../mail/outbox.ts'
import { engines } from '../mail/testing/engines.ts'
import { BoxOffice, openingTime } from '../orders/testing/box-office.ts'
import { Referrals } from './referrals.ts'

const halcyon = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
const orpheum = loadCatalogue(join(__dirname, '../../../brands'), 'orpheum')
const day = 24 * 60 * 60_000
const most = 3
const programme = {
  forMember: { units: 500, rewardId: null },
  forFriend: { units: null, rewardId: 'cold-drink' },
  withinDays: 30,
  maximumPerYear: most,
}

jest.setTimeout(120_000)

describe.each(engines.map(({ name }) => name))('friends whom members invite on %s', (engine) => {
  let office: BoxOffice
  let referrals: Referrals
  let members: MemberStore
  let woken = 0
  beforeAll(async () => {
    office = await BoxOffice.open(
      engine === 'SQLite' ? {} : { target: { pglite: await openPgliteInMemory() } },
    )
  })
  beforeEach(async () => {
    await office.reset()
    await office.database.tx(async (trx) => {
      for (const table of [
        'referral',
        'referral_code',
        'movement',
        'member_balance',
        'scarce',
        'mail_outbox',
      ] as const)
        await trx.deleteFrom(table).execute()
    })
    referrals = createReferrals()
    await insertMember(office.database, 'ines')
  })
  afterAll(() => office.close())

  function createReferrals() {
    const { database, clock } = office
    members = new MemberStore(database)
    return new Referrals({
      database,
      members,
      devices: new KnownDevices(database),
      catalogue: { ...halcyon, membership: { ...halcyon.membership, referrals: programme } },
      clock,
      ids: createSystemIds(clock),
      mails: {
        toRow: (mail) => {
          const queued = toQueuedAccountMail(mail, createSystemIds(clock).uuid(), ['en', 'fr', 'ar'], 'en')
          return queued && toMailRow(queued)
        },
        written: () => (woken += 1),
      },
    })
  }
  const verify = (memberId: string, email: string, language = 'en') =>
    office.database.tx((trx) =>
      trx
        .updateTable('member')
        .set({ email, email_key: email.toLowerCase(), email_verified_at: 1, language })
        .where('id', '=', memberId)
        .execute(),
    )
  const listMails = async () =>
    (
      await office.database.read
        .selectFrom('mail_outbox')
        .selectAll()
        .where('kind', '=', 'referral-reward')
        .orderBy('recipient')
        .execute()
    ).map(({ recipient, language, data }) => ({ recipient, language, ...(JSON.parse(data) as object) }))
  const setEmail = (memberId: string, email: string) =>
    office.database.tx((trx) =>
      trx
        .updateTable('member')
        .set({ email, email_key: email.toLowerCase() })
        .where('id', '=', memberId)
        .execute(),
    )
  const act = (memberId: string): MemberCaller => ({
    kind: 'member',
    memberId,
    rewardIds: [],
    subscriptionIds: [],
  })
  /** Makes an account with a code, as a sign-up does. */
  async function join_(
    memberId: string,
    code: string,
    {
      email = `${memberId}@postbox.example`,
      deviceToken = null,
    }: { email?: string; deviceToken?: string | null } = {},
  ) {
    const enter = await referrals.enter(code, { id: memberId, email, deviceToken })
    await insertMember(office.database, memberId)
    await office.database.tx(async (trx) => enter?.(trx))
  }
  /** Completes an order of a member that costs something, or nothing. */
  async function buy(memberId: string, itemId: 'crisps' | 'programme' = 'crisps') {
    office.actAs(act(memberId))
    const orderId =
      itemId === 'crisps'
        ? await office.order()
        : (await office.call('createGiftShopOrder', {}, { siteId: '1001' })).body.order.id
    expect((await office.call('setOrderItems', { orderId }, { items: [{ id: 'i1', itemId }] })).status).toBe(
      200,
    )
    await office.call(
      'setOrderCustomer',
      { orderId },
      { name: { givenName: 'A', familyName: 'B' }, email: `${memberId}@postbox.example` },
    )
    if (itemId === 'crisps') await office.pay(orderId)
    else await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    expect((await office.store.read(orderId))?.status).toBe('Completed')
  }
  const readCode = async (memberId = 'ines') => (await referrals.read(memberId)).code
  const listStatuses = async (memberId = 'ines') =>
    (await referrals.read(memberId)).referrals.map(({ status }) => status)
  const countPoints = async (memberId: string) =>
    (await office.services.ledger.listMovements(memberId))
      .filter(({ reason }) => reason === 'referral')
      .reduce((sum, { units }) => sum + units, 0)
  const listGifts = async (memberId: string) =>
    (await office.services.rewards.listHeld(memberId, office.clock.now())).map(({ rewardId }) => rewardId)
  const getProblem = async (refused: Promise<unknown>) => {
    const error: unknown = await refused.then(
      () => null,
      (reason: unknown) => reason,
    )
    return error instanceof ProblemError ? error.condition : error
  }

  it('have a code each, for good, however often and by how many servers it is asked for', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => readCode()))
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).toMatch(/^[2-9A-Z]{8}$/)
    await insertMember(office.database, 'omar')
    expect(await readCode('omar')).not.toBe(codes[0])
    expect(
      await referrals.findCode(` ${codes[0]?.toLowerCase().slice(0, 4)}-${codes[0]?.slice(4)} `),
    ).toEqual({
      inviterName: 'Ines',
    })
    expect(await referrals.findCode('22222222')).toBeNull()
  })

  it('both are given what was promised after the friend’s first paid order, once', async () => {
    await join_('noor', await readCode())
    expect(await listStatuses()).toEqual(['Waiting'])
    await buy('noor', 'programme')
    await referrals.settleDue()
    expect([await listStatuses(), await countPoints('ines')]).toEqual([['Waiting'], 0])
    await buy('noor')
    await Promise.all(Array.from({ length: 10 }, () => createReferrals().settleDue()))
    await buy('noor')
    await referrals.settleDue()
    expect(await listStatuses()).toEqual(['Rewarded'])
    expect([await countPoints('ines'), await listGifts('noor')]).toEqual([500, ['cold-drink']])
    expect([await countPoints('noor'), await listGifts('ines')]).toEqual([0, []])
    const [movement] = (await office.services.ledger.listMovements('ines')).filter(
      ({ reason }) => reason === 'referral',
    )
    // As other points of the chain: for twelve months.
    expect(new Date(movement?.expiresAt ?? 0).toISOString().slice(0, 10)).toBe('2027-11-21')
    expect(await office.services.ledger.readBalance('ines')).toBe(500)
    // Levels go by what was earned.
    expect(await office.services.ledger.earnedSince('ines', 0)).toBe(0)
    expect((await referrals.read('ines')).rewardedThisYear).toBe(1)
    expect((await referrals.read('ines')).referrals[0]).toMatchObject({ friendName: 'Ines' })
  })

  it('are told by mail, once each, in their language, at an address that is known to be theirs', async () => {
    await join_('noor', await readCode())
    await verify('ines', 'ines@postbox.example', 'fr')
    await verify('noor', 'noor@postbox.example')
    await buy('noor')
    woken = 0
    await Promise.all([createReferrals().settleDue(), createReferrals().settleDue()])
    expect(await listMails()).toMatchObject([
      { recipient: 'ines@postbox.example', language: 'fr', to: 'member', gifts: [{ units: 500 }] },
      { recipient: 'noor@postbox.example', language: 'en', to: 'friend', gifts: [{ units: null }] },
    ])
    expect(woken).toBe(1)
  })

  it('without a confirmed address are given it all the same, without a mail', async () => {
    await join_('noor', await readCode())
    await buy('noor')
    await referrals.settleDue()
    expect([await listStatuses(), await listMails()]).toEqual([['Rewarded'], []])
  })

  it('count within the days of the programme, to the last millisecond', async () => {
    await join_('noor', await readCode())
    await join_('late', await readCode())
    office.clock.set(openingTime + 30 * day)
    await buy('noor')
    office.clock.advance(1)
    await buy('late')
    await referrals.settleDue()
    expect((await listStatuses()).sort()).toEqual(['Rewarded', 'Waiting'])
    office.clock.advance(2 * 60 * 60_000)
    await referrals.settleDue()
    expect((await listStatuses()).sort()).toEqual(['Expired', 'Rewarded'])
    expect(await countPoints('ines')).toBe(500)
  })

  it('are refused with nobody’s code, and with that of a closed account', async () => {
    const code = await readCode()
    expect(await getProblem(referrals.enter('NOBODYS1', { id: 'x', email: null, deviceToken: null }))).toBe(
      'invalid-argument',
    )
    expect(await referrals.enter('  ', { id: 'x', email: null, deviceToken: null })).toBeNull()
    await office.database.tx((trx) => trx.updateTable('member').set({ deleting_at: 1 }).execute())
    expect(await getProblem(referrals.enter(code, { id: 'x', email: null, deviceToken: null }))).toBe(
      'invalid-argument',
    )
  })

  it.each([
    ['with the same mailbox', { email: 'in.es+second@gmail.com' }],
    ['on the same device', {}],
  ])('who are the member again, %s, join and bring nothing', async (_, own) => {
    await setEmail('ines', 'Ines@googlemail.com')
    const device = await new KnownDevices(office.database).add('ines', true, office.clock.now())
    await join_('again', await readCode(), { ...own, deviceToken: 'email' in own ? null : device })
    await buy('again')
    await referrals.settleDue()
    expect(await listStatuses()).toEqual(['NotCounted'])
    expect([await countPoints('ines'), await listGifts('again')]).toEqual([0, []])
  })

  it('who are the member again, with the same card, bring nothing', async () => {
    await join_('again', await readCode())
    await office.database.tx(async (trx) => {
      for (const memberId of ['ines', 'again'])
        await trx
          .insertInto('payment_card')
          .values({
            id: `card ${memberId}`,
            member_id: memberId,
            reference: `r ${memberId}`,
            fingerprint: 'same',
            network: 'Visa',
            last_four: '1111',
            expiry_month: 4,
            expiry_year: 2029,
            primary_at: 0,
            created_at: 0,
          })
          .execute()
    })
    await buy('again')
    await referrals.settleDue()
    expect(await listStatuses()).toEqual(['NotCounted'])
    expect([await countPoints('ines'), await listGifts('again')]).toEqual([0, []])
  })

  it('enter one code each', async () => {
    await insertMember(office.database, 'omar')
    await join_('noor', await readCode())
    await expect(join_('noor', await readCode('omar'))).rejects.toThrow()
    expect([await listStatuses(), await listStatuses('omar')]).toEqual([['Waiting'], []])
  })

  it('bring the member something up to a number a year, also many at once; each of them is given theirs', async () => {
    const code = await readCode()
    const friends = Array.from({ length: most + 2 }, (_, index) => `friend-${String(index)}`)
    for (const friend of friends) {
      await join_(friend, code)
      await buy(friend)
    }
    await Promise.all(Array.from({ length: 8 }, () => createReferrals().settleDue()))
    expect((await listStatuses()).filter((status) => status === 'Rewarded')).toHaveLength(most)
    expect((await listStatuses()).filter((status) => status === 'OverLimit')).toHaveLength(2)
    expect(await countPoints('ines')).toBe(500 * most)
    for (const friend of friends) expect(await listGifts(friend)).toEqual(['cold-drink'])
    // Another year again.
    office.clock.set(Date.parse('2027-01-05T12:00:00Z'))
    await join_('next', code)
    await buy('next')
    await referrals.settleDue()
    expect(await countPoints('ines')).toBe(500 * (most + 1))
  })

  it('of a member who has left are given theirs, and the member nothing', async () => {
    await join_('noor', await readCode())
    await buy('noor')
    await office.database.tx((trx) =>
      trx.updateTable('member').set({ deleting_at: 1 }).where('id', '=', 'ines').execute(),
    )
    await referrals.settleDue()
    expect([await countPoints('ines'), await listGifts('noor')]).toEqual([0, ['cold-drink']])
  })

  it('are nothing that a chain without the programme knows', async () => {
    const { database, clock } = office
    const none = new Referrals({
      database,
      members,
      devices: new KnownDevices(database),
      catalogue: orpheum,
      clock,
      ids: createSystemIds(clock),
      mails: { toRow: () => null, written: () => undefined },
    })
    expect(await getProblem(none.read('ines'))).toBe('not-found')
    expect(await none.enter('ANYTHING', { id: 'x', email: null, deviceToken: null })).toBeNull()
    await none.settleDue()
  })
})
