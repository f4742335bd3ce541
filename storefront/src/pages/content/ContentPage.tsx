import { PageHeading } from '@foyer/design-system/page-heading'
import { FormSkeleton } from '@foyer/design-system/skeleton'
import { VisuallyHidden } from '@foyer/design-system/visually-hidden'
import { observer } from 'mobx-react-lite'
import { useContent } from '../../app/content.ts'
import { usePage, useText } from '../../app/hooks.ts'
import { writtenCrumbs } from '../../features/breadcrumbs/crumbs.ts'
import { PageBreadcrumbs } from '../../features/breadcrumbs/PageBreadcrumbs.tsx'
import { useCityReload } from '../../features/cinema-group/use-city-reload.ts'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { useItsLanguage } from '../../features/content-grid/use-its-language.ts'
import { NotFound } from '../../features/failures/NotFound.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { PageBody } from '../../features/site-layout/PageBody.tsx'
import { loadContent } from './load.ts'

/** A page that an editor has written; at an address without one, what stands there instead. */
export const ContentPage = observer(function ContentPage() {
  const { pages } = useContent()
  const { t } = useText()
  const { url } = usePage()
  useCityReload(loadContent)
  const path = url.pathname
  const page = pages.page(path)
  const outcome = pages.outcome(path)
  const language = useItsLanguage(page?.writtenIn)
  if (outcome === 'failed') return <PageFailure onRetry={() => pages.entry(path).refresh()} />
  if (!page || outcome === 'moved' || outcome === 'pending')
    return (
      <PageBody>
        <FormSkeleton label={t('shared.state.loading')} />
      </PageBody>
    )
  const { pageTitle, hideTitle, summary, grid } = page.components
  const title = pageTitle ?? page.name
  const content = grid && <ContentGrid key={path} grid={grid} />
  // Of what is not found the site speaks in every language itself.
  if (outcome === 'missing')
    return language.lang === undefined ? <NotFound title={title}>{content}</NotFound> : <NotFound />
  const crumbs = writtenCrumbs(page)
  return (
    <PageBody {...language}>
      {crumbs.length > 1 && <PageBreadcrumbs crumbs={crumbs} />}
      {hideTitle ? (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      ) : (
        <PageHeading title={title} intro={summary ?? undefined} />
      )}
      {content}
    </PageBody>
  )
})
