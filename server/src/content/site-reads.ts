import {
  siteComponentNames,
  type SiteComponents,
  type SiteContentResponse,
} from '@foyer/contract/omnia/site-content'
import { isAmong } from '@foyer/contract/omnia/page-patterns'
import type { LanguageContent } from './assemble.ts'
import { parsePath } from './page-reads.ts'

/**
 * Answers with the content shared by many pages.
 * @param friendly address of a page: announcements and popups for other pages are left out
 */
export function createSiteContentAnswer(
  content: LanguageContent,
  names: readonly string[] | null,
  friendly: string | undefined,
): SiteContentResponse {
  const { languageTag, site, sponsoredFilms } = content
  const path = friendly === undefined ? null : parsePath(friendly)
  const isHere = ({ pages }: { pages: readonly string[] }) => path === null || isAmong(pages, path)
  const all: SiteComponents = {
    ...site.components,
    announcements: site.components.announcements.filter(isHere),
    popups: site.components.popups.filter(isHere),
    sponsoredFilms: [...sponsoredFilms],
  }
  if (names === null) return { languageTag, components: all }
  const requestedNames = siteComponentNames.filter((name) => names.includes(name))
  return { languageTag, components: Object.fromEntries(requestedNames.map((name) => [name, all[name]])) }
}
