import type { Film } from '@foyer/contract/wire/films'
import { DescriptionList } from '@foyer/design-system/foundations/description-list'
import { Section } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { filterKnown } from '../../film/use-film-labels.ts'

/** Names of the cast that the page gives. */
const castShown = 6

/** Who made a film: after its times, which people come for. */
export const FilmCredits = observer(function FilmCredits({ film }: { film: Film }) {
  const { films } = useStores()
  const { t } = useText()
  const names = (people: readonly { name: string }[]) => people.map((person) => person.name)
  const credits = [
    { term: t('browsing.film.director'), details: names(films.directors(film)) },
    { term: t('browsing.film.cast'), details: names(films.cast(film)).slice(0, castShown) },
    { term: t('browsing.film.producer'), details: names(films.producers(film)) },
    { term: t('browsing.film.distributor'), details: filterKnown(film.distributorName ?? undefined) },
  ].filter((item) => item.details.length > 0)
  if (credits.length === 0) return null
  return (
    <Section title={t('browsing.film.credits')}>
      <DescriptionList layout="Columns" items={credits} />
    </Section>
  )
})
