import type { NamedEntity, TranslatedText } from '@foyer/contract/wire/common'
import type { EarnRule, UnitRate } from '../pricing/earn-units.ts'

/** Lines of an order that earn. */
export type EarningGoods = 'Tickets' | 'Items' | 'GiftShop'

/** What a chain's members collect, how, and what it is good for. */
export interface BalanceRules {
  /** Its id and name: points, stars. */
  readonly balanceType: NamedEntity
  /** Name of one: "point"; null if there is none. */
  readonly unitName: TranslatedText | null
  /** Null: orders earn nothing. */
  readonly earning: { readonly rule: EarnRule; readonly on: ReadonlySet<EarningGoods> } | null
  /** Null: it does not pay. */
  readonly spending: UnitRate | null
  /** Months after which what an order earned runs out; null: never. */
  readonly expiresAfterMonths: number | null
  readonly clubs: readonly ClubRules[]
}

/** What a club is about balances. */
export interface ClubRules {
  readonly id: string
  /** The club of members who name no other. */
  readonly isDefault: boolean
  /** For tickets of some showtimes; null: once, as everybody. */
  readonly bonus: ClubBonus | null
  /** Null: a level, once reached, is kept. */
  readonly levelPeriodMonths: number | null
  /** The lowest first; empty for a club without levels. */
  readonly levels: readonly { readonly id: string; readonly threshold: number }[]
}

export interface ClubBonus {
  readonly factorPerMille: number
  /** Minutes after midnight, from which a showtime has to start, to the end of its business day; null: any time. */
  readonly startsAfter: number | null
}

/** The club of a member; null if the chain has none of the kind. @param clubId null for a member who named none */
export function findClubRules(
  { clubs }: Pick<BalanceRules, 'clubs'>,
  clubId: string | null,
): ClubRules | null {
  const named = clubs.find(({ id }) => id === clubId)
  return named ?? (clubId === null ? clubs.find(({ isDefault }) => isDefault) : undefined) ?? null
}

/** The level that so many collected units reach; null for a club without levels. */
export function findLevel({ levels }: Pick<ClubRules, 'levels'>, collected: number): string | null {
  return levels.findLast(({ threshold }) => threshold <= collected)?.id ?? null
}
