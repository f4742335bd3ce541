import { useStores } from '../../context/hooks.ts'
import { getDirection } from '../../stores/channel/texts.ts'

/** Writes a count with its sign, "+1,262" or "−300", in the page's language. */
export function useSigned(): (count: number) => string {
  const { languageTag } = useStores().texts
  const format = new Intl.NumberFormat(`${languageTag}-u-nu-latn`, { signDisplay: 'exceptZero' })
  return (count) => {
    const text = format.format(count).replace('-', '−')
    // After Arabic letters a number would drag its sign to the other side.
    return getDirection(languageTag) === 'rtl' ? `\u2066${text}\u2069` : text
  }
}
