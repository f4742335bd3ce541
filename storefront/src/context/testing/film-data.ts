import type { FilmDisplayStatus } from '@foyer/contract/wire/enumerations'

const createText = (text: string) => ({ text, translations: [] })

/** A film that nothing is said of but its title, as the server lists it. */
export const createBareFilm = (id: string, title: string) => ({
  id,
  hopk: id,
  hoCode: id,
  eventId: null,
  title: createText(title),
  runtimeInMinutes: 90,
  censorRatingId: null,
  genreIds: [],
  castAndCrew: [],
  trailers: [],
  displayPriority: 1,
})

/** What the server says of when a film is on that belongs to one category everywhere. */
export const createAvailability = (filmId: string, category: FilmDisplayStatus) => ({
  filmId,
  siteId: null,
  categories: [category],
  showtimeAttributeIds: [],
  advanceBookingPeriods: [],
})
