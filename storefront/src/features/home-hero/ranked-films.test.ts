import type { RecommendedFilms } from '../../stores/visitor/experiences.ts'
import type { HeroItem } from './home-hero.ts'
import { getComponentIds, getRankedFilms } from './ranked-films.ts'

const film = (filmId: string): HeroItem => ({ type: 'film', filmId })
const ranked = (filmId: string, sequenceIndex: number, componentId = 'hero'): HeroItem => ({
  type: 'film',
  filmId,
  experience: { componentId, sequenceIndex },
})
const recommended = (
  filmIds: readonly string[],
  rankedBy: RecommendedFilms['rankedBy'] = 'Popularity',
): RecommendedFilms => ({ filmIds, rankedBy })

const always = () => true
const placed = (items: readonly HeroItem[], answer?: RecommendedFilms, isShown = (_: string) => true) =>
  getRankedFilms(items, () => answer, isShown)

test('a slide shows the film at its place of the ranking of its component', () => {
  const items = [film('salt'), ranked('louder', 0), ranked('ninth', 1, 'other')]
  const answers: Record<string, RecommendedFilms> = {
    hero: recommended(['tide', 'vault']),
    other: recommended(['ember', 'hollow']),
  }
  expect(getComponentIds(items)).toEqual(['hero', 'other'])
  expect(getRankedFilms(items, (id) => answers[id], always)).toEqual({ 1: 'tide', 2: 'hollow' })
})

test('without a ranking, without a film at its place, and in the order of the chain the editor’s film stays', () => {
  const items = [film('salt'), ranked('louder', 1)]
  expect(placed(items)).toEqual({})
  expect(placed(items, recommended(['tide']))).toEqual({})
  expect(placed(items, recommended(['tide', 'vault'], 'Programme'))).toEqual({})
})

test('what another slide shows, and what the visitor’s cinemas do not have, takes no place', () => {
  const items = [film('salt'), ranked('louder', 0), ranked('ninth', 1)]
  const answer = recommended(['salt', 'gone', 'tide', 'vault'])
  expect(placed(items, answer, (id) => id !== 'gone')).toEqual({ 1: 'tide', 2: 'vault' })
})

test('no film stands on two slides', () => {
  const items = [film('salt'), ranked('louder', 0, 'one'), ranked('ninth', 0, 'two')]
  expect(placed(items, recommended(['tide', 'vault']))).toEqual({ 1: 'tide' })
})
