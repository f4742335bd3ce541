import { rankByGenres } from './rank-by-genres.ts'

const films = [
  { id: 'salt', genreIds: ['drama'] },
  { id: 'vault', genreIds: ['horror'] },
  { id: 'tide', genreIds: ['drama', 'romance'] },
  { id: 'ember', genreIds: [] },
]
const rank = (...genreIds: string[]) => rankByGenres(films, genreIds).map(({ id }) => id)

it('puts first what shares most, and keeps the order of the rest', () => {
  expect(rank()).toEqual(['salt', 'vault', 'tide', 'ember'])
  expect(rank('horror')).toEqual(['vault', 'salt', 'tide', 'ember'])
  expect(rank('romance', 'drama')).toEqual(['tide', 'salt', 'vault', 'ember'])
})
