import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { VisuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import { observer } from 'mobx-react-lite'
import { getContentStores } from '../../stores/content/content-stores.ts'
import { usePage, useStore, useText } from '../../context/hooks.ts'
import { getCmsCrumbs } from '../../page/crumbs.ts'
import { PageBreadcrumbs } from '../../page/PageBreadcrumbs.tsx'
import { useCityReload } from '../../features/cinema-group/use-city-reload.ts'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { useItsLanguage } from '../../content/use-its-language.ts'
import { NotFound } from '../../features/failures/NotFound.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { loadContent } from './load.ts'

/** A page that an editor has written; at an address without one, what stands there instead. */
export const ContentPage = observer(function ContentPage() {
  const { pages } = useStore(getContentStores)
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
  const crumbs = getCmsCrumbs(page)
  return (
    <PageBody {...language}>
      {crumbs.length > 1 && <PageBreadcrumbs crumbs={crumbs} />}
      {hideTitle ? (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      ) : (
        <PageHeading isHead title={title} intro={summary ?? undefined} />
      )}
      {content}
    </PageBody>
  )
})
