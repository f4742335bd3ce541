import { statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { CustomPage } from '@foyer/contract/channel/custom-content'
import { isSameLanguage } from '@foyer/contract/omnia/language-address'
import type { PageType } from '@foyer/contract/omnia/pages'
import { toSlug } from '@foyer/contract/omnia/slug'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { ContentError } from './read-source.ts'

/** What content may refer to. */
export interface ContentContext {
  readonly catalogue: Catalogue
  /** Alias to URL pattern, as the initial data has it. */
  readonly pages: Readonly<Partial<Record<PageType, string>>>
  readonly siteTitle: string
  readonly requiredCinemaGroupPrompt: boolean
  /** Of all pictures together; part of their addresses. */
  readonly mediaVersion?: string
  /** Whether the brand has a file of its own at an address below `/brand/`; absent where nobody can tell. */
  readonly hasFile?: (address: string) => boolean
  /** Pages of the channel's configuration, in a language; absent where it has none. */
  readonly customPages?: (languageTag: string) => readonly CustomPage[]
  /** Id of a film by the name of its artwork. @throws ContentError when the chain does not have it */
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

/** Looks for the files that content names among a brand's own. @param assets its folder, absolute */
export function createFileLookup(assets: string): (address: string) => boolean {
  return (address) => {
    const path = resolve(assets, address.slice('/brand/'.length))
    return path.startsWith(assets + sep) && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
  }
}

/** The text in a language, else the default one. */
export function getText(text: TranslatedText, languageTag: string): string {
  return text.translations.find((each) => isSameLanguage(each.languageTag, languageTag))?.text ?? text.text
}

/** Address of a page that stands for one thing: `/films/:filmName/:filmId/` with name and id in place, in any order. */
export function toDetailUrl(pattern: string, name: string, id: string): string {
  return pattern.replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(parameter.endsWith('Name') ? toSlug(name) || id : id),
  )
}
