import { Type, type Static } from 'typebox'
import { Id, Instant, MonetaryValue, Nullable, OneOf } from './common.ts'

/**
 * A card, voucher or gift card of a member's own. Of other servers only the type, the id, the status and the mask can be
 * relied on; what is left and the gift cards and vouchers are Foyer's extension.
 */
export const MemberRedemptionCard = Type.Object({
  id: Id,
  type: OneOf(['Member', 'ThirdParty', 'Voucher', 'GiftCard']),
  /** Subscription that the card belongs to. */
  subscriptionId: Nullable(Id),
  /** Foyer's extension: the scheme of a card of type ThirdParty, as ticket prices name it. */
  thirdPartyMemberSchemeId: Type.Optional(Id),
  /** Friend who shares it. */
  friendId: Nullable(Id),
  status: OneOf(['Active', 'Used', 'Expired', 'Revoked']),
  /** `AB........89`. */
  maskedCardNumber: Type.String(),
  /** In place of the number, for an order of the signed-in member. */
  cardNumber: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  expiresAt: Type.Optional(Nullable(Instant)),
  /** Of a voucher or card. */
  availableRedemptions: Type.Optional(Nullable(Type.Integer())),
  /** Of a gift card. */
  availableBalance: Type.Optional(Nullable(MonetaryValue)),
  /** Whether it was bought by the member: it can't be removed. */
  isBought: Type.Optional(Type.Boolean()),
})
export type MemberRedemptionCard = Static<typeof MemberRedemptionCard>

/** `GET members/current/ticket-redemption-cards`. */
export const MemberRedemptionCardsResponse = Type.Object({
  ticketRedemptionCards: Type.Array(MemberRedemptionCard),
  relatedData: Type.Object({ subscriptions: Type.Array(Type.Object({ id: Id })) }),
})
export type MemberRedemptionCardsResponse = Static<typeof MemberRedemptionCardsResponse>

/** `POST members/current/ticket-redemption-cards`: Foyer's extension. */
export const AddMemberRedemptionCardRequest = Type.Object({
  /** As typed: case, blanks and hyphens do not count. */
  cardNumber: Type.String({ minLength: 1, maxLength: 100 }),
  pin: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
})
export type AddMemberRedemptionCardRequest = Static<typeof AddMemberRedemptionCardRequest>

export const MemberRedemptionCardResponse = Type.Object({ ticketRedemptionCard: MemberRedemptionCard })
export type MemberRedemptionCardResponse = Static<typeof MemberRedemptionCardResponse>
