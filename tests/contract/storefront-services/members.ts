import sharp from 'sharp'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { BodyOf } from '@foyer/contract/operations'
import { MemberStore } from '../../../server/src/accounts/member-store.ts'
import { BalanceLedger } from '../../../server/src/balances/balance-ledger.ts'
import { createSystemIds } from '../../../server/src/domain/ids.ts'
import { PasswordHasher } from '../../../server/src/passwords/password-hasher.ts'
import { readSessionKeys } from '../../../server/src/sessions/session-keys.ts'
import { Workstations } from '../../../server/src/sessions/workstations.ts'
import { isCondition } from '../../../storefront/src/services/http/failure.ts'
import { createMemberHistoryService } from '../../../storefront/src/services/ocapi/member-history.ts'
import {
  readLoyaltyMasterData,
  readMemberReferrals,
  readMemberReward,
  readMemberRewards,
} from '../../../storefront/src/services/ocapi/loyalty-answers.ts'
import { createLoyaltyService } from '../../../storefront/src/services/ocapi/loyalty.ts'
import { createReferralsService } from '../../../storefront/src/services/ocapi/referrals.ts'
import { createMembersService } from '../../../storefront/src/services/ocapi/members.ts'
import { createOrdersService } from '../../../storefront/src/services/ocapi/orders.ts'
import { createPaymentsService } from '../../../storefront/src/services/ocapi/payments.ts'
import type { ServedStorefront } from './served-storefront.ts'
import { readBody, until } from './answers.ts'
import { findAdultTicket, findFreeSeats, findShowtime } from './showtimes.ts'

/** Members: signing in, and orders of visitors that become theirs. */
export function testMembers(shop: ServedStorefront): void {
  it('signs a member in by each grant, shows the member, and signs out', async () => {
    const [email, password] = ['ines@postbox.example', 'a long walk to row 7']
    const taken = await new MemberStore(shop.server.database).insert({
      id: randomUUID(),
      email,
      username: null,
      languageTag: 'en',
      details: {
        name: { givenName: 'Ines', familyName: 'Marchetti' },
        clubId: null,
        clubLevelId: null,
        termsAcceptedAt: shop.clock.now(),
        birthDate: null,
        primarySiteId: null,
      },
      passwordHash: await new PasswordHasher().hash(password, 'a test'),
      now: shop.clock.now(),
    })
    expect(taken).toBeNull()
    const grant = async (body: BodyOf<'createMemberToken'>) =>
      readBody(shop.client.call('createMemberToken', { body }))
    const remembered = await grant({ grant_type: 'password', email, password, remember: 'true' })
    const byDevice = await grant({ grant_type: 'device_token', device_token: remembered.device_token ?? '' })
    const renewed = await grant({ grant_type: 'refresh_token', refresh_token: byDevice.refresh_token })
    shop.memberToken = renewed.access_token
    const { member } = await readBody(shop.client.call('getCurrentMember', {}))
    expect(member).toMatchObject({ email, personalDetails: { name: { givenName: 'Ines' } } })
    const members = createMembersService(shop.client)
    expect((await members.setPersonalDetails({ preferences: { languageTag: 'fr' } })).ok).toBe(true)
    const picture = sharp({ create: { width: 80, height: 80, channels: 3, background: '#456' } }).png()
    await shop.sendPhoto(new Blob([new Uint8Array(await picture.toBuffer())]))
    const changed = (await readBody(shop.client.call('getCurrentMember', {}))).member
    expect(changed).toMatchObject({
      personalDetails: { name: { givenName: 'Ines' }, preferences: { languageTag: 'fr' } },
      photo: { uri: expect.stringContaining('/media/members/') as string },
    })
    expect((await members.deletePhoto()).ok).toBe(true)
    const solved = await readBody(shop.client.call('createCaptchaChallenge', { body: { action: 'sign-in' } }))
    expect(solved.challenge).toBeNull()
    await payWithPoints(shop, member.id)
    const begun = await readBody(
      shop.client.call('createSubscriptionOrder', { body: { siteId: '1001', action: 'Purchase' } }),
    )
    expect(begun.order).toMatchObject({ type: 'Subscription', booking: null, subscription: null })
    await takeReward(shop)
    const { sessions } = await readBody(shop.client.call('listSessions', {}))
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await shop.client.call('endSession', { params: { sessionId } })).ok).toBe(true)
    const currentPassword = password
    const changes = [
      await shop.client.call('setMemberEmail', { body: { email, currentPassword } }),
      await shop.client.call('setMemberUsername', { body: { username: 'matinee', currentPassword } }),
      await shop.client.call('setMemberPassword', {
        body: { password: 'Another walk to row 8', currentPassword },
      }),
    ]
    expect(changes.map(({ ok }) => ok)).toEqual([true, true, true])
    expect((await shop.client.call('endSessions', {})).ok).toBe(true)
    expect((await shop.client.call('deleteMemberCookie', {})).ok).toBe(true)
    const ended = await shop.client.call('getCurrentMember', {})
    expect(!ended.ok && isCondition(ended.failure, 'member-token-expired')).toBe(true)
    shop.memberToken = null
    const byCookie = { grant_type: 'password', email, password: 'Another walk to row 8' } as const
    expect((await shop.client.call('createMemberCookie', { body: byCookie })).ok).toBe(true)
    expect((await shop.client.call('createPasswordResetCode', { body: { email } })).ok).toBe(true)
    const mails = await until(
      () => shop.server.database.read.selectFrom('mailbox_message').select('message').execute(),
      (sent) => sent.some(({ message }) => message.includes('/password-reset/')),
    )
    const resetCode = /password-reset\/(\w{16})\//.exec(JSON.stringify(mails))?.[1] ?? ''
    expect((await shop.client.call('validatePasswordResetCode', { body: { resetCode } })).ok).toBe(true)
    const resetTo = { resetCode, password: 'A third walk to row 9' }
    expect((await shop.client.call('resetPassword', { body: resetTo })).ok).toBe(true)
    const keys = await readSessionKeys(join(shop.folder, 'halcyon'), null)
    const till = new Workstations({
      database: shop.server.database,
      keys,
      clock: shop.clock,
      ids: createSystemIds(shop.clock),
    })
    const { code } = await till.add('Till 4', '1001')
    const { workstation } = await readBody(shop.client.call('registerWorkstation', { body: { code } }))
    expect(workstation).toMatchObject({ name: 'Till 4', siteId: '1001' })
    const available = await readBody(shop.client.call('checkEmailAvailability', { body: { email } }))
    expect(available.isAvailable).toBe(false)
    const credentials = { email: 'odile@postbox.example', password: 'A long walk to row 7' }
    const created = await readBody(
      shop.client.call('createMember', { body: { credentials, acceptedTermsAndConditions: true } }),
    )
    expect(created).toMatchObject({ member: { email: credentials.email }, authenticationToken: null })
    const again = await grant({ grant_type: 'password', ...credentials })
    shop.memberToken = again.access_token
    expect((await shop.client.call('sendEmailVerification', {})).ok).toBe(true)
    const verifications = await until(
      () => shop.server.database.read.selectFrom('mailbox_message').select('message').execute(),
      (sent) => sent.filter(({ message }) => message.includes('#verify=')).length > 1,
    )
    const codes = [...JSON.stringify(verifications).matchAll(/#verify=(\w{16})/g)].map(
      ([, code = '']) => code,
    )
    const verified = await Promise.all(
      [...new Set(codes)].map((code) => shop.client.call('verifyEmail', { body: { code } })),
    )
    // The code that was mailed at sign-up was replaced.
    expect(verified.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect((await readBody(shop.client.call('getCurrentMember', {}))).member.isEmailVerified).toBe(true)
    const deleted = await shop.client.call('deleteCurrentMember', {
      body: { password: credentials.password },
    })
    expect(deleted.ok).toBe(true)
    shop.memberToken = null
    const visitor = await shop.client.call('getCurrentMember', {})
    expect(!visitor.ok && isCondition(visitor.failure, 'member-not-signed-in')).toBe(true)
  })

  it('gives an order that was completed as a visitor to the member with its verified address', async () => {
    const { id: orderId } = await shop.server.database.read
      .selectFrom('sales_order')
      .select('id')
      .where('status', '=', 'Completed')
      .where('customer', 'like', '%claire@postbox.example%')
      .executeTakeFirstOrThrow()
    const members = createMembersService(shop.client)
    const { member, authenticationToken } = await readBody(
      members.create({
        credentials: { email: 'Claire@PostBox.example', password: 'A long walk to row 7' },
        acceptedTermsAndConditions: true,
        authenticationType: 'Token',
      }),
    )
    shop.memberToken = authenticationToken?.access_token ?? null
    expect(await readBody(members.orderClaim(orderId))).toEqual({ claim: 'EmailUnverified' })
    const refused = await members.claimOrder(orderId)
    expect(!refused.ok && isCondition(refused.failure, 'email-unverified')).toBe(true)
    await shop.server.database.tx((trx) =>
      trx.updateTable('member').set({ email_verified_at: 1 }).where('id', '=', member.id).execute(),
    )
    expect(await readBody(members.orderClaim(orderId))).toEqual({ claim: 'Claimable' })
    expect((await members.claimOrder(orderId)).ok).toBe(true)
    expect(await readBody(members.orderClaim(orderId))).toEqual({ claim: 'Own' })
    const history = createMemberHistoryService(shop.client)
    const visits = await readBody(history.currentVisits())
    expect(visits.orders.map(({ order }) => order.id)).toEqual([orderId])
    expect(visits.orders[0]?.relatedData.films).not.toEqual([])
    expect(await readBody(history.pastVisits(null))).toEqual({
      orders: [],
      totalCount: 0,
      nextPageCursor: null,
    })
    const active = await shop.client.call('getActiveOrders', {})
    expect(active.ok).toBe(true)
    const year = new Date(shop.clock.now()).getUTCFullYear()
    const { transactions } = await readBody(history.transactions(year, null))
    expect(transactions.map((transaction) => transaction.orderId)).toEqual([orderId])
    expect(await readBody(history.watchedFilms(year))).toMatchObject({ films: [], years: [year] })
    const noPicture = await history.watchedPicture(year)
    expect(!noPicture.ok && isCondition(noPicture.failure, 'not-found')).toBe(true)
    await shop.server.database.tx((trx) =>
      trx
        .updateTable('showtime')
        .set({ ends_at: shop.clock.now() - 1 })
        .where('id', '=', visits.orders[0]?.order.showtimes[0]?.showtimeId ?? '')
        .execute(),
    )
    const seen = await readBody(history.watchedFilms(year))
    expect(seen.showtimes).toHaveLength(1)
    expect(seen.relatedData.films.map(({ id }) => id)).toEqual([seen.films[0]?.filmId])
    const picture = await readBody(history.watchedPicture(year))
    expect(picture).toMatchObject({ mediaType: 'image/jpeg', width: 1_600 })
    // A JPEG begins so.
    expect(Buffer.from(picture.contents, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff')
    shop.memberToken = null
  })
}

/** The signed-in member pays a part of an order with points, and reads the balance. */
async function payWithPoints(shop: ServedStorefront, memberId: string): Promise<void> {
  const ledger = new BalanceLedger({
    database: shop.server.database,
    clock: shop.clock,
    ids: createSystemIds(shop.clock),
  })
  await ledger.earn({ memberId, units: 1_200, causeId: 'a present', expiresAt: null })
  const orders = createOrdersService(shop.client)
  const payments = createPaymentsService(shop.client)
  const { id: showtimeId, siteId } = await findShowtime(shop.client)
  const ticketTypeId = await findAdultTicket(shop.client, showtimeId)
  const [seat = ''] = await findFreeSeats(shop.client, showtimeId, 1)
  const orderId = (await readBody(orders.createStandard({ siteId }))).order.id
  await readBody(
    orders.setShowtime(orderId, showtimeId, { seats: [seat], tickets: [{ id: 't0', ticketTypeId }] }),
  )
  expect(await readBody(payments.maximumBalance(orderId))).toMatchObject({
    payment: { balanceTypeId: 'points', availableUnits: 1_200 },
    relatedData: { balanceType: { id: 'points', spending: { units: 100, amount: 1 } } },
  })
  expect(await readBody(payments.setBalance(orderId, { value: 5 }))).toMatchObject({
    type: 'MemberBalance',
    value: { valueIncludingTax: 5 },
    units: 500,
  })
  const { member } = await readBody(shop.client.call('getCurrentMember', {}))
  expect(member).toMatchObject({
    balances: [{ balanceTypeId: 'points', units: 1_200 }],
    clubMembership: { clubId: 'circle', clubLevelId: 'silver' },
  })
}

/** The signed-in member, who has points, takes a reward for some of them. */
async function takeReward(shop: ServedStorefront): Promise<void> {
  const loyalty = createLoyaltyService(shop.client)
  const masterData = readLoyaltyMasterData(await readBody(loyalty.masterData()))
  expect(masterData?.clubs[0]?.levels[0]).toMatchObject({ threshold: 0, cardColors: expect.any(Object) })
  const offered = readMemberRewards(await readBody(loyalty.rewards()))
  const [popcorn] = (offered ?? []).filter(({ status, cost }) => status === 'Available' && cost === 300)
  const { reward } = await readBody(loyalty.takeReward(popcorn?.rewardId ?? ''))
  expect(readMemberReward(reward)).toMatchObject({ status: 'Held', rewardId: popcorn?.rewardId, cost: 300 })
  const held = readMemberRewards(await readBody(loyalty.rewards()))
  expect(held?.[0]).toMatchObject({ status: 'Held', id: reward.id })
  expect(masterData?.referrals).toMatchObject({ forMember: { units: 500, rewardId: null } })
  const referrals = createReferralsService(shop.client)
  const invited = readMemberReferrals(await readBody(referrals.read()))
  expect(invited).toMatchObject({ rewardedThisYear: 0, referrals: [] })
  expect(await readBody(referrals.find(invited?.code ?? ''))).toEqual({ inviterName: 'Ines' })
}
