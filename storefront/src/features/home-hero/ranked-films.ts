import type { RecommendedFilms } from '../../stores/visitor/experiences.ts'
import type { HeroItem } from './home-hero.ts'

/** Film ids by the place of the slide that they stand on. */
export type RankedFilms = Readonly<Record<number, string>>

/** Ids of the components of personalisation that a hero asks, each once. */
export function getComponentIds(items: readonly HeroItem[]): string[] {
  const ids = items.flatMap((item) =>
    item.type === 'film' && item.experience ? item.experience.componentId : [],
  )
  return [...new Set(ids)]
}

/**
 * The films that a ranking puts on slides instead of the editor's. A place counts among the films that the visitor's
 * cinemas have and no other slide shows; where there is none at that place, and where a ranking is the chain's own order,
 * the editor's film stays.
 * @param recommendedTo what is recommended to a component, by its id
 * @param isShown whether the visitor's cinemas have a film
 */
export function getRankedFilms(
  items: readonly HeroItem[],
  recommendedTo: (componentId: string) => RecommendedFilms | undefined,
  isShown: (filmId: string) => boolean,
): RankedFilms {
  const taken = new Set<string>()
  const ranked: Record<number, string> = {}
  items.forEach((item, index) => {
    if (item.type !== 'film' || !item.experience) return
    const { componentId, sequenceIndex } = item.experience
    const recommended = recommendedTo(componentId)
    if (!recommended || recommended.rankedBy === 'Programme') return
    const isElsewhere = (filmId: string) =>
      items.some((other, at) => at !== index && other.type === 'film' && other.filmId === filmId)
    const filmId = recommended.filmIds.filter((id) => isShown(id) && !isElsewhere(id))[sequenceIndex]
    if (filmId === undefined || taken.has(filmId)) return
    taken.add(filmId)
    ranked[index] = filmId
  })
  return ranked
}
