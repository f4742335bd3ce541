import type { Film } from '@foyer/contract/wire/films'
import { bareFilm } from '../../app/testing/film-facts.ts'
import { filmTone } from './film-pictures.ts'

const film = bareFilm('HO1', 'Louder') as unknown as Film
const plainTone = { ground: '#0b0f17', on: '#f2f0eb', accent: '#a6aebd' }

it('a film that states colours brings them', () => {
  const hero = { ground: '#101010', on: '#fafafa', accent: '#ff8800' }
  expect(filmTone({ ...film, presentation: { hero } } as unknown as Film, { plainTone })).toBe(hero)
})

it('a film that states none has those of the theme', () => {
  expect(filmTone(film, { plainTone })).toBe(plainTone)
})
