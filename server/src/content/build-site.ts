import type { SiteComponents } from '@foyer/contract/omnia/site-content'
import { listCinemaGroups } from '../catalogue/cinema-groups.ts'
import { toLink } from './build-grid.ts'
import type { ContentContext } from './content-context.ts'
import { toImage } from './content-images.ts'
import { ContentError } from './read-source.ts'
import type { SiteSource } from './site-source.ts'

interface Move {
  readonly url: string
  readonly isPermanent: boolean
}

/** Content shared by many pages, redirects, and the data of extensions. */
export interface SiteContent {
  readonly components: Omit<SiteComponents, 'sponsoredFilms'>
  /** Redirects by old address. */
  readonly redirects: ReadonlyMap<string, Move>
  readonly extensions: Readonly<Record<string, unknown>>
}

/** @throws ContentError if it refers to something that does not exist */
export function buildSite(source: SiteSource, context: ContentContext): SiteContent {
  const cinemaGroups = listCinemaGroups(context.catalogue)
  const groups = new Set(cinemaGroups.map((group) => group.id))
  for (const id of (source.popups ?? []).flatMap((popup) => popup.cinemaGroups ?? []))
    if (!groups.has(id)) throw new ContentError([`there is no cinema group ${id}`])
  const moves = (source.redirects ?? []).map(({ from, to, permanent = false }): [string, Move] => [
    from,
    { url: to, isPermanent: permanent },
  ])
  const redirects = new Map(moves)
  checkForLoops(redirects)
  return {
    components: {
      announcements: (source.announcements ?? []).map((each) => ({
        id: each.id,
        title: each.title,
        message: each.message,
        style: each.style ?? 'Info',
        ...toDisplayRule(each),
        actionButton: each.action ?? null,
      })),
      popups: (source.popups ?? []).map((popup) => {
        if ((popup.film === undefined) === (popup.image === undefined))
          throw new ContentError([`popup ${popup.id} needs either a film or an image`])
        return {
          id: popup.id,
          ...toDisplayRule(popup),
          cinemaGroups: (popup.cinemaGroups ?? []).map((nodeId) => ({ nodeId })),
          film: popup.film === undefined ? null : { key: context.filmId(popup.film) },
          image: popup.image ? toImage(popup.image, context) : null,
          ...(popup.text !== undefined && { text: popup.text }),
          link: popup.link ? toLink(popup.link) : null,
        }
      }),
      elementDisplayRules: source.elementDisplayRules ?? [],
      cinemaGroups,
      requiredCinemaGroupPrompt: context.requiredCinemaGroupPrompt,
    },
    redirects,
    extensions: source.extensions ?? {},
  }
}

/**
 * Browsers cache permanent redirects: a loop would persist after its correction in every browser that has seen it.
 * @throws ContentError
 */
function checkForLoops(redirects: SiteContent['redirects']): void {
  /** Addresses known to lead out of the redirects. */
  const leadOut = new Set<string>()
  for (const start of redirects.keys()) {
    const way = new Set<string>()
    for (let at = start; !leadOut.has(at);) {
      if (way.has(at)) throw new ContentError([`the redirect of ${at} leads back to itself`])
      way.add(at)
      const move = redirects.get(at)
      if (!move) break
      at = `${move.url.replace(/[?#].*$/, '')}/`.replace(/\/{2,}/g, '/')
    }
    for (const each of way) leadOut.add(each)
  }
}

type Shown = NonNullable<SiteSource['announcements']>[number] | NonNullable<SiteSource['popups']>[number]

function toDisplayRule({ from, until, everyDays, pages }: Shown) {
  return {
    startDate: from ?? null,
    endDate: until ?? null,
    displayFrequencyInDays: everyDays ?? null,
    pages: pages ?? [],
  }
}
