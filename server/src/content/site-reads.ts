import {
  siteComponentNames,
  type SiteComponents,
  type SiteContentResponse,
} from '@foyer/contract/omnia/site-content'
import { isAmong } from '@foyer/contract/omnia/page-patterns'
import type { LanguageContent } from './assemble.ts'
import { parsePath } from './page-reads.ts'

/**
 * What stands on many pages.
 * @param friendly leaves out announcements and popups that are not for that page
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
