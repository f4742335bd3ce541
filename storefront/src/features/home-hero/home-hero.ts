import type { HeroCarousel } from '@foyer/contract/omnia/page'
import type { Stores } from '../../stores/create-stores.ts'
import { findCmsPage } from '../../content/cms-page.ts'

export type HeroItem = HeroCarousel['items'][number]

interface HomeHeroData extends HeroCarousel {
  /** Language of the texts on its pictures; the page's own when absent. */
  writtenIn?: string | null | undefined
}

/** What the hero of the home page shows: what an editor has put there, and the brand's own films where nobody has. */
export function getHomeHero(stores: Stores, path: string): HomeHeroData {
  const page = findCmsPage(stores, path, 'Home')
  const written = page?.components.heroCarousel
  if (written && written.items.length > 0) return { ...written, writtenIn: page.writtenIn }
  const { autoplayDelay, films } = stores.configuration.value.home.hero
  return { autoplayDelay, items: films.map((filmId) => ({ type: 'film', filmId })) }
}

/** Whether a film may stand in the hero of a page, by its id: any may where a ranking chooses. */
export function createHeroFilter(stores: Stores, path: string): (filmId: string) => boolean {
  const films = getHomeHero(stores, path).items.filter((item) => item.type === 'film')
  const isRanked = films.some(({ experience }) => experience)
  const ids = new Set(films.map(({ filmId }) => filmId))
  return (filmId) => isRanked || ids.has(filmId)
}
