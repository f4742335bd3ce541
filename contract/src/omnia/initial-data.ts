import { Type, type Static } from 'typebox'
import { EntityKey, Id, OneOf } from '../wire/common.ts'
import { defaultPages, pageTypes, type PageType } from './pages.ts'

export { defaultPages, pageTypes, type PageType }

const HeaderName = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }))

/** A city: the cinemas a visitor chooses together. */
export const CinemaGroup = Type.Object({
  id: Id,
  name: Type.String(),
  cinemas: Type.Array(Type.Object({ nodeId: Id, vistaCinema: EntityKey })),
})
export type CinemaGroup = Static<typeof CinemaGroup>

/** `GET /api/omnia/v1/initialData`; every page carries the same as `window.initialData`. */
export const InitialData = Type.Object({
  siteTitle: Type.String(),
  culture: Type.String({ description: 'Default language tag' }),
  country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  /** Alias to URL pattern with `:param` segments. */
  pages: Type.Unsafe<Partial<Record<PageType, string>>>({
    type: 'object',
    properties: Object.fromEntries(pageTypes.map((type) => [type, { type: 'string' }])),
  }),
  api: Type.Object({
    /** Origin and base path of `ocapi/v1`; may be relative to the site. */
    apiUrl: Type.String({ minLength: 1 }),
    /** The channel's bearer token. */
    authToken: Type.String(),
    regionCode: Type.String({ minLength: 1, maxLength: 100 }),
    tenantId: Type.String({ minLength: 1, maxLength: 50 }),
    /** Base of `/media/entity/get/…`. */
    vistaCdn: Type.String(),
    /**
     * Foyer's extension: version of all pictures of `vistaCdn`. With it as `v` in its address a picture can be cached
     * forever.
     */
    mediaVersion: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  /**
   * Foyer's extension: base address of personalisation, and its identifier of the channel's films. Absent without
   * personalisation.
   */
  personalisation: Type.Optional(
    Type.Object({
      /** Above `/v2/…`. */
      url: Type.String(),
      filmTerritoryShortCode: Type.String({ minLength: 1, maxLength: 5 }),
    }),
  ),
  /** The numbering of error codes that the API speaks: 1 is v1, 2 is v2 (`docs/errors.md`). */
  errorNumbering: OneOf([1, 2] as const),
  /** Foyer's extension: headers of the API that have other names than by default, see `getHeaderNames`. */
  headerNames: Type.Optional(
    Type.Object({
      authorization: HeaderName,
      loyaltySessionToken: HeaderName,
      regionCode: HeaderName,
      tenantId: HeaderName,
      correlationId: HeaderName,
      captchaResponse: HeaderName,
      idempotencyKey: HeaderName,
    }),
  ),
  /** Foyer's extension: duration of a hold, for pages shown before there is an order; after that its expiry applies. */
  holdMinutes: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Foyer's extension: tickets are sent by e-mail, so that pages may promise it. */
  sendsTickets: Type.Optional(Type.Boolean()),
  /** Foyer's extension: `POST orders/completed/find` answers. */
  findsOrders: Type.Optional(Type.Boolean()),
  /**
   * Foyer's extension: its own calls about members are answered too, which are passkeys, sign-ins on other devices,
   * verification of addresses, orders claimed, and challenges of forms in advance.
   */
  extendsMembers: Type.Optional(Type.Boolean()),
  /** Foyer's extension: whether members are given something for friends who join. */
  rewardsReferrals: Type.Optional(Type.Boolean()),
  /**
   * Foyer's extension: how a browser holds a member's sign-in. `Cookie`: in one that pages cannot read, beside the flag
   * `flagCookie` that they can. `Token`, also where this is absent: in the browser's storage.
   */
  memberSignIn: Type.Optional(
    Type.Object({ type: OneOf(['Cookie', 'Token'] as const), flagCookie: Type.String({ minLength: 1 }) }),
  ),
  /** The client's identifier in the ordering interface. */
  occConfiguration: Type.Optional(
    Type.Object({ clientId: Type.String({ minLength: 1 }), salesChannel: Type.String({ minLength: 1 }) }),
  ),
  /** Overrides of this channel, by the names of `occConfiguration`; empty without any. */
  occConfigurationOverride: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),
  ),
  /** How visitors prove that they are human, if the channel requires it. */
  captcha: Type.Optional(
    Type.Object({ type: OneOf(['GoogleRecaptchaV2'] as const), siteKey: Type.String({ minLength: 1 }) }),
  ),
  /** Address of a cinema's page in the primary language, by the cinema's id. */
  cinemaUrlsById: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string>>>({
      type: 'object',
      additionalProperties: { type: 'string' },
    }),
  ),
  /** Container of the tag manager, if the channel has one. */
  gtmId: Type.Optional(Type.String()),
  /** Identifier of the site in real-user monitoring, if the channel has it. */
  rumId: Type.Optional(Type.String()),
  /**
   * Foyer's extension: addresses of both scripts. They are fetched after consent only, and the policy of each page
   * allows their origins.
   */
  scripts: Type.Optional(Type.Array(Type.String())),
  loggingConfiguration: Type.Object({ level: OneOf(['DEBUG', 'INFO', 'WARN', 'ERROR'] as const) }),
  cinemaGroups: Type.Array(CinemaGroup),
  requiredCinemaGroupPrompt: Type.Boolean(),
})
export type InitialData = Static<typeof InitialData>
