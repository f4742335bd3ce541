import { Button } from '@foyer/design-system/button'
import { Section } from '@foyer/design-system/layout'
import { PageHeading } from '@foyer/design-system/page-heading'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { FilmWall } from '../film-wall/FilmWall.tsx'
import { PageBody } from '../site-layout/PageBody.tsx'

/** Posters shown to who took a wrong turn. */
const filmsShown = 6

/** Nothing stands at this address: says so and shows what is on instead. */
export const NotFound = observer(function NotFound({ text }: { text?: string | undefined }) {
  const { listing, routes } = useStores()
  const { t } = useText()
  const films = listing.nowShowing.slice(0, filmsShown)
  return (
    <PageBody>
      <PageHeading title={t('shared.error.notFound.title')} intro={text ?? t('shared.error.notFound.text')} />
      <Button href={routes.films()}>{t('shared.error.notFound.films')}</Button>
      {films.length > 0 && (
        <Section title={t('shared.error.notFound.popular')}>
          <FilmWall films={films} />
        </Section>
      )}
    </PageBody>
  )
})
