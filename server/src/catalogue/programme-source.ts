import { Type, type Static } from 'typebox'

const Id = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' })
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
/** 0 is Sunday. */
const Weekdays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1 })
const Minutes = Type.Integer({ minimum: 0, maximum: 120 })

/** When a rule holds; what is left out holds always. `from` is included, `before` is not. */
export const moment = {
  weekdays: Type.Optional(Weekdays),
  from: Type.Optional(TimeOfDay),
  before: Type.Optional(TimeOfDay),
}

/** How a cinema fills its days: part of `catalogue.json`. Times are of the cinema's own wall. */
export const ProgrammeSource = Type.Object({
  /** The first that has the weekday holds; a weekday that none has is a day off. */
  hours: Type.Array(
    Type.Object({
      weekdays: Type.Optional(Weekdays),
      firstStart: TimeOfDay,
      /** Screens open one after another, up to this time. */
      latestFirstStart: TimeOfDay,
      lastStart: TimeOfDay,
    }),
    { minItems: 1 },
  ),
  /** Minutes between the start and the film, and between two showings. */
  advertisements: Minutes,
  cleaning: Minutes,
  /** The first that holds names the price card of a showtime; the last one holds always. */
  tariff: Type.Array(Type.Object({ card: Id, ...moment }), { minItems: 1 }),
  /** Attributes that a showtime gets besides its screen's and its film's. */
  occasions: Type.Array(
    Type.Object({
      attribute: Id,
      ...moment,
      /** Place of the showtime in its screen's day, counted from 0. */
      positions: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 })),
      maximumCapacity: Type.Optional(Type.Integer({ minimum: 1 })),
      rooms: Type.Optional(Type.Array(Id, { minItems: 1 })),
      ratings: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
      /** Slugs. */
      films: Type.Optional(Type.Array(Id, { minItems: 1 })),
    }),
  ),
})
export type ProgrammeSource = Static<typeof ProgrammeSource>
