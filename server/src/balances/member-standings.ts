import type { MemberBalance } from '@foyer/contract/wire/member-balances'
import { addMonths } from '../domain/add-months.ts'
import type { Clock } from '../domain/clock.ts'
import type { BalanceLedger } from './balance-ledger.ts'
import { findClubRules, findLevel, type BalanceRules } from './balance-rules.ts'

export interface MemberStandingsOptions {
  readonly ledger: BalanceLedger
  readonly clock: Clock
  /** Null: the chain's members collect nothing. */
  readonly rules: BalanceRules | null
}

/** A member's club, and the level that was reached there; null for a club without levels. */
export interface ClubStanding {
  readonly clubId: string
  readonly clubLevelId: string | null
}

export interface MemberStanding {
  /** Empty where members collect nothing. */
  readonly balances: MemberBalance[]
  /** Null for a member of no club. */
  readonly club: ClubStanding | null
}

/**
 * What members have, and how far they are in their club. A level is not stored: it is what the units of the club's period
 * reach, so it rises with the order that earns them and falls when they are too old.
 */
export class MemberStandings {
  readonly #options: MemberStandingsOptions

  constructor(options: MemberStandingsOptions) {
    this.#options = options
  }

  /** @param clubId null: the member named none, and is in the chain's default club */
  async read(memberId: string, clubId: string | null): Promise<MemberStanding> {
    const { ledger, rules } = this.#options
    if (rules === null) return { balances: [], club: clubId === null ? null : { clubId, clubLevelId: null } }
    const club = findClubRules(rules, clubId)
    const { units, nextToRunOut } = await ledger.read(memberId)
    const collectedUnits = await this.#countCollected(memberId, club?.levelPeriodMonths ?? null)
    const named = club?.id ?? clubId
    return {
      balances: [
        {
          balanceTypeId: rules.balanceType.id,
          units,
          nextToRunOut:
            nextToRunOut === null || nextToRunOut.expiresAt === null
              ? null
              : { units: nextToRunOut.units, expiresAt: new Date(nextToRunOut.expiresAt).toISOString() },
          collectedUnits,
        },
      ],
      club: named === null ? null : { clubId: named, clubLevelId: club && findLevel(club, collectedUnits) },
    }
  }

  /** The level of a member; null for a club without levels, and without a club. */
  async readLevel(memberId: string, clubId: string | null): Promise<string | null> {
    const { rules } = this.#options
    const club = rules && findClubRules(rules, clubId)
    if (!club) return null
    return findLevel(club, await this.#countCollected(memberId, club.levelPeriodMonths))
  }

  #countCollected(memberId: string, months: number | null): Promise<number> {
    const { ledger, clock } = this.#options
    return ledger.earnedSince(memberId, months === null ? 0 : addMonths(clock.now(), -months))
  }
}
