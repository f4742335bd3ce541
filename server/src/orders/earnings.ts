import { findClubRules, type BalanceRules, type ClubBonus } from '../balances/balance-rules.ts'
import { addMonths } from '../domain/add-months.ts'
import type { Ids } from '../domain/ids.ts'
import { businessDayStartsAt, getMinutesOfDay } from '../domain/time-zone.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { ShowtimeDetailsById } from './order-document.ts'
import { sumMoneyGoods } from './payment-parts.ts'
import { priceContents } from './price-contents.ts'
import type { ShowtimeDetails } from './showtime-details.ts'
import { countEarnedUnits, type EarningLine } from '../pricing/earn-units.ts'

/** What of a member decides what an order earns. */
export interface EarningMember {
  readonly clubId: string | null
}

/** Null for a member who is gone. */
export type FindEarningMember = (memberId: string) => Promise<EarningMember | null>

export interface Earnings {
  /** The order, which says what it has brought. */
  readonly order: StoredOrder
  readonly steps: readonly Step[]
}

interface EarningContext {
  readonly rules: BalanceRules | null
  readonly details: ShowtimeDetailsById
  readonly ids: Ids
  readonly now: number
}

/**
 * What a completed order brings its member: units that it earns, and those that it buys. An order brings them once, also
 * one that became the member's later.
 * @param member null for a visitor's order: it brings nothing yet
 */
export function createEarnings(
  order: StoredOrder,
  member: EarningMember | null,
  { rules, details, ids, now }: EarningContext,
): Earnings {
  const { memberId, contents } = order
  if (memberId === null || member === null || rules === null || contents.brought) return { order, steps: [] }
  const earned = countEarned(order, member, rules, details)
  const recharged = contents.items.reduce(
    (sum, { balanceUnits = 0, quantity }) => sum + balanceUnits * quantity,
    0,
  )
  const toStep = (units: number, reason: 'earned' | 'recharged', expiresAt: number | null): Step[] =>
    units === 0
      ? []
      : [{ kind: 'balance.add', id: ids.uuid(), memberId, units, reason, movedAt: now, expiresAt }]
  const { expiresAfterMonths: months } = rules
  const { id: balanceTypeId, name } = rules.balanceType
  const brought = { balanceTypeId, name, units: earned + recharged }
  return {
    order: { ...order, contents: { ...contents, brought } },
    steps: [
      ...toStep(earned, 'earned', months === null ? null : addMonths(now, months)),
      // Bought units stay.
      ...toStep(recharged, 'recharged', null),
    ],
  }
}

function countEarned(
  order: StoredOrder,
  { clubId }: EarningMember,
  rules: BalanceRules,
  details: ShowtimeDetailsById,
): number {
  if (!rules.earning) return 0
  const { rule, on } = rules.earning
  const { contents, type } = order
  const bonus = findClubRules(rules, clubId)?.bonus ?? null
  const priced = priceContents(contents)
  const getAmount = new Map([...priced.tickets, ...priced.items].map(({ id, price }) => [id, price.gross]))
  const lines: EarningLine[] = []
  if (on.has('Tickets'))
    for (const { showtimeId, tickets } of contents.showtimes) {
      const factorPerMille = getFactor(bonus, details.get(showtimeId))
      for (const { id } of tickets) lines.push({ amount: getAmount.get(id) ?? 0, showtimeId, factorPerMille })
    }
  if (on.has(type === 'GiftShop' ? 'GiftShop' : 'Items'))
    for (const { id, giftCard, balanceUnits } of contents.items)
      if (!giftCard && balanceUnits === undefined)
        lines.push({ amount: getAmount.get(id) ?? 0, showtimeId: null, factorPerMille: once })
  const excluded = sumMoneyGoods(contents)
  const unpaid = priced.totals.totalPrice.gross - sumPaidWithMoney(order)
  const total = priced.totals.totalPrice.gross - excluded
  return countEarnedUnits({ lines, total, paid: total - unpaid }, rule)
}

const once = 1_000

/** A gift card is money: what it pays was not earned for when it was bought. */
const sumPaidWithMoney = ({ contents }: StoredOrder) =>
  contents.payments.reduce(
    (sum, { type, status, amountMinor }) =>
      type !== 'MemberBalance' && status === 'Completed' ? sum + amountMinor : sum,
    0,
  )

/** By the wall clock of the cinema; a showtime after midnight belongs to the evening before. */
function getFactor(bonus: ClubBonus | null, showtime: ShowtimeDetails | undefined): number {
  if (bonus === null || showtime === undefined) return once
  if (bonus.startsAfter === null) return bonus.factorPerMille
  const [site] = showtime.relatedData.sites
  const minutes = getMinutesOfDay(site?.ianaTimeZoneName ?? 'UTC', showtime.startsAt)
  return toBusinessMinutes(minutes) >= toBusinessMinutes(bonus.startsAfter) ? bonus.factorPerMille : once
}

const toBusinessMinutes = (minutes: number) => (minutes - businessDayStartsAt + 24 * 60) % (24 * 60)
