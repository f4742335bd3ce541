import { Type, type Static } from 'typebox'
import { Id, Nullable, OneOf } from '../wire/common.ts'

/** Components of one page that a request may ask for together; a client with more sends several. */
export const maximumViewedEntities = 50

/**
 * What personalisation knows a member or a visitor by. It opens what was watched under it, so it has to be long and random,
 * and is never made of a name or an address alone.
 */
export const LoyaltyMemberIdHash = Type.String({ pattern: '^[A-Za-z0-9_-]{16,128}$' })

/** A component of the page that shows entities of a type, in an order that personalisation may choose. */
export const ViewedEntity = Type.Object({
  /** `Film` is known; of other types nothing is promoted. */
  entityType: Type.String({ minLength: 1, maxLength: 50 }),
  componentId: Id,
  /** How many the component can use. */
  maximumFilms: Type.Optional(Type.Integer({ minimum: 1, maximum: 250 })),
  /** False where the order is to be the same for all: who asks then counts for nothing. */
  isCxmIntegrationEnabled: Type.Optional(Type.Boolean()),
})
export type ViewedEntity = Static<typeof ViewedEntity>

/** `POST /v2/experiences/get`. */
export const ExperiencesRequest = Type.Object({
  salesChannelId: Type.String({ minLength: 1, maxLength: 50 }),
  filmTerritoryShortCode: Type.String({ minLength: 1, maxLength: 5 }),
  /** Null or absent for somebody who is not known, or has not agreed to be. */
  loyaltyMemberIdHash: Type.Optional(Nullable(LoyaltyMemberIdHash)),
  viewedEntities: Type.Array(ViewedEntity, { minItems: 1, maxItems: maximumViewedEntities }),
})
export type ExperiencesRequest = Static<typeof ExperiencesRequest>

/**
 * What an order was made from: what this member has watched, how many seats are sold, or, where neither says anything, the
 * order in which the chain shows its films.
 */
export const rankings = ['WatchHistory', 'Popularity', 'Programme'] as const

/** Why an entity stands where it does. What was sponsored in the component comes first and is named so. */
export const promotionReasons = ['Sponsored', ...rankings] as const

export const PromotedEntity = Type.Object({
  id: Id,
  /** Its place in the component is paid for. Foyer's own server says so by the reason. */
  sponsored: Type.Optional(Type.Boolean()),
  /** Foyer's extension. */
  reason: Type.Optional(OneOf(promotionReasons)),
})
export type PromotedEntity = Static<typeof PromotedEntity>

/** The order for one component, best first. */
export const Experience = Type.Object({
  entityType: Type.String(),
  componentId: Id,
  promoteEntity: Type.Object({
    entityListToPromote: Type.Object({ entities: Type.Array(PromotedEntity) }),
  }),
  /** Foyer's extension: what the list as a whole was ranked by. */
  rankedBy: Type.Optional(OneOf(rankings)),
})
export type Experience = Static<typeof Experience>

export const ExperiencesResponse = Type.Object({ experiences: Type.Array(Experience) })
export type ExperiencesResponse = Static<typeof ExperiencesResponse>

/** Foyer's extension: this completed order was bought by whom the hash stands for. Who knows an order's id may say so. */
export const WatchedRequest = Type.Object({ loyaltyMemberIdHash: LoyaltyMemberIdHash, orderId: Id })
export type WatchedRequest = Static<typeof WatchedRequest>
