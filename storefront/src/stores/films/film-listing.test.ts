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

function listed(filmSort: 'Alphabetical' | 'ReleaseDate', list = films, languageTag = 'en-GB') {
  const listing = new FilmListing({
    films: { list },
    availability: { network: { value: {} }, of: () => ({ categories: ['NowShowing'] }) },
    screeningDates: { for: () => ({}), getFilmIds: () => new Set() },
    cinemaGroups: { siteIds: [] },
    today: { businessDate: () => '2026-11-21' },
    texts: { languageTag, text: ({ text }: Film['title']) => text },
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

test.each([
  ['es-MX', ['Ñandú', 'Nube', 'Órbita', 'Tigres', 'Ola']],
  ['fr', ['Étoile', 'Fable', 'Écho', 'Avant', 'Zéro']],
  ['ar', ['يوم', 'أرض', 'بحر', 'إيقاع', 'تاج']],
  ['en-GB', ['Part 10', 'part 2', 'Part 1']],
])('titles stand as the alphabet of the page’s language has them: %s', (languageTag, titles) => {
  const right: Record<string, string[]> = {
    'es-MX': ['Nube', 'Ñandú', 'Ola', 'Órbita', 'Tigres'],
    fr: ['Avant', 'Écho', 'Étoile', 'Fable', 'Zéro'],
    ar: ['أرض', 'إيقاع', 'بحر', 'تاج', 'يوم'],
    'en-GB': ['Part 1', 'part 2', 'Part 10'],
  }
  const list = titles.map((title) => film(title, 1, null))
  expect(listed('Alphabetical', list, languageTag)).toEqual(right[languageTag])
  expect(listed('Alphabetical', list.reverse(), languageTag)).toEqual(right[languageTag])
})

describe('with chosen cinemas', () => {
  /** @param screened ids of the films that have a screening in the chosen cinemas */
  function playing(screened: string[], siteIds = ['1001', '1002']) {
    const getFilmIds = jest.fn(() => new Set(screened))
    const categories: Record<string, string[]> = {
      Witness: ['NowShowing'],
      Anchor: ['ComingSoon'],
      Undated: ['ComingSoon', 'AdvanceBooking'],
      Zephyr: ['ComingSoon', 'NowShowing'],
    }
    const listing = new FilmListing({
      films: { list: films },
      availability: { network: { value: {} }, of: (id: string) => ({ categories: categories[id] ?? [] }) },
      screeningDates: { for: () => ({}), getFilmIds },
      cinemaGroups: { siteIds },
      today: { businessDate: () => '2026-11-21' },
      texts: { languageTag: 'en-GB', text: ({ text }: Film['title']) => text },
      filmSort: () => 'Alphabetical',
    } as unknown as FilmListingParts)
    return { ids: listing.all.map(({ id }) => id), getFilmIds }
  }

  it('a film plays there that has a screening there', () => {
    const { ids, getFilmIds } = playing(['Witness', 'Undated'])
    expect(ids).toEqual(['Anchor', 'Undated', 'Witness'])
    expect(getFilmIds).toHaveBeenCalledWith({ siteIds: ['1001', '1002'] })
  })

  it('a film that is only to come is listed without one, and no other film is', () => {
    expect(playing([]).ids).toEqual(['Anchor'])
  })

  it('none chosen lists every film', () => {
    expect(playing([], []).ids).toHaveLength(films.length)
  })
})
