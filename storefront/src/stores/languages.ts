import { addressInLanguage, languageParameter } from '@foyer/contract/omnia/language-address'
import type { ConfiguredLanguage } from './configuration-model.ts'

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
        current: tag === this.current,
      }
    })
  }

  /** The address that stands for a page in the language shown. @param address absolute, without a language */
  canonical(address: string): string {
    return this.#addressIn(this.current, address)
  }

  /** The page's addresses by language, for search engines; `x-default` for whoever reads none of them. */
  alternates(address: string): { tag: string; href: string }[] {
    if (this.#all.length < 2) return []
    return [
      ...this.#all.map(({ languageTag: tag }) => ({ tag, href: this.#addressIn(tag, address) })),
      { tag: 'x-default', href: address },
    ]
  }

  #addressIn(tag: string, address: string): string {
    return addressInLanguage(address, tag, this.#primary)
  }
}
