import type { CatalogueReward, Membership } from '../catalogue/membership.ts'
import { findDefaultClub, isAtLeastLevel } from '../catalogue/membership.ts'
import { addDays, getBusinessDate, toInstant } from '../domain/time-zone.ts'

/** What it depends on which rewards a member is offered. */
export interface RewardTaker {
  /** Null: that of new members. */
  readonly clubId: string | null
  /** Null: the club's lowest. */
  readonly clubLevelId: string | null
  /** `yyyy-MM-dd`; null: unknown. */
  readonly birthDate: string | null
  /** Of the member's cinema. */
  readonly zone: string
}

/** A reward as a member is offered it now. Instants are epoch milliseconds. */
export interface RewardOffer {
  readonly reward: CatalogueReward
  /** What it is given for once; null: any number. */
  readonly occasion: string | null
  /** Until when it is offered; null: for good. */
  readonly offeredUntil: number | null
  /** When it would run out if it were taken now; null: it would not. */
  readonly expiresAt: number | null
}

/** Rewards of the member's club and level that are offered now, without regard to what the member has taken. */
export function listRewardOffers(membership: Membership, taker: RewardTaker, now: number): RewardOffer[] {
  return [...membership.rewards.values()].flatMap(
    (reward) => findRewardOffer(membership, reward, taker, now) ?? [],
  )
}

/** Null if the member cannot have the reward now. */
export function findRewardOffer(
  membership: Membership,
  reward: CatalogueReward,
  taker: RewardTaker,
  now: number,
): RewardOffer | null {
  const club = taker.clubId === null ? findDefaultClub(membership) : membership.clubs.get(taker.clubId)
  if (!club || club.id !== reward.clubId) return null
  const levelId = taker.clubLevelId ?? club.levels[0]?.id ?? null
  if (!isAtLeastLevel(club, levelId, reward.leastLevelId)) return null
  const today = getBusinessDate(taker.zone, now)
  if (reward.type !== 'Birthday') {
    const expiresAt = getRewardEnd(taker.zone, reward, now)
    return { reward, occasion: null, offeredUntil: null, expiresAt }
  }
  const birthday = taker.birthDate === null ? null : findBirthday(taker.birthDate, today, reward.validDays)
  if (!birthday) return null
  const expiresAt = getEnd(taker.zone, birthday.lastDay)
  return { reward, occasion: birthday.year, offeredUntil: expiresAt, expiresAt }
}

/** When a reward runs out that is taken now; null: it does not. */
export function getRewardEnd(
  zone: string,
  { expiresAfterDays }: Pick<CatalogueReward, 'expiresAfterDays'>,
  now: number,
): number | null {
  return expiresAfterDays === null
    ? null
    : getEnd(zone, addDays(getBusinessDate(zone, now), expiresAfterDays))
}

/** The last millisecond of a day: its date is the one that pages show. */
const getEnd = (zone: string, date: string) => toInstant(zone, date, 24 * 60) - 1

/** The birthday of which a day is one of the first `days`; null if there is none. Dates are `yyyy-MM-dd`. */
export function findBirthday(
  birthDate: string,
  today: string,
  days: number,
): { readonly year: string; readonly lastDay: string } | null {
  const thisYear = Number(today.slice(0, 4))
  for (const year of [thisYear, thisYear - 1]) {
    const date = getBirthday(birthDate, year)
    const lastDay = addDays(date, days - 1)
    // Nobody is given anything for the day of the birth.
    if (date > birthDate && date <= today && today <= lastDay) return { year: String(year), lastDay }
  }
  return null
}

/** Who was born on 29 February has it on the 28th in other years. */
function getBirthday(birthDate: string, year: number): string {
  const monthAndDay = birthDate.slice(4)
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}${monthAndDay === '-02-29' && !isLeapYear ? '-02-28' : monthAndDay}`
}
