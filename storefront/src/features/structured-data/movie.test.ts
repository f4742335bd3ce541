import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { toMovieThing } from './movie.ts'

const createText = (text: string) => ({ text, translations: [] })
const film = {
  id: 'HO1',
  hopk: 'HO1',
  hoCode: 'HO1',
  eventId: null,
  title: createText('Odd Sock'),
  synopsis: createText('One of a pair is missing.'),
  shortSynopsis: createText(''),
  releaseDate: '2026-11-06',
  runtimeInMinutes: 104,
  displayPriority: 1,
  genreIds: ['comedy', 'family'],
  censorRatingId: 'PG',
  trailers: [],
  castAndCrew: [
    { castAndCrewMemberId: 'p1', roles: ['Director'] },
    { castAndCrewMemberId: 'p2', roles: ['Actor'] },
    { castAndCrewMemberId: 'p3', roles: ['Actor'] },
  ],
}
const person = (id: string, givenName: string) => ({ id, name: { givenName, familyName: 'Varga' } })
const relatedData = {
  genres: ['Comedy', 'Family'].map((name) => ({ id: name.toLowerCase(), name: createText(name) })),
  censorRatings: [{ id: 'PG', classification: createText('PG'), classificationDescription: createText('') }],
  castAndCrew: [person('p1', 'Odile'), person('p2', 'Mara'), person('p3', 'Jonas')],
  events: [],
}

/** What machines are told of the film, with these facts about it otherwise. */
async function describeMovie(change: object = {}) {
  const { stores } = createTestStores({
    getFilms: () => answerWith({ films: [{ ...film, ...change }], relatedData }),
  })
  await stores.films.ensureAll()
  const found = stores.films.film('HO1')
  if (!found) throw new Error('no film came')
  return toMovieThing(stores, found)
}

it('says all that is known of a film, in the words of schema.org', async () => {
  expect(await describeMovie()).toEqual({
    '@type': 'Movie',
    '@id': 'https://halcyon.example/films/odd-sock/HO1/#film',
    name: 'Odd Sock',
    url: 'https://halcyon.example/films/odd-sock/HO1/',
    image: 'https://halcyon.example/media/entity/get/FilmPosterGraphic/HO1?width=200',
    datePublished: '2026-11-06',
    dateCreated: '2026-11-06',
    actor: [
      { '@type': 'Person', name: 'Mara Varga' },
      { '@type': 'Person', name: 'Jonas Varga' },
    ],
    director: [{ '@type': 'Person', name: 'Odile Varga' }],
    duration: 'PT104M',
    abstract: 'One of a pair is missing.',
    genre: ['Comedy', 'Family'],
    contentRating: 'PG',
  })
})

it('leaves out what is not known', async () => {
  const movie = await describeMovie({ releaseDate: null, runtimeInMinutes: null, censorRatingId: null })
  for (const name of ['datePublished', 'dateCreated', 'duration', 'contentRating'])
    expect(movie).not.toHaveProperty(name)
})
