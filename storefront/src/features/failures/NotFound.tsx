import { Button } from '@foyer/design-system/actions/button'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Section } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { Suspense, type ReactNode } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { Illustrated } from '../../page/Illustration.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { UnderHeading } from '../../page/UnderHeading.tsx'

/** Every page may come to this, and hardly any does: its posters come when it has. */
const FilmWall = lazyWithRetry(async () => (await import('../../film/FilmWall.tsx')).FilmWall)

/** Posters shown to who took a wrong turn. */
const filmsShown = 6

export interface NotFoundProps {
  title?: string | undefined
  text?: string | undefined
  /** What the chain has to say to who took a wrong turn; a way to the films when absent. */
  children?: ReactNode
}

/** Nothing stands at this address: says so and shows what is on instead. */
export const NotFound = observer(function NotFound({ title, text, children }: NotFoundProps) {
  const { listing, routes } = useStores()
  const { t } = useText()
  const films = listing.of('NowShowing').slice(0, filmsShown)
  return (
    <PageBody>
      <Illustrated name="notFound">
        <PageHeading
          title={title ?? t('shared.error.notFound.title')}
          intro={children ? undefined : (text ?? t('shared.error.notFound.text'))}
        />
        <UnderHeading>
          {children ?? <Button href={routes.films()}>{t('shared.error.notFound.films')}</Button>}
        </UnderHeading>
      </Illustrated>
      {films.length > 0 && (
        <Section title={t('shared.error.notFound.popular')}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <FilmWall films={films} />
          </Suspense>
        </Section>
      )}
    </PageBody>
  )
})
