import { Type, type Static } from 'typebox'

const Id = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' })
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
/** 0 is Sunday. */
const Weekdays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1 })
const Minutes = Type.Integer({ minimum: 0, maximum: 120 })

/** When a rule applies; omitted properties do not restrict it. `from` is inclusive, `before` exclusive. */
export const moment = {
  weekdays: Type.Optional(Weekdays),
  from: Type.Optional(TimeOfDay),
  before: Type.Optional(TimeOfDay),
}

/** How a cinema fills its days: part of `catalogue.json`. Times are local to the cinema. */
export const ProgrammeSource = Type.Object({
  /** The first entry with the weekday applies; a weekday without an entry is closed. */
  hours: Type.Array(
    Type.Object({
      weekdays: Type.Optional(Weekdays),
      firstStart: TimeOfDay,
      /** Screens open one after another, until this time. */
      latestFirstStart: TimeOfDay,
      lastStart: TimeOfDay,
    }),
    { minItems: 1 },
  ),
  /** Minutes between the start and the film, and between two showtimes. */
  advertisements: Minutes,
  cleaning: Minutes,
  /** The first rule that applies names a showtime's price card; the last one applies always. */
  tariff: Type.Array(Type.Object({ card: Id, ...moment }), { minItems: 1 }),
  /** Attributes of a showtime besides its screen's and its film's. */
  occasions: Type.Array(
    Type.Object({
      attribute: Id,
      ...moment,
      /** Index of the showtime in its screen's day, from 0. */
      positions: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 })),
      maximumCapacity: Type.Optional(Type.Integer({ minimum: 1 })),
      rooms: Type.Optional(Type.Array(Id, { minItems: 1 })),
      ratings: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
      /** Slugs of films. */
      films: Type.Optional(Type.Array(Id, { minItems: 1 })),
    }),
  ),
})
export type ProgrammeSource = Static<typeof ProgrammeSource>
