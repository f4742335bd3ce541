import type { Film } from '@foyer/contract/wire/films'
import { findFilmsForReason, findFilmsToRecommend } from './films-to-recommend.ts'

const shown = ['salt', 'tide', 'vault', 'ember'].map((id) => ({ id }) as Film)
const filmIds = ['ember', 'elsewhere', 'vault', 'salt', 'tide']
const ids = (...args: Parameters<typeof findFilmsToRecommend>) =>
  findFilmsToRecommend(...args).map(({ id }) => id)

it('has what is recommended of the films that the visitor’s cinemas have, up to a row', () => {
  expect(ids({ filmIds, rankedBy: 'Popularity' }, shown, 3)).toEqual(['ember', 'vault', 'salt'])
  expect(ids({ filmIds, rankedBy: 'WatchHistory' }, shown, 9)).toEqual(['ember', 'vault', 'salt', 'tide'])
})

it('has what a server recommends that does not say what it ranked by', () => {
  expect(ids({ filmIds, rankedBy: null }, shown, 3)).toEqual(['ember', 'vault', 'salt'])
})

it.each([
  ['nothing has come', undefined],
  ['the order is the chain’s own, which the page has already', { filmIds, rankedBy: 'Programme' as const }],
  ['no film is named, nor what it was ranked by', { filmIds: [], rankedBy: null }],
  [
    'there are too few for a row',
    { filmIds: ['salt', 'tide', 'elsewhere'], rankedBy: 'Popularity' as const },
  ],
])('has none when %s', (_, recommended) => {
  expect(ids(recommended, shown, 6)).toEqual([])
})

describe('the film of the visitor’s own that is named', () => {
  const reason = (id: string, ...of: string[]) => ({
    liked: { id, title: { text: id, translations: [] }, kind: 'Watched' as const },
    filmIds: new Set(of),
  })
  const find = (...reasons: ReturnType<typeof reason>[]) =>
    findFilmsForReason({ filmIds, rankedBy: 'WatchHistory', reasons }, shown, 6)

  it('is the one that speaks for most, and only for what resembles it', () => {
    const found = find(
      reason('few', 'salt', 'tide', 'vault'),
      reason('most', 'ember', 'vault', 'salt', 'tide'),
    )
    expect(found?.liked.id).toBe('most')
    const some = find(reason('few', 'ember', 'vault', 'salt'), reason('alike', 'tide', 'vault', 'salt'))
    expect([some?.liked.id, some?.films.map(({ id }) => id)]).toEqual(['few', ['salt', 'vault', 'ember']])
  })

  it('is nobody’s where it would be no row', () => {
    expect(find(reason('few', 'salt', 'tide', 'elsewhere'))).toBeNull()
    expect(findFilmsForReason(undefined, shown, 6)).toBeNull()
    expect(findFilmsForReason({ filmIds, rankedBy: 'WatchHistory' }, shown, 6)).toBeNull()
  })
})
