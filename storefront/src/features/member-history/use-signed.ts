import { useStores } from '../../context/hooks.ts'
import { getDirection } from '../../stores/channel/texts.ts'

/** Writes a count with its sign, "+1,262" or "−300", in the page's language. */
export function useSigned(): (count: number) => string {
  const { languageTag } = useStores().texts
  const format = new Intl.NumberFormat(`${languageTag}-u-nu-latn`)
  return (count) => {
    // The sign by hand: in Arabic, the browser's own has a mark with it that turns its side.
    const text = `${count > 0 ? '+' : count < 0 ? '−' : ''}${format.format(Math.abs(count))}`
    // After Arabic letters a number would drag its sign to the other side.
    return getDirection(languageTag) === 'rtl' ? `\u2066${text}\u2069` : text
  }
}
