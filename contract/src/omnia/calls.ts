import { Type, type Static, type TSchema } from 'typebox'
import { Attribute } from '../wire/attributes.ts'
import { EntityKey, Id, Nullable, OneOf } from '../wire/common.ts'
import { Genre } from '../wire/films.ts'
import { PageListResponse, PageResponse } from './page.ts'
import { omniaPaths } from './paths.ts'
import { SiteContentResponse } from './site-content.ts'

/**
 * Calls of the content system, relative to the site: path, query and answer of each. All are GET. Calls that answer
 * texts take `languageTag`; a language that the site lacks is answered in the primary one.
 */

/** Names joined by commas, or the parameter repeated. */
const Names = Type.Optional(
  Type.Union([Type.Array(Type.String({ maxLength: 60 }), { maxItems: 40 }), Type.String({ maxLength: 500 })]),
)
const LanguageTag = Type.Optional(Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$' }))
/** A page's address on this site; a query or hash behind it is passed over. */
const Friendly = Type.String({ minLength: 1, maxLength: 500 })
const inLanguage = Type.Object({ languageTag: LanguageTag })

/** Longest search term, as the search field has it. */
export const longestSearchTerm = 512

const hit = {
  id: Id,
  title: Type.String(),
  url: Type.String({ pattern: '^/' }),
  excerpt: Nullable(Type.String()),
}
export const SearchHit = Type.Object(hit)
export type SearchHit = Static<typeof SearchHit>

/** Best first in each list. A blank term finds nothing. */
export const SearchResponse = Type.Object({
  searchTerm: Type.String(),
  films: Type.Array(SearchHit),
  cinemas: Type.Array(SearchHit),
  events: Type.Array(SearchHit),
  pages: Type.Array(SearchHit),
})
export type SearchResponse = Static<typeof SearchResponse>

/** A cinema as the content system knows it: its page and the cinema group that it belongs to. */
export const ConnectCinema = Type.Object({
  nodeId: Id,
  name: Type.String(),
  url: Type.String(),
  vistaCinema: EntityKey,
  cinemaGroupId: Nullable(Id),
})

/** What an editor switches on for a part of the product; the shape is the extension's own. */
export const ExtensionResponse = Type.Object({
  name: Type.String(),
  suffix: Nullable(Type.String()),
  data: Type.Unknown(),
})

export const TrailerWatchedResponse = Type.Object({ filmId: Id, isRecorded: Type.Boolean() })

/** `url` is null if the chain has no pass for that wallet. */
export const WalletResponse = Type.Object({ isAvailable: Type.Boolean(), url: Nullable(Type.String()) })

/** Sent with a form: the header's name and value. The answer sets a cookie that must be sent back with it. */
export const AntiforgeryResponse = Type.Object({ headerName: Type.String(), requestToken: Type.String() })
export type AntiforgeryResponse = Static<typeof AntiforgeryResponse>

interface OmniaCall {
  /** With `{name}` for a parameter. */
  readonly path: string
  readonly summary: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly response: TSchema
  /** Answered with an entity tag, and 304 if it matches. */
  readonly isCached: boolean
}

export const omniaCalls = {
  page: {
    path: omniaPaths.page,
    summary: 'The page at an address',
    query: Type.Object({
      friendly: Friendly,
      components: Names,
      ancestorComponents: Names,
      descendantOfType: Type.Optional(Type.String({ maxLength: 60 })),
      languageTag: LanguageTag,
    }),
    response: PageResponse,
    isCached: true,
  },
  pageList: {
    path: omniaPaths.pageList,
    summary: 'The pages below an address',
    query: Type.Object({ friendly: Friendly, properties: Names, languageTag: LanguageTag }),
    response: PageListResponse,
    isCached: true,
  },
  configuration: {
    path: omniaPaths.configuration,
    summary: 'Announcements, popups and what else stands on many pages',
    query: Type.Object({
      friendly: Type.Optional(Friendly),
      components: Names,
      languageTag: LanguageTag,
    }),
    response: SiteContentResponse,
    isCached: true,
  },
  extension: {
    path: omniaPaths.extension,
    summary: 'An extension’s data',
    params: Type.Object({ name: Id }),
    response: ExtensionResponse,
    isCached: true,
  },
  extensionPart: {
    path: omniaPaths.extensionPart,
    summary: 'A part of an extension’s data',
    params: Type.Object({ name: Id, suffix: Id }),
    response: ExtensionResponse,
    isCached: true,
  },
  trailerWatched: {
    path: omniaPaths.trailerWatched,
    summary: 'Tells that a film’s trailer was watched',
    params: Type.Object({ filmId: Id }),
    response: TrailerWatchedResponse,
    isCached: false,
  },
  filmGenres: {
    path: omniaPaths.filmGenres,
    summary: 'Genres of the films',
    response: Type.Array(Genre),
    isCached: true,
  },
  cinemas: {
    path: omniaPaths.cinemas,
    summary: 'Cinemas with their pages',
    query: inLanguage,
    response: Type.Array(ConnectCinema),
    isCached: true,
  },
  attributes: {
    path: omniaPaths.attributes,
    summary: 'Attributes of showtimes',
    response: Type.Array(Attribute),
    isCached: true,
  },
  search: {
    path: omniaPaths.search,
    summary: 'Films, cinemas, events and pages that a term finds, typing errors forgiven',
    query: Type.Object({
      searchTerm: Type.String({ maxLength: longestSearchTerm }),
      languageTag: LanguageTag,
    }),
    response: SearchResponse,
    isCached: true,
  },
  wallet: {
    path: omniaPaths.wallet,
    summary: 'Link to an order’s pass in a wallet',
    params: Type.Object({ wallet: OneOf(['google', 'samsung'] as const) }),
    query: Type.Object({ orderId: Id }),
    response: WalletResponse,
    isCached: false,
  },
  antiforgery: {
    path: omniaPaths.antiforgery,
    summary: 'A token that a form is sent with',
    response: AntiforgeryResponse,
    isCached: false,
  },
} as const satisfies Record<string, OmniaCall>
export type OmniaCallId = keyof typeof omniaCalls

type Call<C extends OmniaCallId> = (typeof omniaCalls)[C]
/** Query of a call; undefined if it takes none. */
export type OmniaQuery<C extends OmniaCallId> =
  Call<C> extends { query: infer S extends TSchema } ? Static<S> : undefined
/** Path parameters of a call; undefined if there are none. */
export type OmniaParams<C extends OmniaCallId> =
  Call<C> extends { params: infer S extends TSchema } ? Static<S> : undefined
export type OmniaAnswer<C extends OmniaCallId> = Static<Call<C>['response']>
