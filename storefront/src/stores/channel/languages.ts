import {
  getAddressInLanguage,
  isSameLanguage,
  languageParameter,
} from '@foyer/contract/omnia/language-address'
import type { ConfiguredLanguage } from './configuration-model.ts'

const includesLanguage = (tags: readonly string[], wanted: string) =>
  tags.some((tag) => isSameLanguage(tag, wanted))

/**
 * The brand's languages and their addresses. A page's address has no language; `?language=fr` selects one, which is
 * remembered for the session. Search engines get the primary language without the parameter, every other with it.
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

  /** The same page in each language, for visitors; empty with a single language. */
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
   * The canonical address of a page in the shown language: for a page without it, that of a language it has.
   * @param address absolute, without a language
   * @param foundIn languages of the page; all when absent
   */
  canonical(address: string, foundIn: readonly string[] = [this.current]): string {
    const others = includesLanguage(foundIn, this.#primary) ? this.#primary : (foundIn[0] ?? this.#primary)
    return this.#addressIn(includesLanguage(foundIn, this.current) ? this.current : others, address)
  }

  /**
   * The page's addresses by language, for search engines; `x-default` for readers of other languages. Undefined for a
   * language that the page lacks, and for all if it has only one.
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
    return getAddressInLanguage(address, tag, this.#primary)
  }
}
