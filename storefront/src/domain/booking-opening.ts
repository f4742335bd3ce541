import type { FilmAdvanceBookingRule } from '@foyer/contract/wire/films'

type BookingPeriod = FilmAdvanceBookingRule['bookingPeriods'][number]

/** Of a visitor. */
const nobodysRewards: ReadonlySet<string> = new Set()

/**
 * Whether a showtime can be booked by its rule of advance booking. `holders`: who holds a reward can, and this caller
 * does not. `opensAt`: the earliest period that applies to the caller, UTC; null: none will.
 */
export type BookingOpening =
  { readonly kind: 'open' } | { readonly kind: 'holders' | 'closed'; readonly opensAt: string | null }

/** A period applies to everybody, or to the holders of its reward; any other restriction is one that nobody meets. */
export const isApplicable = (
  { restriction, rewardId }: Pick<BookingPeriod, 'restriction' | 'rewardId'>,
  heldRewards: ReadonlySet<string> = nobodysRewards,
): boolean =>
  restriction === 'None' || (restriction === 'MemberReward' && rewardId !== null && heldRewards.has(rewardId))

const byStart = (a: BookingPeriod, b: BookingPeriod) => Date.parse(a.startsAt) - Date.parse(b.startsAt)

/** Without a rule, or without any period, nothing holds a booking back. @param now epoch milliseconds */
export function getBookingOpening(
  rule: FilmAdvanceBookingRule | null,
  now: number,
  heldRewards: ReadonlySet<string> = nobodysRewards,
): BookingOpening {
  const periods = rule?.bookingPeriods ?? []
  if (periods.length === 0 || findPeriod(rule, now, heldRewards)) return { kind: 'open' }
  const opensAt =
    periods.filter((each) => isApplicable(each, heldRewards)).toSorted(byStart)[0]?.startsAt ?? null
  const isForHolders = periods.some(
    ({ restriction, startsAt }) => restriction === 'MemberReward' && Date.parse(startsAt) <= now,
  )
  return { kind: isForHolders ? 'holders' : 'closed', opensAt }
}

/** The latest of the periods that apply to the caller and have begun; undefined if none has. */
export function findPeriod(
  rule: FilmAdvanceBookingRule | null,
  now: number,
  heldRewards: ReadonlySet<string> = nobodysRewards,
): BookingPeriod | undefined {
  return rule?.bookingPeriods
    .filter((each) => isApplicable(each, heldRewards) && Date.parse(each.startsAt) <= now)
    .toSorted(byStart)
    .at(-1)
}

/** Whether a rule has a period for who holds a reward. */
export const hasRewardPeriod = (rule: FilmAdvanceBookingRule | null): boolean =>
  rule?.bookingPeriods.some(({ restriction }) => restriction === 'MemberReward') ?? false
