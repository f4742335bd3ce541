import { FilmColorsStore, getFilmColorsKey } from './film-colors.ts'

const hero = { ground: '#07111A', on: '#f4ead9', accent: '#ff6a46' }
const film = { presentation: { hero } } as never

test('a film’s colours are asked for once, by their name', async () => {
  const load = jest.fn(() => Promise.resolve())
  const colors = new FilmColorsStore(load)
  await Promise.all([colors.ensure(film), colors.ensure(film)])
  expect(load.mock.calls).toEqual([['07111a-f4ead9-ff6a46']])
  expect(colors.keys).toEqual(['07111a-f4ead9-ff6a46'])
})

test('a film of another server brings none, and the server that renders fetches none', async () => {
  const colors = new FilmColorsStore(undefined)
  await colors.ensure(undefined)
  await colors.ensure({ presentation: undefined } as never)
  expect(colors.keys).toEqual([])
  await colors.ensure(film)
  expect(colors.keys).toHaveLength(1)
  expect(getFilmColorsKey({})).toBeUndefined()
})
