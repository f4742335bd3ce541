import type { FilmAdvanceBookingRule } from '@foyer/contract/wire/films'
import type {
  FilmScreeningDatesResponse,
  AreaCategory,
  Screen,
  Showtime,
  ShowtimeRelatedData,
} from '@foyer/contract/wire/showtimes'
import { attribute, besideFilms, bookingPeriod, event, film } from './films.ts'
import {
  mapRead,
  relatedRecords,
  either,
  or,
  orAbsent,
  orFrom,
  orNull,
  readList,
  ignored,
  record,
  records,
  related,
  unusable,
  type Reader,
} from './reader.ts'
import { site } from './sites.ts'
import { atLeast, date, displayPriority, flag, id, instant, number, text, translated } from './values.ts'

/** Screen of a showtime without one: it can be booked all the same. */
const unknownScreen = '-'

type Schedule = Showtime['schedule']

/** An end as sent, otherwise the other end, otherwise the start. */
const endOr =
  (other: 'endsAt' | 'filmEndsAt'): Reader<string> =>
  (sent, reading, schedule) =>
    either(orFrom(instant, other), orFrom(instant, 'startsAt'))(sent, reading, schedule)

const schedule = record<Schedule>({
  businessDate: orFrom(date, 'startsAt'),
  startsAt: instant,
  endsAt: endOr('filmEndsAt'),
  filmStartsAt: orFrom(instant, 'startsAt'),
  filmEndsAt: endOr('endsAt'),
  // When food is brought: in a shape that is not public.
  inSeatItemDelivery: ignored,
})

const area = record<Showtime['areaCategories'][number]>({
  areaCategoryId: id,
  isAllocatedSeating: or(flag, true),
})

const count = atLeast(0)

/** A showtime is of use with an id, a start, a film and a cinema. */
export const showtime = record<Showtime>({
  id,
  schedule,
  isSoldOut: or(flag, false),
  occupancy: orAbsent(
    record<NonNullable<Showtime['occupancy']>>({ availableCount: count, totalCount: count }),
  ),
  usualPrice: orAbsent(mapRead(number, (value) => (value >= 0 ? value : unusable))),
  seatLayoutId: orNull(id),
  filmId: id,
  siteId: id,
  screenId: or(id, unknownScreen),
  areaCategories: readList(area),
  attributeIds: readList(id),
  isAllocatedSeating: or(flag, true),
  requires3dGlasses: or(flag, false),
  eventId: orNull(id),
  filmAdvanceBookingRuleId: orNull(id),
  restrictions: readList(text),
})

export const screen = record<Screen>({ id, name: translated })

export const areaCategory = record<AreaCategory>({
  id,
  name: translated,
  displayPriority,
  hopk: ignored,
  isAllocatedSeating: ignored,
  isInSeatItemDeliveryAvailable: ignored,
})

/** What every answer with showtimes in it refers to for them. */
export const besideShowtimes = {
  sites: related('sites', site),
  films: related('films', film),
  ...besideFilms,
  attributes: related('attributes', attribute),
  screens: related('screens', screen),
  events: related('events', event),
  areaCategories: related('areaCategories', areaCategory),
}

/** A rule whose periods cannot be read has none: it holds nobody back, as the server decides in the end. */
const advanceBookingRule = record<FilmAdvanceBookingRule>({
  id,
  filmId: id,
  siteId: orNull(id),
  bookingPeriods: or(records('bookingPeriods', bookingPeriod), []),
})

/** A showtime names the rule by which it is booked in advance. */
export const showtimeRelatedData = relatedRecords<ShowtimeRelatedData>({
  ...besideShowtimes,
  filmAdvanceBookingRules: orAbsent(related('filmAdvanceBookingRules', advanceBookingRule)),
})

const screenings = record<FilmScreeningDatesResponse['filmScreeningDates'][number]['filmScreenings'][number]>(
  {
    filmId: id,
    sites: or(
      records(
        'filmScreenings.sites',
        record<{ siteId: string; showtimeAttributeIds: string[] }>({
          siteId: id,
          showtimeAttributeIds: readList(id),
        }),
      ),
      [],
    ),
  },
)

export const screeningDate = record<FilmScreeningDatesResponse['filmScreeningDates'][number]>({
  businessDate: date,
  filmScreenings: or(records('filmScreenings', screenings), []),
})
