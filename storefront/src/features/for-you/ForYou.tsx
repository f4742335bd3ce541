import { Section } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getPersonalisationStores } from '../../stores/visitor/personalisation-stores.ts'
import { FilmWall } from '../../film/FilmWall.tsx'
import { findFilmsToRecommend } from './films-to-recommend.ts'

/** What personalisation knows the row by. */
const componentId = 'home-for-you'

/**
 * A row of films for this visitor, by what they have seen, or else by what most others book, and which of the two it is
 * where the server says. Nothing where neither says anything: then the page has the chain's own order already.
 */
export const ForYou = observer(function ForYou() {
  const { configuration, listing } = useStores()
  const { experiences } = useStore(getPersonalisationStores)
  const { t } = useText()
  const { columns } = configuration.value.home.posterWall

  useEffect(() => {
    void experiences?.ensure(componentId)
  }, [experiences])

  const recommended = experiences?.of(componentId)
  const films = findFilmsToRecommend(recommended, listing.all, columns)
  if (!recommended || films.length === 0) return null
  const { rankedBy } = recommended
  return (
    <Section
      title={rankedBy === null ? t('browsing.forYou.title') : t(`browsing.forYou.title${rankedBy}`)}
      note={rankedBy === null ? undefined : t(`browsing.forYou.note${rankedBy}`)}
    >
      <FilmWall films={films} columns={columns} headingLevel={3} travels={false} />
    </Section>
  )
})
