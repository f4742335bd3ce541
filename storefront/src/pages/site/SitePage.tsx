import { Section } from '@foyer/design-system/layout'
import { PageHeading } from '@foyer/design-system/page-heading'
import { FilmPageSkeleton } from '@foyer/design-system/skeleton'
import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../app/hooks.ts'
import { siteCrumbs } from '../../features/breadcrumbs/crumbs.ts'
import { PageBreadcrumbs } from '../../features/breadcrumbs/PageBreadcrumbs.tsx'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { useItsLanguage } from '../../features/content-grid/use-its-language.ts'
import { isInOwnLanguage, writtenPage } from '../../features/content-grid/written-page.ts'
import { DayProgramme } from '../../features/day-programme/DayProgramme.tsx'
import { BlockBoundary } from '../../features/failures/BlockBoundary.tsx'
import { NotFound } from '../../features/failures/NotFound.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { PageBody } from '../../features/site-layout/PageBody.tsx'
import { SiteFacts } from '../../features/site-page/SiteFacts.tsx'
import { SiteFront } from '../../features/site-page/SiteFront.tsx'
import { SiteVisit } from '../../features/site-page/SiteVisit.tsx'

/** A cinema: where it is, what it has, and what is on there. */
export const SitePage = observer(function SitePage() {
  const stores = useStores()
  const { sites } = stores
  const { t, text } = useText()
  const { params, url } = usePage()
  const site = sites.site(params.siteId ?? '')
  const written = writtenPage(stores, url.pathname, 'Cinema')
  const language = useItsLanguage(written?.writtenIn)
  if (!site) {
    if (sites.all.value) return <NotFound text={t('sites.page.notFound')} />
    if (sites.all.error)
      return <PageFailure text={t('sites.list.failed')} onRetry={() => sites.all.refresh()} />
    return <FilmPageSkeleton label={t('shared.state.loading')} />
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
        <PageBreadcrumbs crumbs={siteCrumbs(stores, site)} />
        <PageHeading
          title={text(site.name)}
          intro={
            (written && isInOwnLanguage(stores, written) && content?.summary) ||
            text(site.facilitiesNote) ||
            undefined
          }
        />
        <BlockBoundary resetKey={site.id}>
          <SiteFacts site={site} details={details} />
        </BlockBoundary>
        <BlockBoundary resetKey={url.href}>
          <DayProgramme site={site} />
        </BlockBoundary>
        <BlockBoundary resetKey={site.id}>
          <SiteVisit site={site} details={details} language={language} />
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
