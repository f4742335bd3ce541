import { Section } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { FilmPageSkeleton } from '@foyer/design-system/feedback/skeleton'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { getSiteCrumbs } from '../../page/crumbs.ts'
import { PageBreadcrumbs } from '../../page/PageBreadcrumbs.tsx'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { useItsLanguage } from '../../content/use-its-language.ts'
import { isInOwnLanguage, findCmsPage } from '../../content/cms-page.ts'
import { DayProgramme } from '../../features/day-programme/DayProgramme.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { NotFound } from '../../features/failures/NotFound.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { SiteActions } from '../../features/site-page/SiteActions.tsx'
import { SiteInformation } from '../../features/site-page/SiteInformation.tsx'
import { SiteFront } from '../../features/site-page/SiteFront.tsx'
import { SiteVisit } from '../../features/site-page/SiteVisit.tsx'

/** Below what is on: its code comes after the page's own. */
const SiteSurroundings = lazyWithRetry(
  async () => (await import('../../features/site-page/SiteSurroundings.tsx')).SiteSurroundings,
)

/** A cinema: where it is, what it has, and what is on there. */
export const SitePage = observer(function SitePage() {
  const stores = useStores()
  const { sites } = stores
  const { t, text } = useText()
  const { params, url } = usePage()
  const siteId = params.siteId ?? ''
  const site = sites.site(siteId)
  const written = findCmsPage(stores, url.pathname, 'Cinema')
  const language = useItsLanguage(written?.writtenIn)
  if (!site) {
    switch (sites.outcome(siteId)) {
      case 'missing':
        return <NotFound text={t('sites.page.notFound')} />
      case 'failed':
        return <PageFailure text={t('sites.list.failed')} onRetry={() => sites.all.refresh()} />
      case 'pending':
      case 'ready':
        return <FilmPageSkeleton label={t('shared.state.loading')} />
    }
  }
  const content = written?.components
  const details = content?.cinemaDetails
  const [front] = details?.gallery ?? []
  return (
    <>
      <BlockBoundary resetKey={site.id}>
        <SiteFront site={site} picture={front} />
      </BlockBoundary>
      <PageBody>
        <PageBreadcrumbs crumbs={getSiteCrumbs(stores, site)} />
        <PageHeading
          title={text(site.name)}
          intro={
            (written && isInOwnLanguage(stores, written) && content?.summary) ||
            text(site.facilitiesNote) ||
            undefined
          }
        />
        <SiteActions site={site} />
        <BlockBoundary resetKey={site.id}>
          <SiteInformation site={site} details={details} />
        </BlockBoundary>
        <BlockBoundary resetKey={url.href}>
          <DayProgramme site={site} />
        </BlockBoundary>
        <BlockBoundary resetKey={site.id}>
          <SiteVisit site={site} details={details} language={language} />
        </BlockBoundary>
        <BlockBoundary resetKey={site.id}>
          <Suspense fallback={null}>
            <SiteSurroundings site={site} details={details} />
          </Suspense>
        </BlockBoundary>
        {content?.grid && content.grid.rows.length > 0 && (
          <Section {...language}>
            <ContentGrid grid={content.grid} />
          </Section>
        )}
      </PageBody>
    </>
  )
})
