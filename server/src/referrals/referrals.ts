import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type {
  MemberReferralsResponse,
  ReferralCodeResponse,
  ReferralGift,
  ReferralProgramme,
} from '@foyer/contract/wire/loyalty'
import type { KnownDevices } from '../accounts/known-devices.ts'
import type { MemberStore } from '../accounts/member-store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findDefaultClub } from '../catalogue/membership.ts'
import type { Database } from '../database/database.ts'
import type { Write } from '../database/write.ts'
import { addMonths } from '../domain/add-months.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { getBusinessDate } from '../domain/time-zone.ts'
import { ProblemError } from '../http/problem.ts'
import { getRewardEnd } from '../loyalty/reward-offer.ts'
import { readContents } from '../order-store/order-contents.ts'
import type { MailedGift, ReferralMail, ReferralMails } from './referral-mails.ts'
import { ReferralStore, type StoredReferral } from './referral-store.ts'
import { isSameMailbox } from './same-person.ts'
import { applySettle, type GivenGift } from './settle-referral.ts'

export interface ReferralsOptions {
  readonly database: Database
  readonly members: Pick<MemberStore, 'read' | 'findVerifiedEmail'>
  readonly devices: Pick<KnownDevices, 'find'>
  readonly catalogue: Pick<Catalogue, 'membership' | 'sites'>
  readonly clock: Clock
  readonly ids: Ids
  readonly mails: ReferralMails
}

/** A new member, before the account is made. */
export interface NewFriend {
  readonly id: string
  readonly email: string | null
  /** Of the device; null for one that nobody has signed in with. */
  readonly deviceToken: string | null
}

const codeLength = 8
const day = 24 * 3_600_000
/** How long after its time an order may still be noticed, milliseconds: its completion may have been resumed. */
const noticedWithin = 3_600_000
/** Referrals and orders that are looked at together. */
const referralsAtATime = 100
const ordersAtATime = 20

/** Friends whom members invite: codes, who has joined with them, and what both are given for the first paid order. */
export class Referrals {
  readonly #options: ReferralsOptions
  readonly #store: ReferralStore
  /** The last run; each begins when the one before has ended. */
  #run: Promise<void> = Promise.resolve()

  constructor(options: ReferralsOptions) {
    this.#options = options
    this.#store = new ReferralStore(options.database)
  }

  /**
   * A member's code, and what became of their friends.
   * @throws ProblemError `not-found` where the chain gives nothing for friends
   */
  async read(memberId: string): Promise<MemberReferralsResponse> {
    this.#requireProgramme()
    const { ids, clock, members } = this.#options
    const now = clock.now()
    const code = await this.#store.readCode(memberId, () => ids.code(codeLength), now)
    const referrals = await this.#store.list(memberId)
    const friends = await Promise.all(
      referrals.map(async ({ friendId }) => (friendId === null ? null : await members.read(friendId))),
    )
    return {
      code,
      rewardedThisYear: await this.#store.countRewarded(memberId, this.#getYear(now)),
      referrals: referrals.map(({ id, status, createdAt, decidedAt }, index) => ({
        id,
        friendName: friends[index]?.details.name.givenName || null,
        status,
        joinedAt: new Date(createdAt).toISOString(),
        decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
      })),
    }
  }

  /** Whose code it is; null for nobody's. @throws ProblemError `not-found` where the chain gives nothing for friends */
  async findCode(code: string): Promise<ReferralCodeResponse | null> {
    this.#requireProgramme()
    const owner = await this.#findOwner(code)
    return owner && { inviterName: owner.details.name.givenName }
  }

  /**
   * Checks the code that a new member has entered. Who is the same person as its owner joins all the same, and nobody is
   * given anything.
   * @returns stores it with the account; null without a code, or where the chain gives nothing for friends
   * @throws ProblemError `invalid-argument` for nobody's code
   */
  async enter(code: string | null | undefined, friend: NewFriend): Promise<Write<void> | null> {
    if (!code?.trim() || this.#options.catalogue.membership.referrals === null) return null
    const { clock, ids } = this.#options
    const owner = await this.#findOwner(code)
    if (!owner)
      throw new ProblemError('invalid-argument', {
        violations: [{ path: 'body/referralCode', message: 'is nobody’s code' }],
      })
    const reason = isSameMailbox(owner.email, friend.email)
      ? 'email'
      : (await this.#checkDevice(owner.id, friend.deviceToken))
        ? 'device'
        : null
    return this.#store.insert({
      id: ids.uuid(),
      inviter_id: owner.id,
      friend_id: friend.id,
      status: reason === null ? 'Waiting' : 'NotCounted',
      reason,
      created_at: clock.now(),
    })
  }

  /** Gives both what was promised for every friend who has paid for an order in time, and ends what is out of time. */
  settleDue(): Promise<void> {
    const run = this.#run.then(() => this.#settleAll())
    this.#run = run.catch(() => undefined)
    return run
  }

  async #settleAll(): Promise<void> {
    const { clock, catalogue } = this.#options
    const programme = catalogue.membership.referrals
    if (programme === null) return
    const now = clock.now()
    let last: StoredReferral | null = null
    for (;;) {
      const open = await this.#store.listWithOrders(referralsAtATime, last)
      for (const each of open) await this.#settle(each, programme)
      last = open.at(-1) ?? null
      if (open.length < referralsAtATime) break
    }
    await this.#store.expire(now - programme.withinDays * day - noticedWithin, now)
  }

  async #settle(
    { id, inviterId, friendId, createdAt }: StoredReferral,
    programme: ReferralProgramme,
  ): Promise<void> {
    if (friendId === null) return
    const { database, clock } = this.#options
    const orderId = await this.#findPaidOrder(friendId, createdAt, createdAt + programme.withinDays * day)
    if (orderId === null) return
    const now = clock.now()
    if (inviterId !== null && (await this.#store.sharesCard(inviterId, friendId))) {
      await database.tx((trx) =>
        trx
          .updateTable('referral')
          .set({ status: 'NotCounted', reason: 'card', decided_at: now, order_id: orderId })
          .where('id', '=', id)
          .where('status', '=', 'Waiting')
          .execute(),
      )
      return
    }
    if (!(await this.#store.isOpen(friendId))) return
    // An inviter who is leaving is given nothing; the friend is.
    const isInvited = inviterId !== null && (await this.#store.isOpen(inviterId))
    const prepare = (memberId: string | null, to: 'member' | 'friend', gift: ReferralGift) =>
      this.#prepareGift(gift, { memberId, to, referralId: id, now })
    const settlement = {
      id,
      inviterId: isInvited ? inviterId : null,
      friendId,
      orderId,
      forMember: await prepare(isInvited ? inviterId : null, 'member', programme.forMember),
      forFriend: await prepare(friendId, 'friend', programme.forFriend),
      year: this.#getYear(now),
      maximumPerYear: programme.maximumPerYear,
      now,
    }
    if (await database.run(() => applySettle(settlement))) this.#options.mails.written()
  }

  /** The first order of a time that money was paid for, gift cards included; null without one. */
  async #findPaidOrder(memberId: string, from: number, until: number): Promise<string | null> {
    const rows = await this.#options.database.query({
      sql: `select id, contents from sales_order where member_id = ? and status = 'Completed'
        and completed_at >= ? and completed_at <= ? order by completed_at, id limit ${String(ordersAtATime)}`,
      parameters: [memberId, from, until],
    })
    const paid = rows.find((row) => {
      const { payments, refund } = readContents(String(row['contents']))
      return (
        refund === undefined &&
        payments.some(
          ({ type, status, amountMinor }) =>
            type !== 'MemberBalance' && status === 'Completed' && amountMinor > 0,
        )
      )
    })
    return paid ? String(paid['id']) : null
  }

  async #prepareGift(
    gift: ReferralGift,
    {
      memberId,
      now,
      ...about
    }: Pick<ReferralMail, 'to' | 'referralId' | 'now'> & { memberId: string | null },
  ): Promise<GivenGift> {
    const { catalogue, ids, mails } = this.#options
    const { membership } = catalogue
    const reward = gift.rewardId === null ? undefined : membership.rewards.get(gift.rewardId)
    const balanceType = membership.balanceTypes.get(findDefaultClub(membership)?.balanceTypeId ?? '')
    const months = balanceType?.expiresAfterMonths ?? null
    const gifts: MailedGift[] = [
      ...(gift.units !== null && balanceType ? [{ name: balanceType.name, units: gift.units }] : []),
      ...(reward ? [{ name: reward.name, units: null }] : []),
    ]
    const address = memberId === null ? null : await this.#findAddress(memberId)
    return {
      ...gift,
      movementId: ids.uuid(),
      mail: address && mails.toRow({ kind: 'referral-reward', gifts, now, ...about, ...address }),
      expiresAt: reward
        ? getRewardEnd(this.#zone, reward, now)
        : gift.units === null || months === null
          ? null
          : addMonths(now, months),
    }
  }

  /** Null for a member whose address is not known to be theirs. */
  async #findAddress(memberId: string): Promise<Pick<ReferralMail, 'recipient' | 'languageTag'> | null> {
    const { members } = this.#options
    const [member, recipient] = await Promise.all([
      members.read(memberId),
      members.findVerifiedEmail(memberId),
    ])
    return member && recipient !== null ? { recipient, languageTag: member.languageTag } : null
  }

  async #findOwner(code: string) {
    const ownerId = await this.#store.findOwner(normalizeCode(code))
    return ownerId === null ? null : this.#options.members.read(ownerId)
  }

  async #checkDevice(memberId: string, deviceToken: string | null): Promise<boolean> {
    if (deviceToken === null) return false
    const { devices, clock } = this.#options
    return (await devices.find(deviceToken, clock.now()))?.memberId === memberId
  }

  #requireProgramme(): void {
    if (this.#options.catalogue.membership.referrals === null) throw new ProblemError('not-found')
  }

  #getYear(at: number): number {
    return Number(getBusinessDate(this.#zone, at).slice(0, 4))
  }

  /** Of the chain: its first cinema's. */
  get #zone(): string {
    return [...this.#options.catalogue.sites.values()][0]?.ianaTimeZoneName || 'UTC'
  }
}
