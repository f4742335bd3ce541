import type { Film } from '@foyer/contract/wire/films'
import { FilmListing, type FilmListingParts } from './film-listing.ts'

const film = (id: string, displayPriority: number, releaseDate: string | null) =>
  ({ id, displayPriority, releaseDate, title: { text: id, translations: [] } }) as unknown as Film
const films = [
  film('Witness', 2, '2026-11-20'),
  film('Anchor', 2, '2026-09-04'),
  film('Undated', 2, null),
  film('Zephyr', 1, '2026-01-09'),
  film('Beacon', 2, '2026-11-20'),
]

function listed(filmSort: 'Alphabetical' | 'ReleaseDate') {
  const listing = new FilmListing({
    films: { list: films },
    availability: { of: () => ({ categories: ['NowShowing'] }) },
    screeningDates: { filmsOf: () => new Set() },
    cinemaGroups: { siteIds: [] },
    texts: { text: ({ text }: Film['title']) => text },
    filmSort: () => filmSort,
  } as unknown as FilmListingParts)
  return listing.all.map(({ id }) => id)
}

test('films stand by the priority that the chain gave them, then by their titles', () => {
  expect(listed('Alphabetical')).toEqual(['Zephyr', 'Anchor', 'Beacon', 'Undated', 'Witness'])
})

test('or the newest first, where the chain sorts by release; a film without a date comes last', () => {
  expect(listed('ReleaseDate')).toEqual(['Zephyr', 'Beacon', 'Witness', 'Anchor', 'Undated'])
})
