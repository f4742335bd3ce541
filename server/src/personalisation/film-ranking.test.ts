import type { CatalogueFilm } from '../catalogue/catalogue.ts'
import { rankFilms, computeTaste, type RankingData } from './film-ranking.ts'

const film = (id: string, genreIds: string[], director = 'nobody', eventId: string | null = null) =>
  ({
    wire: {
      id,
      title: { text: id, translations: [] },
      genreIds,
      eventId,
      castAndCrew: [
        { castAndCrewMemberId: `${director}-${director === 'nobody' ? id : ''}`, roles: ['Director'] },
      ],
    },
  }) as unknown as CatalogueFilm

const salt = film('salt', ['drama'])
const tide = film('tide', ['drama', 'romance'])
const vault = film('vault', ['horror'], 'Quill')
const ember = film('ember', ['comedy'], 'Quill')
const films = [salt, tide, vault, ember]

type Options = Partial<Omit<RankingData, 'taste'>> & { watched?: CatalogueFilm[] }

const rank = ({ watched = [], ...options }: Options, maximumFilms?: number) =>
  rankFilms(
    { films, sold: new Map(), taste: computeTaste(watched, films), sponsored: [], ...options },
    maximumFilms === undefined ? {} : { maximumFilms },
  )
const ids = (ranked: ReturnType<typeof rank>) => ranked.entities.map(({ id }) => id)

it('keeps the chain’s order if nothing is known, and says so', () => {
  const ranked = rank({})
  expect(ids(ranked)).toEqual(['salt', 'tide', 'vault', 'ember'])
  expect(ranked.rankedBy).toBe('Programme')
  expect(new Set(ranked.entities.map(({ reason }) => reason))).toEqual(new Set(['Programme']))
})

it('puts best sellers first, in a stable order', () => {
  const sold = new Map([
    ['vault', 7],
    ['ember', 12],
  ])
  const ranked = rank({ sold })
  expect(ids(ranked)).toEqual(['ember', 'vault', 'salt', 'tide'])
  expect(ranked.rankedBy).toBe('Popularity')
  expect(ranked.entities.map(({ reason }) => reason)).toEqual([
    'Popularity',
    'Popularity',
    'Programme',
    'Programme',
  ])
})

it('puts films similar to watched ones first, and watched ones last', () => {
  const ranked = rank({ watched: [salt], sold: new Map([['ember', 900]]) })
  expect(ids(ranked)).toEqual(['tide', 'ember', 'vault', 'salt'])
  expect(ranked.rankedBy).toBe('WatchHistory')
  expect(ranked.entities[0]).toMatchObject({ id: 'tide', reason: 'WatchHistory' })
  expect(ranked.entities[1]).toEqual({ id: 'ember', reason: 'Popularity' })
})

it('recognizes a shared director', () => {
  expect(ids(rank({ watched: [vault] }))).toEqual(['ember', 'salt', 'tide', 'vault'])
})

it('lists the makers of a film once, however often it is compared', () => {
  const reads = jest.fn(() => vault.wire.castAndCrew)
  const counted = { wire: Object.defineProperty({ ...vault.wire }, 'castAndCrew', { get: reads }) } as never
  expect(computeTaste([ember], [counted]).similarity.get(counted)).toBeGreaterThan(0)
  computeTaste([ember, salt, counted], films)
  expect(reads).toHaveBeenCalledTimes(1)
})

it('uses sales if no film is similar to watched ones', () => {
  const ranked = rank({ watched: [film('gone', ['western'])], sold: new Map([['tide', 1]]) })
  expect(ranked.rankedBy).toBe('Popularity')
  expect(ids(ranked)[0]).toBe('tide')
})

it('puts sponsored films first, and marks them', () => {
  const ranked = rank({ sponsored: ['vault'], watched: [salt] })
  expect(ranked.entities.slice(0, 2)).toMatchObject([
    { id: 'vault', reason: 'Sponsored' },
    { id: 'tide', reason: 'WatchHistory' },
  ])
})

it('returns no more films than the component can use', () => {
  expect(ids(rank({}, 2))).toEqual(['salt', 'tide'])
})

describe('reasons that can be named', () => {
  const likedBy = (watched: CatalogueFilm[], wanted: CatalogueFilm[] = []) =>
    rankFilms({ films, sold: new Map(), taste: computeTaste(watched, films, wanted), sponsored: [] }, {})
  const getReasons = (ranked: ReturnType<typeof likedBy>, id: string) =>
    ranked.entities.find((entity) => entity.id === id)?.becauseOf

  it('are the films of the visitor’s own that a film resembles, the most similar first', () => {
    const both = likedBy([salt], [ember])
    expect(getReasons(both, 'tide')).toEqual(['salt'])
    expect(getReasons(both, 'vault')).toEqual(['ember'])
    expect(both.likedFilms).toEqual([
      { id: 'ember', title: { text: 'ember', translations: [] }, kind: 'Saved' },
      { id: 'salt', title: { text: 'salt', translations: [] }, kind: 'Watched' },
    ])
  })

  it('are none where films have too little in common, or nothing is known', () => {
    const many = film('many', ['comedy', 'western', 'war', 'noir', 'music', 'sport', 'family'])
    expect(computeTaste([many], [ember]).similarity.get(ember)).toBeGreaterThan(0)
    expect(computeTaste([many], [ember]).reasons.size).toBe(0)
    expect(likedBy([]).likedFilms).toEqual([])
  })

  it('are not named of what has paid for its place, nor of what was seen', () => {
    const taste = computeTaste([salt], films)
    const ranked = rankFilms({ films, sold: new Map(), taste, sponsored: ['tide'] }, {})
    expect(ranked.entities[0]).toEqual({ id: 'tide', reason: 'Sponsored' })
    expect(getReasons(ranked, 'salt')).toBeUndefined()
    expect(ranked.likedFilms).toEqual([])
  })
})
