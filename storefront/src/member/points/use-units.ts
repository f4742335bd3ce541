import type { BalanceType } from '@foyer/contract/wire/loyalty'
import { useStores, useText } from '../../context/hooks.ts'
import { getPluralCategory } from '../../domain/plural-rules.ts'

/** How units of a balance are written on the page. */
export interface UnitLabels {
  /** What they are called, as the chain writes it: "Points". */
  readonly name: string
  /** "1,840". */
  readonly count: (units: number) => string
  /** What so many are called, within a sentence: "points". */
  readonly unit: (units: number) => string
  /** "1,840 points". */
  readonly amount: (units: number) => string
}

/** Forms that a language has for a few things, and for none of them, are the plural's; the rest is the singular's. */
const pluralForms: ReadonlySet<string> = new Set(['few', 'zero'])
/** Languages that say "hundred thing" and not "hundred things". */
const countsInSingular: ReadonlySet<string> = new Set(['ar'])

/** @param balanceType undefined where its server does not say: then as the channel names it */
export function useUnits(balanceType: BalanceType | undefined): UnitLabels {
  const { configuration, texts } = useStores()
  const { t, text } = useText()
  const { languageTag } = texts
  const many = text(balanceType?.name) || configuration.value.loyalty.defaultMemberBalanceTypeName
  const one = text(balanceType?.unitName) || many
  const count = (units: number) => units.toLocaleString(`${languageTag}-u-nu-latn`)
  const isMany = (units: number) => {
    const form = getPluralCategory(languageTag, units)
    const [language = ''] = languageTag.split('-')
    return countsInSingular.has(language) ? pluralForms.has(form) : form !== 'one'
  }
  const unit = (units: number) => (isMany(units) ? many : one).toLocaleLowerCase(languageTag)
  return {
    name: many,
    count,
    unit,
    amount: (units) => t('member.points.amount', { count: count(units), unit: unit(units) }),
  }
}
