import { Type, type Static } from 'typebox'
import { Id, Nullable, OneOf, TranslatedText } from '../wire/common.ts'

/** Components of one page that a request may ask for together; a client with more sends several. */
export const maximumViewedEntities = 50

/**
 * Identifier of a member or a visitor in personalisation. It grants access to the watch history, so it is long and
 * random, and never derived from a name or an address alone.
 */
export const LoyaltyMemberIdHash = Type.String({ pattern: '^[A-Za-z0-9_-]{16,128}$' })

/** A component of the page that shows entities of a type, in an order that personalisation may choose. */
export const ViewedEntity = Type.Object({
  /** `Film` is known; of other types nothing is promoted. */
  entityType: Type.String({ minLength: 1, maxLength: 50 }),
  componentId: Id,
  /** How many the component can use. */
  maximumFilms: Type.Optional(Type.Integer({ minimum: 1, maximum: 250 })),
  /** False for an order that is the same for all: then the hash is ignored. */
  isCxmIntegrationEnabled: Type.Optional(Type.Boolean()),
})
export type ViewedEntity = Static<typeof ViewedEntity>

/** `POST /v2/experiences/get`. */
export const ExperiencesRequest = Type.Object({
  salesChannelId: Type.String({ minLength: 1, maxLength: 50 }),
  filmTerritoryShortCode: Type.String({ minLength: 1, maxLength: 5 }),
  /** Null or absent for an unknown visitor, or without consent. */
  loyaltyMemberIdHash: Type.Optional(Nullable(LoyaltyMemberIdHash)),
  viewedEntities: Type.Array(ViewedEntity, { minItems: 1, maxItems: maximumViewedEntities }),
})
export type ExperiencesRequest = Static<typeof ExperiencesRequest>

/**
 * Source of an order: the member's watch history, seats sold, or otherwise the order in which the chain shows its
 * films.
 */
export const rankings = ['WatchHistory', 'Popularity', 'Programme'] as const

/** Reason of an entity's position. What is sponsored in the component comes first and is labelled so. */
export const promotionReasons = ['Sponsored', ...rankings] as const

export const PromotedEntity = Type.Object({
  id: Id,
  /** Its place in the component is paid for. Foyer's own server expresses it by the reason. */
  sponsored: Type.Optional(Type.Boolean()),
  /** Foyer's extension. */
  reason: Type.Optional(OneOf(promotionReasons)),
  /** Foyer's extension: which of the experience's `likedFilms` it resembles clearly, the most similar first. */
  becauseOf: Type.Optional(Type.Array(Id)),
})
export type PromotedEntity = Static<typeof PromotedEntity>

/** Foyer's extension: a film of the visitor's own by which others were ranked. */
export const LikedFilm = Type.Object({
  id: Id,
  title: TranslatedText,
  /** Whether they have booked it, or only put it on their watchlist. */
  kind: OneOf(['Watched', 'Saved']),
})
export type LikedFilm = Static<typeof LikedFilm>

/** The order for one component, best first. */
export const Experience = Type.Object({
  entityType: Type.String(),
  componentId: Id,
  promoteEntity: Type.Object({
    entityListToPromote: Type.Object({ entities: Type.Array(PromotedEntity) }),
  }),
  /** Foyer's extension: the ranking of the whole list. */
  rankedBy: Type.Optional(OneOf(rankings)),
  /** Foyer's extension: the films that `becauseOf` names. */
  likedFilms: Type.Optional(Type.Array(LikedFilm)),
})
export type Experience = Static<typeof Experience>

export const ExperiencesResponse = Type.Object({ experiences: Type.Array(Experience) })
export type ExperiencesResponse = Static<typeof ExperiencesResponse>

/** Foyer's extension: the owner of the hash bought this completed order. Anybody with an order's id may report it. */
export const WatchedRequest = Type.Object({ loyaltyMemberIdHash: LoyaltyMemberIdHash, orderId: Id })
export type WatchedRequest = Static<typeof WatchedRequest>
