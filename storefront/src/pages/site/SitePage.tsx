import { Grid, GridColumn } from '@foyer/design-system/grid'
import { Section } from '@foyer/design-system/layout'
import { PageHeading } from '@foyer/design-system/page-heading'
import { Picture } from '@foyer/design-system/picture'
import { FilmPageSkeleton } from '@foyer/design-system/skeleton'
import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../app/hooks.ts'
import { siteCrumbs } from '../../features/breadcrumbs/crumbs.ts'
import { PageBreadcrumbs } from '../../features/breadcrumbs/PageBreadcrumbs.tsx'
import { ContentGrid } from '../../features/content-grid/ContentGrid.tsx'
import { contentPicture } from '../../features/content-grid/content-picture.ts'
import { useItsLanguage } from '../../features/content-grid/use-its-language.ts'
import { isInOwnLanguage, writtenPage } from '../../features/content-grid/written-page.ts'
import { DayProgramme } from '../../features/day-programme/DayProgramme.tsx'
import { BlockBoundary } from '../../features/failures/BlockBoundary.tsx'
import { NotFound } from '../../features/failures/NotFound.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { RichText } from '../../features/rich-text/RichText.tsx'
import { PageBody } from '../../features/site-layout/PageBody.tsx'
import { SiteFacts } from '../../features/site-page/SiteFacts.tsx'

/** A cinema: where it is, what it has, and what is on there. */
export const SitePage = observer(function SitePage() {
  const stores = useStores()
  const { routes, sites } = stores
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
        <Grid>
          <GridColumn size={8}>
            <Picture
              source={
                front
                  ? contentPicture(front)
                  : { url: routes.media('CinemaGraphic', site.id), focalPoint: { x: 0.7, y: 0.5 } }
              }
              ratio="16:9"
              sizes="(max-width: 1023px) 100vw, 840px"
              placeholder="siteGallery"
              alt={front?.alt ?? ''}
              rounded="lg"
              priority
            />
            {details && (
              <div {...language}>
                <RichText html={details.introduction} />
              </div>
            )}
          </GridColumn>
          <GridColumn size={4}>
            <SiteFacts site={site} details={details} language={language} />
          </GridColumn>
        </Grid>
      </BlockBoundary>
      <BlockBoundary resetKey={url.href}>
        <DayProgramme site={site} />
      </BlockBoundary>
      {details?.gettingHere && (
        <Section title={t('sites.page.gettingHere')}>
          <div {...language}>
            <RichText html={details.gettingHere} />
          </div>
        </Section>
      )}
      {details?.accessibility && (
        <Section title={t('sites.page.accessibility')}>
          <div {...language}>
            <RichText html={details.accessibility} />
          </div>
        </Section>
      )}
      {content?.grid && content.grid.rows.length > 0 && (
        <Section {...language}>
          <ContentGrid grid={content.grid} />
        </Section>
      )}
    </PageBody>
  )
})
