import { Type, type Static } from 'typebox'
import { seatTypes } from './enumerations.ts'
import { Id, MonetaryValue, Nullable, TranslatedText } from './common.ts'
import { AreaCategory } from './showtimes.ts'

export const TicketType = Type.Object({
  type: Type.Literal('Ticket'),
  id: Id,
  description: TranslatedText,
  longDescription: Nullable(TranslatedText),
  /** The tickets and items of a package, in a shape that is not public; a single ticket has none. */
  tickets: Type.Optional(Type.Array(Type.Unknown())),
  items: Type.Optional(Type.Array(Type.Unknown())),
  /** One ticket of this type takes one seat of this area category. */
  areaCategoryId: Id,
  /** Foyer's extension: nobody younger than this may use the ticket's film; null where the type says nothing of age. */
  maximumAge: Type.Optional(Nullable(Type.Integer())),
  /** Foyer's extension: the only kind of seat that the ticket may take; null or absent where any of its area will do. */
  seatType: Type.Optional(Nullable(Type.Enum(seatTypes))),
  hopk: Type.String(),
  hoCode: Type.String(),
  ticketCode: Type.String(),
})
export type TicketType = Static<typeof TicketType>

export const TicketPrice = Type.Object({
  ticketTypeId: Id,
  /** One ticket, without the booking fee. */
  price: MonetaryValue,
  /** Per area category. */
  isDefault: Type.Boolean(),
  bookingFee: MonetaryValue,
  /** A client hides a price that carries a restriction it does not know. */
  restrictions: Type.Array(Type.String()),
  rewardId: Nullable(Id),
  voucherTypeCodes: Type.Array(Type.String()),
  thirdPartyMemberSchemeId: Nullable(Id),
  isShownAsPreviewWhenRestricted: Type.Boolean(),
  displayPriority: Type.Integer(),
  subscriptionId: Nullable(Id),
  discountId: Nullable(Id),
  discount: Nullable(
    Type.Object({
      calculation: Type.Object({ type: Type.String(), percentageOff: Type.Optional(Type.Number()) }),
      amountSaved: MonetaryValue,
    }),
  ),
})
export type TicketPrice = Static<typeof TicketPrice>

/** `GET showtimes/{showtimeId}/ticket-prices`. */
export const TicketPricesResponse = Type.Object({
  ticketPrices: Type.Array(TicketPrice),
  relatedData: Type.Object({ ticketTypes: Type.Array(TicketType), areaCategories: Type.Array(AreaCategory) }),
})
export type TicketPricesResponse = Static<typeof TicketPricesResponse>
