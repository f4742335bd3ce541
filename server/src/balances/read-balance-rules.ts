import type { CatalogueBalanceType, CatalogueClub, Membership } from '../catalogue/membership.ts'
import type { BalanceRules, ClubRules } from './balance-rules.ts'

const mille = 1_000

/** What a chain's membership says of balances; null if its members collect nothing. The first type is what orders earn. */
export function readBalanceRules(
  membership: Pick<Membership, 'balanceTypes' | 'clubs'>,
): BalanceRules | null {
  const [type] = membership.balanceTypes.values()
  if (!type) return null
  const { id, name, unitName, spending, expiresAfterMonths } = type
  return {
    balanceType: { id, name },
    unitName,
    earning: readEarning(type),
    spending,
    expiresAfterMonths,
    clubs: [...membership.clubs.values()].map(readClub),
  }
}

function readEarning({ earning: { per, units, on } }: CatalogueBalanceType): BalanceRules['earning'] {
  if (units === 0) return null
  const rule =
    per === 'Showtime'
      ? ({ kind: 'ByShowtime', units } as const)
      : ({ kind: 'ByAmount', units, perMinorUnits: per.minorUnits } as const)
  return { rule, on: new Set(on) }
}

function readClub({ id, isDefault, earnFactor, startsAfter, ...club }: CatalogueClub): ClubRules {
  return {
    id,
    isDefault,
    bonus:
      earnFactor === 1
        ? null
        : {
            factorPerMille: earnFactor * mille,
            startsAfter: startsAfter === null ? null : toMinutes(startsAfter),
          },
    levelPeriodMonths: club.levelPeriodMonths,
    levels: club.levels.map((level) => ({ id: level.id, threshold: level.threshold })),
  }
}

/** @param time `hh:mm` */
function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
