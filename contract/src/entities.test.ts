import { Compile } from 'typebox/compile'
import { CinemaGroup } from './omnia/initial-data.ts'
import { Announcement, ElementDisplayRule, Popup } from './omnia/site-content.ts'
import { Attribute } from './wire/attributes.ts'
import { CastAndCrewMember, CensorRating, Film, FilmAvailability, FilmEvent, Genre } from './wire/films.ts'
import { Screen, Showtime } from './wire/showtimes.ts'
import { Site } from './wire/sites.ts'

/** As much of a schema as leads to its fields. */
interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
  readonly items?: Described
  readonly anyOf?: readonly Described[]
}

/** The type of a field that is present: a list's entries, the value without null. */
function heart({ anyOf, items, ...rest }: Described): Described {
  if (anyOf) return heart(anyOf.find(({ properties, items: list }) => properties ?? list) ?? {})
  return items ? heart(items) : rest
}

/** Whether an entity is described with a field, at a path of names. @returns what is missing, or null */
function missing(schema: object, path: string): string | null {
  let at: Described | undefined = schema
  for (const name of path.split('.')) {
    at = at && heart(at).properties?.[name]
    if (!at) return name
  }
  return null
}

/** The entities that a visitor browses and the content system writes, field by field as the specification names them. */
it.each<[string, object, string[]]>([
  [
    'film',
    Film,
    [
      ...['id', 'title.text', 'title.translations', 'synopsis', 'releaseDate', 'runtimeInMinutes'],
      ...['displayPriority', 'genreIds', 'eventId', 'censorRatingId', 'censorRatingNote', 'trailerUrl'],
      ...['castAndCrew.castAndCrewMemberId', 'castAndCrew.roles'],
    ],
  ],
  ['cast member', CastAndCrewMember, ['name.givenName', 'name.familyName']],
  ['censor rating', CensorRating, ['classification', 'classificationDescription']],
  [
    'film availability',
    FilmAvailability,
    [
      ...['filmId', 'siteId', 'categories', 'showtimeAttributeIds', 'advanceBookingPeriods.startsAt'],
      ...['advanceBookingPeriods.restriction', 'advanceBookingPeriods.rewardId'],
    ],
  ],
  ['showtime', Showtime, ['attributeIds', 'schedule.startsAt', 'screenId', 'isSoldOut']],
  ['screen', Screen, ['name']],
  [
    'attribute',
    Attribute,
    ['id', 'name', 'description', 'shortName', 'displayPriority', 'isPromoted', 'icon'],
  ],
  [
    'site',
    Site,
    [
      ...['id', 'name.text', 'name.translations', 'location.latitude', 'location.longitude'],
      ...['contactDetails.address.line1', 'contactDetails.address.line2', 'contactDetails.address.city'],
    ],
  ],
  ['genre', Genre, ['name']],
  ['event', FilmEvent, ['name']],
  ['cinema group', CinemaGroup, ['id', 'name', 'cinemas.nodeId', 'cinemas.vistaCinema.key']],
  [
    'announcement',
    Announcement,
    [
      ...['id', 'title', 'message', 'style', 'startDate', 'endDate', 'displayFrequencyInDays', 'pages'],
      ...['actionButton.name', 'actionButton.url'],
    ],
  ],
  [
    'popup',
    Popup,
    ['id', 'displayFrequencyInDays', 'pages', 'cinemaGroups.nodeId', 'film.key', 'image', 'link'],
  ],
  ['element display rule', ElementDisplayRule, ['selector', 'pagesToShow']],
])('a %s has its fields', (_, schema, paths) => {
  expect(paths.filter((path) => missing(schema, path) !== null)).toEqual([])
})

test('a field that is not there is missed', () => {
  expect(missing(Film, 'title.voice')).toBe('voice')
  expect(missing(Film, 'castAndCrew.fee')).toBe('fee')
})

const attribute = {
  id: 'vast',
  name: { text: 'Vast', translations: [] },
  shortName: { text: 'V', translations: [] },
  description: null,
  importantMessage: null,
  displayPriority: 1,
  isPromoted: false,
}

it.each(['id', 'name', 'shortName', 'description', 'displayPriority', 'isPromoted'])(
  'an attribute without its %s is none; its glyph may be missing',
  (field) => {
    const check = Compile(Attribute)
    expect(check.Check(attribute)).toBe(true)
    expect(check.Check({ ...attribute, icon: 'vast' })).toBe(true)
    expect(check.Check({ ...attribute, [field]: undefined })).toBe(false)
  },
)
