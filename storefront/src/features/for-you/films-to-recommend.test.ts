import type { Film } from '@foyer/contract/wire/films'
import { findFilmsToRecommend } from './films-to-recommend.ts'

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
