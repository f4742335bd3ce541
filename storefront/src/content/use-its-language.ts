import { isSameLanguage } from '@foyer/contract/omnia/language-address'
import { useStores } from '../context/hooks.ts'
import { getDirection } from '../stores/channel/texts.ts'

/**
 * Attributes of an element whose text nobody has translated, so that they are spoken and set as what they are; none
 * where they are in the language of the page.
 * @param languageTag of the text; the page's own when absent
 */
export function useItsLanguage(languageTag: string | null | undefined): {
  lang?: string
  dir?: 'ltr' | 'rtl'
} {
  const { session } = useStores()
  if (!languageTag || isSameLanguage(languageTag, session.languageTag)) return {}
  return { lang: languageTag, dir: getDirection(languageTag) }
}
