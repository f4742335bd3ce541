import { Type, type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { PictureFraming } from '@foyer/contract/wire/framing'
import { seatTypes, ticketPriceRestrictions, titleInks } from '@foyer/contract/wire/enumerations'
import { CatalogueError } from './catalogue-error.ts'
import { DiscountSource } from './discount-source.ts'
import { EventPictureSource, InteriorSource, SiteFrontSource } from './picture-source.ts'
import { ProgrammeSource } from './programme-source.ts'
import { describeSchemaErrors } from './describe-schema-errors.ts'

/**
 * Schema of a brand's `catalogue.json` and of a film's file in `brands/shared/films`, both written by hand. Amounts are
 * in the currency's main unit, as in the interface.
 */
const Id = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' })
const Text = Type.String({ minLength: 1 })
const Amount = Type.Number({ minimum: 0 })
const Point = Type.Object({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
})
const Color = Type.String({ pattern: '^#[0-9a-f]{6}$' })
const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const FilmSource = Type.Object({
  id: Type.String({ pattern: '^HO\\d{8}$' }),
  /** Name of its artwork. */
  slug: Id,
  title: Text,
  tagline: Text,
  shortSynopsis: Text,
  synopsis: Text,
  genres: Type.Array(Text, { minItems: 1 }),
  runtimeInMinutes: Type.Integer({ minimum: 1, maximum: 300 }),
  censorRating: Text,
  censorRatingNote: Text,
  director: Text,
  producers: Type.Array(Text),
  cast: Type.Array(Type.Object({ name: Text, role: Text })),
  distributor: Text,
  /** Days from the Friday of the first week: a negative number is released already. */
  releaseOffsetInDays: Type.Integer({ minimum: -41, maximum: 42 }),
  draw: Type.Integer({ minimum: 1, maximum: 10 }),
  displayPriority: Type.Integer({ minimum: 1 }),
  houseNote: OrNull(Text),
  event: OrNull(Id),
  /** Attributes that showtimes of the film have if screen and time allow. */
  features: Type.Array(Id),
  hero: Type.Object({ ground: Color, on: Color, accent: Color }),
  focalPoint: Type.Object({ poster: Point, backdrop: Point }),
  /** How the backdrop is cut; without it, around its focal point. */
  framing: Type.Optional(PictureFraming),
  titleTreatmentRatio: Type.Number({ exclusiveMinimum: 0 }),
  /** How a page of one ink prints the lettering; default: in that ink. */
  titleInk: Type.Optional(Type.Enum(titleInks)),
  /** `streamingUri`: the same trailer as an HLS playlist, if it exists. */
  trailer: OrNull(Type.Object({ provider: Text, uri: Text, streamingUri: Type.Optional(Text) })),
  /** A film of seconds, MP4, that repeats without sound behind the words of the home page; none without it. */
  loopUri: Type.Optional(Text),
})
export type FilmSource = Static<typeof FilmSource>

/** A chain's own values of a film, which replace those of the film's file. */
const FilmChanges = Type.Partial(
  Type.Pick(FilmSource, [
    'releaseOffsetInDays',
    'draw',
    'displayPriority',
    'houseNote',
    'event',
    'features',
    'censorRatingNote',
  ]),
)

/**
 * A row is its letter and its cells from the left, facing the screen: `s` seat, `L` `M` `R` the parts of a sofa, `W`
 * wheelchair place, `C` companion seat (joined to the next `W`), `_` aisle. `null` is a cross aisle.
 */
const RowSource = OrNull(
  Type.Tuple([Type.String({ pattern: '^[A-Z]{1,2}$' }), Type.String({ pattern: '^[sLMRWC_]+$' })]),
)

/** Lengths are in units of a drawing in which a standard seat is 44 wide. */
export const AuditoriumSource = Type.Object({
  /** Radius of the first row in seat pitches; null: straight. */
  curvature: OrNull(Type.Number({ exclusiveMinimum: 0 })),
  areas: Type.Array(
    Type.Object({
      category: Id,
      pitch: Type.Number({ exclusiveMinimum: 0 }),
      step: Type.Number({ exclusiveMinimum: 0 }),
      /** Distance of its first row from the previous area's last row. */
      before: Type.Optional(Type.Number({ minimum: 0 })),
      /** Placed beside this row of the first area instead of behind the previous area. */
      beside: Type.Optional(Text),
      /** Middle of the area, measured from the middle of the auditorium. */
      centre: Type.Optional(Type.Number()),
      rows: Type.Array(RowSource, { minItems: 1 }),
    }),
  ),
  unallocated: Type.Optional(
    Type.Array(Type.Object({ category: Id, capacity: Type.Integer({ minimum: 1 }) })),
  ),
})
export type AuditoriumSource = Static<typeof AuditoriumSource>

/** A restricted price, with what its restriction needs (`validate-restrictions.ts`). */
export const RestrictedPrice = Type.Object({
  price: Amount,
  /** What the ticket costs without meeting the restriction; the difference is shown as saved. */
  listPrice: Type.Optional(Amount),
  /** All of them have to be met. `Discount` is not among them: discounts are in `discounts`. */
  restrictions: Type.Array(Type.Enum(ticketPriceRestrictions.filter((each) => each !== 'Discount')), {
    minItems: 1,
    uniqueItems: true,
  }),
  rewardId: Type.Optional(Id),
  subscriptionId: Type.Optional(Id),
  thirdPartyMemberSchemeId: Type.Optional(Id),
  voucherTypeCodes: Type.Optional(Type.Array(Id, { minItems: 1, uniqueItems: true })),
  /** Shown to everybody, sold only to those who meet the restriction. */
  isShownAsPreview: Type.Optional(Type.Boolean()),
})
export type RestrictedPrice = Static<typeof RestrictedPrice>

const SiteSource = Type.Object({
  /** The chain's own id: `1001`, `536`, `017`, `ALD1`, `ODEON`. */
  id: Id,
  name: Text,
  timeZone: Text,
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  address: Type.Object({
    line1: Text,
    line2: OrNull(Text),
    city: Text,
    administrativeArea: Text,
    postalCode: Text,
  }),
  phone: Text,
  email: Text,
  facilities: Text,
  /** Default: no picture. */
  front: Type.Optional(SiteFrontSource),
  screens: Type.Array(
    Type.Object({ name: Text, room: Id, attributes: Type.Array(Id), priceCard: Type.Optional(Id) }),
    { minItems: 1 },
  ),
})

export const CatalogueSource = Type.Object({
  seed: Type.Integer({ minimum: 0 }),
  currency: Type.Object({
    code: Type.String({ pattern: '^[A-Z]{3}$' }),
    decimals: Type.Integer({ minimum: 0, maximum: 3 }),
  }),
  taxBasisPoints: Type.Integer({ minimum: 0 }),
  bookingFee: Amount,
  /** Slugs, in order of display. */
  films: Type.Array(Id, { minItems: 1, uniqueItems: true }),
  /** Name of payment by card on pages; default `Card`. */
  cardPayment: Type.Optional(Text),
  /** Web payment methods, the default first; default: one by card in the provider's fields. */
  paymentMethods: Type.Optional(
    Type.Array(
      Type.Object({
        type: Type.Union([Type.Literal('Embedded'), Type.Literal('Redirect')]),
        name: Text,
        /** Cinemas that offer it; default all. */
        siteIds: Type.Optional(Type.Array(Id, { minItems: 1 })),
        /** Types of order that it pays for; default all. */
        orderTypes: Type.Optional(
          Type.Array(
            Type.Union([Type.Literal('Standard'), Type.Literal('GiftShop'), Type.Literal('Subscription')]),
            { minItems: 1 },
          ),
        ),
      }),
      { minItems: 1 },
    ),
  ),
  /** By slug. */
  filmChanges: Type.Optional(Type.Record(Type.String(), FilmChanges)),
  programme: ProgrammeSource,
  cinemaGroups: Type.Array(Type.Object({ id: Id, name: Text, siteIds: Type.Array(Id, { minItems: 1 }) })),
  areaCategories: Type.Array(Type.Object({ id: Id, name: Text, displayPriority: Type.Integer() })),
  attributes: Type.Array(
    Type.Object({
      id: Id,
      name: Text,
      shortName: Text,
      description: Text,
      importantMessage: Type.Optional(Text),
      displayPriority: Type.Integer(),
      isPromoted: Type.Boolean(),
      icon: Text,
    }),
  ),
  censorRatings: Type.Array(
    Type.Object({
      id: Text,
      classification: Text,
      description: Text,
      minimumAge: OrNull(Type.Integer({ minimum: 0 })),
    }),
  ),
  events: Type.Array(
    Type.Object({
      id: Id,
      name: Text,
      shortName: Text,
      description: Text,
      siteIds: Type.Array(Id),
      /** Default: the poster of its first film. */
      picture: Type.Optional(EventPictureSource),
    }),
  ),
  ticketTypes: Type.Array(
    Type.Object({
      id: Id,
      areaCategory: Id,
      name: Text,
      note: OrNull(Text),
      code: Text,
      isDefault: Type.Boolean(),
      maximumAge: Type.Optional(Type.Integer({ minimum: 0 })),
      /** If an area has several seat types: the one of the ticket. */
      seatType: Type.Optional(Type.Enum(seatTypes)),
      bookingFee: Type.Optional(Amount),
      /** Makes the type a package: tickets of other types, each with a seat, and items, at one price. */
      package: Type.Optional(
        Type.Object({
          tickets: Type.Array(Id, { minItems: 1, maxItems: 20 }),
          items: Type.Array(
            Type.Object({ id: Id, name: Text, quantity: Type.Integer({ minimum: 1, maximum: 20 }) }),
          ),
        }),
      ),
      /** Most tickets of the type in an order. */
      maximumTickets: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
  ),
  /** Prices by card and ticket type; restricted ones with their condition. */
  priceCards: Type.Record(Type.String(), Type.Record(Type.String(), Type.Union([Amount, RestrictedPrice]))),
  discounts: Type.Optional(Type.Array(DiscountSource)),
  /** Dates on which discounts with `exceptPublicHolidays` do not apply. */
  publicHolidays: Type.Optional(Type.Array(Type.String({ format: 'date' }), { uniqueItems: true })),
  /** Membership schemes of other companies whose cards give access to prices. */
  thirdPartyMemberSchemes: Type.Optional(
    Type.Array(Type.Object({ id: Id, name: Text, maximumTickets: Type.Integer({ minimum: 1 }) })),
  ),
  sites: Type.Array(SiteSource, { minItems: 1 }),
  /** Pictures of cinemas from inside. */
  interiors: Type.Optional(Type.Array(InteriorSource)),
  rooms: Type.Record(Type.String(), AuditoriumSource),
})
export type CatalogueSource = Static<typeof CatalogueSource>

const checkFilm = Compile(FilmSource)
const checkCatalogue = Compile(CatalogueSource)

/** @throws CatalogueInvalid */
export function parseFilm(file: string, value: unknown): FilmSource {
  if (checkFilm.Check(value)) return value
  throw new CatalogueError(file, describeSchemaErrors(checkFilm, value))
}

/** @throws CatalogueInvalid */
export function parseCatalogue(file: string, value: unknown): CatalogueSource {
  if (checkCatalogue.Check(value)) return value
  throw new CatalogueError(file, describeSchemaErrors(checkCatalogue, value))
}
