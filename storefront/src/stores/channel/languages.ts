import { addressInLanguage, isSameLanguage, languageParameter } from '@foyer/contract/omnia/language-address'
import type { ConfiguredLanguage } from './configuration-model.ts'

const includesLanguage = (tags: readonly string[], wanted: string) =>
  tags.some((tag) => isSameLanguage(tag, wanted))

/**
 * The languages of the brand and where each is found. A page's address has no language; `?language=fr` asks for one and
 * is remembered for the session. Search engines find the primary language without the parameter, every other with it.
 */
export class Languages {
  readonly current: string
  readonly #all: readonly ConfiguredLanguage[]
  readonly #primary: string

  constructor(current: string, primary: string, all: readonly ConfiguredLanguage[]) {
    this.current = current
    this.#primary = primary
    this.#all = all
  }

  /** The same place in each language, for visitors; empty where there is one language. */
  links(url: URL, hash: string): { tag: string; label: string; href: string; current: boolean }[] {
    if (this.#all.length < 2) return []
    return this.#all.map(({ languageTag: tag, displayName: label }) => {
      const query = new URLSearchParams(url.search)
      query.set(languageParameter, tag)
      return {
        tag,
        label,
        href: `${url.pathname}?${query.toString()}${hash}`,
        current: isSameLanguage(tag, this.current),
      }
    })
  }

  /**
   * The address that stands for a page in the language shown: of a page that is not in it, that of a language it is in.
   * @param address absolute, without a language
   * @param foundIn languages that the page is in; all when absent
   */
  canonical(address: string, foundIn: readonly string[] = [this.current]): string {
    const others = includesLanguage(foundIn, this.#primary) ? this.#primary : (foundIn[0] ?? this.#primary)
    return this.#addressIn(includesLanguage(foundIn, this.current) ? this.current : others, address)
  }

  /**
   * The page's addresses by language, for search engines; `x-default` for whoever reads none of them. Undefined for a
   * language that the page is not in, and for all where it is in one alone.
   */
  alternates(address: string, foundIn?: readonly string[]): { tag: string; href: string | undefined }[] {
    if (this.#all.length < 2) return []
    const isIn = (tag: string) => foundIn === undefined || includesLanguage(foundIn, tag)
    const isAmbiguous = this.#all.filter(({ languageTag }) => isIn(languageTag)).length > 1
    const hrefIn = (tag: string) => (isAmbiguous && isIn(tag) ? this.#addressIn(tag, address) : undefined)
    return [
      ...this.#all.map(({ languageTag: tag }) => ({ tag, href: hrefIn(tag) })),
      { tag: 'x-default', href: hrefIn(this.#primary) },
    ]
  }

  #addressIn(tag: string, address: string): string {
    return addressInLanguage(address, tag, this.#primary)
  }
}
