import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores } from '../../context/hooks.ts'
import { getPersonalisationStores } from '../../stores/visitor/personalisation-stores.ts'
import type { HeroItem } from './home-hero.ts'
import { getComponentIds, getRankedFilms, type RankedFilms } from './ranked-films.ts'

export interface RankedHeroProps {
  items: readonly HeroItem[]
  /** Called whenever the films that are recommended change; stays the same function. */
  onRanked: (films: RankedFilms) => void
}

/** Asks for the films that are recommended to the slides of the hero. Shows nothing itself. */
export const RankedHero = observer(function RankedHero({ items, onRanked }: RankedHeroProps) {
  const { listing } = useStores()
  const { experiences } = useStore(getPersonalisationStores)
  const components = getComponentIds(items).join(' ')
  useEffect(() => {
    for (const id of components.split(' ')) void experiences?.ensure(id)
  }, [experiences, components])

  const shown = new Set(listing.all.map(({ id }) => id))
  const films = JSON.stringify(
    getRankedFilms(
      items,
      (id) => experiences?.of(id),
      (id) => shown.has(id),
    ),
  )
  useEffect(() => {
    onRanked(JSON.parse(films) as RankedFilms)
  }, [films, onRanked])
  return null
})
