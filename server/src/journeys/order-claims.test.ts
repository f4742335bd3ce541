import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitor, type Caller, type MemberCaller } from '../domain/caller.ts'
import { MemberStore } from '../accounts/member-store.ts'
import type { DatabaseTarget } from '../database/open-database.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'
import { evening, seatA, siteId } from '../orders/testing/small-cinema.ts'

jest.setTimeout(60_000)

const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }
const odile: MemberCaller = { ...ines, memberId: 'odile' }
const till: Caller = { kind: 'workstation', workstationId: 'till-1', siteId }
const nobodys = '00000000-0000-4000-8000-000000000000'

const engines = pickTestEngines<{ name: string; open: (folder: string) => Promise<DatabaseTarget> }>([
  { name: 'SQLite', open: async (folder) => ({ file: join(folder, 'foyer.sqlite') }) },
  { name: 'PGlite', open: async () => ({ pglite: await openPgliteInMemory() }) },
])

describe.each(engines)('an order that was completed as a visitor, on $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-claims-'))
  let office: BoxOffice
  let orderId: string

  beforeAll(async () => {
    office = await BoxOffice.open({ target: await open(folder) })
  })
  beforeEach(async () => {
    await office.reset()
    orderId = await office.orderFor(evening, [seatA(1)], ['free'])
    await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    // Another spelling than the customer's of the order.
    office.verifiedEmails.set(ines.memberId, ' Ines@PostBox.example')
    office.verifiedEmails.set(odile.memberId, 'odile@postbox.example')
  })
  afterAll(async () => {
    await office.close()
    rmSync(folder, { recursive: true })
  })

  const claim = (id = orderId) => office.call('claimOrder', {}, { orderId: id })
  const readClaim = async (id = orderId) => (await office.call('getOrderClaim', { orderId: id })).body.claim
  const readMemberId = async () => (await office.store.read(orderId))?.memberId
  const toComparable = ({ status, problem }: Awaited<ReturnType<typeof claim>>) => ({
    status,
    problem: { ...problem, correlationId: '' },
  })

  it('becomes the order of the member with its verified address, once or again', async () => {
    office.actAs(ines)
    expect(await readClaim()).toBe('Claimable')
    expect(await readMemberId()).toBeNull()
    for (let times = 0; times < 2; times += 1) {
      expect((await claim()).status).toBe(204)
      expect([await readMemberId(), await readClaim()]).toEqual(['ines', 'Own'])
    }
    // Of the order nothing else has changed.
    const { body } = await office.call('getCompletedOrder', { orderId })
    expect(body.order.showtimes[0]?.seats.map(({ id }) => id)).toEqual([seatA(1)])
  })

  it('waits for an address that is not verified, without a word about any order', async () => {
    office.verifiedEmails.clear()
    office.actAs(ines)
    const answers = [await claim(), await claim(nobodys)].map(toComparable)
    expect(answers[0]).toMatchObject({ status: 400, problem: { type: 'urn:foyer:problem:email-unverified' } })
    expect(answers[1]).toEqual(answers[0])
    expect(await readClaim()).toBe('EmailUnverified')
    // The answer does not depend on whose address the order has.
    office.actAs(odile)
    expect(await readClaim()).toBe('EmailUnverified')
    expect(await readMemberId()).toBeNull()
  })

  it('is nobody else’s, and others get the answer of an order that does not exist', async () => {
    office.actAs(odile)
    const answers = [await claim(), await claim(nobodys)]
    const claims = [await readClaim(), await readClaim(nobodys)]
    office.actAs(ines)
    await claim()
    office.actAs(odile)
    answers.push(await claim())
    claims.push(await readClaim())
    const [first, ...others] = answers.map(toComparable)
    expect(first).toMatchObject({ status: 404, problem: { type: 'urn:foyer:problem:order-not-found' } })
    expect(others).toEqual([first, first])
    expect(claims).toEqual(['NotClaimable', 'NotClaimable', 'NotClaimable'])
    expect(await readMemberId()).toBe('ines')
  })

  it('stays its member’s after the address has changed', async () => {
    office.actAs(ines)
    await claim()
    office.verifiedEmails.clear()
    office.verifiedEmails.set(odile.memberId, 'ines@postbox.example')
    expect([(await claim()).status, await readClaim()]).toEqual([204, 'Own'])
    office.actAs(odile)
    expect([(await claim()).status, await readClaim()]).toEqual([404, 'NotClaimable'])
  })

  it('is not claimed before it is completed, nor without an address', async () => {
    const open = await office.orderFor(evening, [seatA(2)], ['free'])
    const withoutCustomer = await office.order()
    office.actAs(ines)
    for (const id of [open, withoutCustomer]) {
      expect(await readClaim(id)).toBe('NotClaimable')
      expect((await claim(id)).status).toBe(404)
      expect((await office.store.read(id))?.memberId).toBeNull()
    }
  })

  it.each([
    ['a visitor', visitor, 'member-not-signed-in'],
    ['a workstation', till, 'forbidden'],
  ] as const)('is not claimed by %s', async (_who, caller, condition) => {
    office.actAs(caller)
    const answers = [await claim(), await office.call('getOrderClaim', { orderId })]
    for (const { problem } of answers) expect(problem?.type).toBe(`urn:foyer:problem:${condition}`)
  })

  it('is claimed once by simultaneous calls', async () => {
    office.actAs(ines)
    const answers = await Promise.all([claim(), claim(), claim()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await readMemberId()).toBe('ines')
  })

  it('is found by the address of a member only if a code from a mail has verified it', async () => {
    const members = new MemberStore(office.database)
    const insert = (id: string, email: string) =>
      members.insert({
        ...{ id, email, username: null, languageTag: 'en', passwordHash: 'none', now: 1 },
        details: {
          ...{ name: { givenName: 'Ines', familyName: 'Marchetti' }, birthDate: null, primarySiteId: null },
          ...{ clubId: null, clubLevelId: null, termsAcceptedAt: null },
        },
      })
    await insert('verified', 'Ines@postbox.example')
    await insert('unverified', 'odile@postbox.example')
    await office.database.tx((trx) => members.markVerified('verified', 'ines@postbox.example', 2)(trx))
    expect(
      await Promise.all(['verified', 'unverified', 'nobody'].map((id) => members.findVerifiedEmail(id))),
    ).toEqual(['Ines@postbox.example', null, null])
    await office.database.tx((trx) => trx.deleteFrom('member').execute())
  })
})
