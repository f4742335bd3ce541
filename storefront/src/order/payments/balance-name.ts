import type { TranslatedText } from '@foyer/contract/wire/common'
import { useStores, useText } from '../../context/hooks.ts'

/** What units are called within a sentence: "points"; the chain's usual name where the server names none. */
export function useBalanceName(): (name?: TranslatedText | null) => string {
  const { configuration, texts } = useStores()
  const { text } = useText()
  return (name) => {
    const named = (name && text(name)) || configuration.value.loyalty.defaultMemberBalanceTypeName
    return named.toLocaleLowerCase(texts.languageTag)
  }
}

/** Units in words: "640 points". */
export function useCountUnits(name?: TranslatedText | null): (units: number) => string {
  const { texts } = useStores()
  const { t } = useText()
  const nameBalance = useBalanceName()
  return (units) =>
    t('transaction.payer.units', { units: formatUnits(units, texts.languageTag), name: nameBalance(name) })
}

/** A count with digits as on all pages. */
export const formatUnits = (units: number, languageTag: string): string =>
  units.toLocaleString(`${languageTag}-u-nu-latn`)
