import type { Film } from '@foyer/contract/wire/films'
import { createBareFilm } from '../context/testing/film-data.ts'
import { getFilmTone } from './film-pictures.ts'

const film = createBareFilm('HO1', 'Louder') as unknown as Film
const plainTone = { ground: '#0b0f17', on: '#f2f0eb', accent: '#a6aebd' }

it('a film that states colours brings them', () => {
  const hero = { ground: '#101010', on: '#fafafa', accent: '#ff8800' }
  expect(getFilmTone({ ...film, presentation: { hero } } as unknown as Film, { plainTone })).toBe(hero)
})

it('a film that states none has those of the theme', () => {
  expect(getFilmTone(film, { plainTone })).toBe(plainTone)
})
