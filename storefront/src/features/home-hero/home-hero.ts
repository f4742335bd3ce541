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
