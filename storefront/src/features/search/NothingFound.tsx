import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { Section } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { FilmWall } from '../../film/FilmWall.tsx'

/** Posters shown to who has found nothing. */
const filmsShown = 6

export interface NothingFoundProps {
  /** What may help; absent where nothing has been looked for. */
  title?: string | undefined
  text?: string | undefined
}

/** Something to go on with: the ways into the site, and what is on. */
export const NothingFound = observer(function NothingFound({ title, text }: NothingFoundProps) {
  const { listing, routes } = useStores()
  const { t } = useText()
  const films = listing.of('NowShowing').slice(0, filmsShown)
  return (
    <>
      {title !== undefined && (
        <EmptyState
          title={title}
          text={text}
          icon="search"
          actions={
            <>
              <Button variant="secondary" href={routes.films()}>
                {t('shared.error.notFound.films')}
              </Button>
              <Button variant="secondary" href={routes.page('Cinemas')}>
                {t('sites.list.title')}
              </Button>
              <Button variant="secondary" href={routes.page('Events')}>
                {t('browsing.events.title')}
              </Button>
            </>
          }
        />
      )}
      {films.length > 0 && (
        <Section title={t('browsing.category.NowShowing')}>
          <FilmWall films={films} />
        </Section>
      )}
    </>
  )
})
