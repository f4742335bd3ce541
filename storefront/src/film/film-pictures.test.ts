import type { Film } from '@foyer/contract/wire/films'
import { createBareFilm } from '../context/testing/film-data.ts'
import louder from '../../../brands/shared/films/louder.json'
import { film as readFilm } from '../services/reading/films.ts'
import { noRecord, Reading } from '../services/reading/reader.ts'
import { findFaintModes, getBandPlacement, getFilmFraming, getFilmTone } from './film-pictures.ts'

const film = createBareFilm('HO1', 'Louder') as unknown as Film
const plainTone = { ground: '#0b0f17', on: '#f2f0eb', accent: '#a6aebd' }

it('a film that states colours brings them', () => {
  const hero = { ground: '#101010', on: '#fafafa', accent: '#ff8800' }
  expect(getFilmTone({ ...film, presentation: { hero } } as unknown as Film, { plainTone })).toBe(hero)
})

it('a film that states none has those of the theme', () => {
  expect(getFilmTone(film, { plainTone })).toBe(plainTone)
})

const presented = {
  ...film,
  presentation: {
    hero: louder.hero,
    focalPoint: louder.focalPoint,
    framing: louder.framing,
    titleTreatmentRatio: louder.titleTreatmentRatio,
    characters: [],
  },
} as unknown as Film

it('says where the subject is, in which frame the title may stand on the picture, and in which not', () => {
  const framing = getFilmFraming(presented)
  expect(framing).toMatchObject({
    subjectStart: 0.475,
    phone: { lettering: null },
    tablet: { lettering: null },
  })
  expect(framing?.wide.lettering).toMatchObject({ x: 0.056 })
  expect(getBandPlacement(presented, 4)?.zoom).toBeGreaterThan(1.4)
})

it('says nothing of a film whose server says nothing, or nothing that can be used', () => {
  expect(getFilmFraming(film)).toBeUndefined()
  expect(getBandPlacement(film, 4)).toBeUndefined()
  const { core: _, ...withoutCore } = louder.framing
  const flat = { ...louder.framing, core: { ...louder.framing.core, width: 0 } }
  for (const framing of [null, 'no', {}, withoutCore, flat]) {
    const sent = { ...presented, presentation: { ...presented.presentation, framing } }
    const read = readFilm(sent, new Reading(), noRecord) as Film
    expect(read.presentation?.hero).toEqual(louder.hero)
    expect(getFilmFraming(read)).toBeUndefined()
  }
})

it('finds the modes in which a filled button is hardly seen on a film’s ground', () => {
  expect(findFaintModes(presented, { buttonFills: { dark: '#ffb224', light: '#6a3de8' } })).toEqual(['dark'])
  expect(findFaintModes(presented, { buttonFills: {} })).toEqual([])
})
