import { statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { CustomPage } from '@foyer/contract/channel/custom-content'
import { isSameLanguage } from '@foyer/contract/omnia/language-address'
import type { PageType } from '@foyer/contract/omnia/pages'
import { toSlug } from '@foyer/contract/omnia/slug'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { ContentError } from './read-source.ts'

/** What content can refer to. */
export interface ContentContext {
  readonly catalogue: Catalogue
  /** Page alias to URL pattern, as in the initial data. */
  readonly pages: Readonly<Partial<Record<PageType, string>>>
  readonly siteTitle: string
  readonly requiredCinemaGroupPrompt: boolean
  /** Version of all pictures; part of their addresses. */
  readonly mediaVersion?: string
  /** Whether the brand has a file at an address below `/brand/`; absent if unknown. */
  readonly hasFile?: (address: string) => boolean
  /** Pages of the channel's configuration, in a language; absent if it has none. */
  readonly customPages?: (languageTag: string) => readonly CustomPage[]
  /** Id of a film by the name of its artwork. @throws ContentError if the chain does not have it */
  readonly filmId: (slug: string) => string
}

export function createContentContext(parts: Omit<ContentContext, 'filmId'>): ContentContext {
  const ids = new Map([...parts.catalogue.films.values()].map(({ slug, wire }) => [slug, wire.id]))
  return {
    ...parts,
    filmId(slug) {
      const id = ids.get(slug)
      if (id === undefined) throw new ContentError([`there is no film ${slug}`])
      return id
    },
  }
}

/** Creates a check whether files that content names exist. @param assets the brand's folder, absolute */
export function createFileLookup(assets: string): (address: string) => boolean {
  return (address) => {
    const path = resolve(assets, address.slice('/brand/'.length))
    return path.startsWith(assets + sep) && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
  }
}

/** The text in a language, or else in the default one. */
export function getText(text: TranslatedText, languageTag: string): string {
  return text.translations.find((each) => isSameLanguage(each.languageTag, languageTag))?.text ?? text.text
}

/** Address of a detail page: `/films/:filmName/:filmId/` with name and id filled in, in any order. */
export function toDetailUrl(pattern: string, name: string, id: string): string {
  return pattern.replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(parameter.endsWith('Name') ? toSlug(name) || id : id),
  )
}
