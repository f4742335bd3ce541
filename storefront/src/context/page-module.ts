import type { ComponentType } from 'react'
import type { Stores } from '../stores/create-stores.ts'

/** Parameters of a page, from its address. */
export interface PageContext {
  readonly params: Readonly<Record<string, string>>
  /** Address as requested, with the public origin. */
  readonly url: URL
  /** Pattern of the route, e.g. `/films/:filmName/:filmId/`. */
  readonly pattern: string
}

/** Open Graph type of a page. */
export const openGraphTypes = [
  'website',
  'article',
  'book',
  'profile',
  'music.song',
  'music.album',
  'music.playlist',
  'music.radio_station',
  'video.movie',
  'video.episode',
  'video.tv_show',
  'video.other',
] as const

/** Metadata in the head of a page. */
export interface PageHead {
  /** Without the site's title; empty for the site's title alone. */
  title: string
  description?: string | undefined
  keywords?: string | undefined
  /** Canonical path or address; default the page's own path, none when null. */
  canonical?: string | null | undefined
  robots?: 'noindex' | 'nofollow' | 'noindex, nofollow' | undefined
  image?: { url: string; width: number; height: number; alt?: string } | undefined
  type?: (typeof openGraphTypes)[number] | undefined
  /** Open Graph's format, e.g. `en_GB`. */
  locale?: string | undefined
  /** Languages of the page; all of the site's when absent. */
  languageTags?: readonly string[] | undefined
  /** `summary_large_image` when absent. */
  twitterCard?: string | undefined
}

export type PageStatus = 200 | 404 | 503

/**
 * A page: its data, its metadata and its component. The same object serves the server and the browser.
 * `pages/<name>/page.ts` exports it as `page`.
 */
export interface PageModule {
  /** Without props; `usePage()` gives the address. */
  Page: ComponentType
  /** Visitors who are not signed in are led to the sign-in, which leads back. */
  isMemberOnly?: true
  /** The page shows the member's e-mail address or username: no other page carries them. */
  showsMemberDetails?: true
  /** The page is for the cinemas' staff: its document is stored nowhere. */
  isForStaff?: true
  /** The page's address may have a code of a mail: no request of its document names it. */
  hidesAddress?: true
  /** The page has a form of accounts, which may show the captcha of a service: no other page's policy allows one. */
  hasCaptcha?: true
  /** Loads the page's data into the stores; idempotent by the caches. The server limits it to 2 s. */
  load?: (stores: Stores, page: PageContext) => Promise<LoadOutcome>
  head: (stores: Stores, page: PageContext) => PageHead
  /** Status of the server's response, read from the stores after `load`. */
  status?: (stores: Stores, page: PageContext) => PageStatus
  /** Origins that the page frames, for the policy; read from the stores after `load`. */
  frameSources?: (stores: Stores, page: PageContext) => readonly string[]
}

/** A load may redirect to another address, temporarily or permanently. */
export type LoadOutcome = void | { readonly redirect: string; readonly isPermanent?: boolean }
