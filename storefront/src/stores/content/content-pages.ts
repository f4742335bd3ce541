import { parseOwnPath } from '@foyer/contract/render/own-path'
import type { PageResponse } from '@foyer/contract/omnia/page'
import { contentForgottenAfter, lifetimes } from '../../cache/lifetimes.ts'
import { createContentService, type ContentService } from '../../services/omnia/content.ts'
import type { Cached, CachedByKey, Caching } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** Result of loading a page: found, not found, moved, failed, or still loading. */
export type PageOutcome = 'ready' | 'missing' | 'moved' | 'failed' | 'pending'

/** Pages of the content system by their path. */
export class ContentPagesStore {
  readonly #pages: CachedByKey<PageResponse>

  constructor(service: ContentService, caching: Caching) {
    this.#pages = caching.map('content-pages', {
      lifetime: lifetimes.content,
      forgetAfter: contentForgottenAfter,
      load: (path) => service.page({ friendly: path, ancestorComponents: ['pageTitle'] }),
    })
  }

  entry(path: string): Cached<PageResponse> {
    return this.#pages.entry(path)
  }

  /** Requests a page once per visit: while it is on the screen, it is the same visit. */
  ensure(path: string): Promise<unknown> {
    const entry = this.entry(path)
    return entry.value !== undefined && this.#pages.isWatched(path) ? Promise.resolve() : entry.ensure()
  }

  /** The page at a path; for an unknown path, the page for not found. */
  page(path: string): PageResponse | undefined {
    return this.entry(path).value
  }

  outcome(path: string): PageOutcome {
    const { value, error } = this.entry(path)
    if (!value) return error ? 'failed' : 'pending'
    if (findRedirect(value) !== null) return 'moved'
    return value.status === 404 || value.alias === 'ErrorNotFound' ? 'missing' : 'ready'
  }

  /** New address of a page that has moved; null if it has not, or if the target is no permitted address. */
  redirect(path: string): { url: string; isPermanent: boolean } | null {
    const page = this.page(path)
    const url = page ? findRedirect(page) : null
    return url === null ? null : { url, isPermanent: page?.status === 301 }
  }
}

/** Placeholder origin of this site for resolving its own paths. */
const anySite = 'https://site.invalid'

function findRedirect({ redirectDetailsElement }: PageResponse): string | null {
  if (!redirectDetailsElement?.redirect) return null
  const { url } = redirectDetailsElement
  // An editor may link to another site by a complete address; one that only looks like a path of ours is invalid.
  if (/^https:\/\//i.test(url)) return URL.canParse(url) ? url : null
  return url.startsWith('/') ? parseOwnPath(url, anySite) : null
}

/** Editors' pages. Separate from the other content stores, for pages that only check for an editor's addition. */
export const getContentPagesStore = defineStore(({ core, session }: Stores) => {
  const service = createContentService(core.platform.content, session.languageTag)
  return new ContentPagesStore(service, core.caching)
})
