import { FilterChip, FilterChips } from '@foyer/design-system/actions/filter-chip'
import { useText } from '../../context/hooks.ts'
import { useReplaceAddress } from '../../context/use-replace-address.ts'

export interface YearChipsProps {
  /** The latest first. */
  years: readonly number[]
  /** The year that is shown. */
  year: number
  /** Address of the page with a year. */
  toHref: (year: number) => string
}

/** Years as chips, of which one is chosen; the address names it. */
export function YearChips({ years, year, toHref }: YearChipsProps) {
  const { t } = useText()
  const replace = useReplaceAddress()
  const shown = years.includes(year) ? years : [year, ...years].sort((a, b) => b - a)
  return (
    <FilterChips label={t('member.history.years')}>
      {shown.map((each) => (
        <FilterChip
          key={each}
          label={String(each)}
          pressed={each === year}
          cross={false}
          onPress={() => replace(toHref(each))}
        />
      ))}
    </FilterChips>
  )
}
