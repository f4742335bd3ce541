import { Type, type Static } from 'typebox'
import { seatTypes } from './enumerations.ts'
import { Id, MonetaryValue, Nullable, TranslatedText } from './common.ts'
import { AreaCategory } from './showtimes.ts'

/** A ticket in a package: it takes one seat. */
export const PackageTicket = Type.Object({ ticketTypeId: Type.Optional(Id) })

/** An item in a package. */
export const PackageItem = Type.Object({
  itemId: Type.Optional(Id),
  name: Type.Optional(TranslatedText),
  quantity: Type.Optional(Type.Integer()),
})

export const TicketType = Type.Object({
  type: Type.Literal('Ticket'),
  id: Id,
  description: TranslatedText,
  longDescription: Nullable(TranslatedText),
  /** The tickets and items of a package, in a shape of ours, as none is public; a single ticket has none. */
  tickets: Type.Optional(Type.Array(PackageTicket)),
  items: Type.Optional(Type.Array(PackageItem)),
  /** A ticket of this type takes one seat of this area category, a package one for each of its tickets. */
  areaCategoryId: Id,
  /**
   * Foyer's extension: the oldest age in years of its holder. Not sold for films with a higher minimum age; null if
   * there is no limit.
   */
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
  /** A discount that the price includes: an automatic one, or with the restriction `Discount` one that a code opens. */
  discountId: Nullable(Id),
  discount: Nullable(
    Type.Object({
      calculation: Type.Object({
        type: Type.String(),
        percentageOff: Type.Optional(Type.Number()),
        /** Foyer's extensions, in the currency's main unit. */
        amountOff: Type.Optional(Type.Number()),
        fixedPrice: Type.Optional(Type.Number()),
      }),
      amountSaved: MonetaryValue,
    }),
  ),
  /** Foyer's extension: how many tickets of the type an order may have; absent where the order's own limit counts. */
  maximumTickets: Type.Optional(Type.Integer()),
})
export type TicketPrice = Static<typeof TicketPrice>

/** `GET showtimes/{showtimeId}/ticket-prices`. */
export const TicketPricesResponse = Type.Object({
  ticketPrices: Type.Array(TicketPrice),
  relatedData: Type.Object({ ticketTypes: Type.Array(TicketType), areaCategories: Type.Array(AreaCategory) }),
})
export type TicketPricesResponse = Static<typeof TicketPricesResponse>
