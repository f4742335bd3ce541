import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { SiteCards } from '../../features/site-list/SiteCards.tsx'
import { hasFoodStep } from '../../order/has-food-step.ts'
import { OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { PageBody } from '../../page/PageBody.tsx'

/** The cinemas that sell food and drink online, the visitor's own city first. */
export const FoodSitesPage = observer(function FoodSitesPage() {
  const { cinemaGroups, configuration, routes, sites } = useStores()
  const { t } = useText()
  if (!sites.all.value) {
    return sites.all.error ? (
      <OrderProblem
        title={t('food-and-beverage.failed.title')}
        text={t('food-and-beverage.failed.text')}
        onRetry={() => void sites.all.refresh()}
      />
    ) : (
      <OrderSkeleton label={t('food-and-beverage.loading')} />
    )
  }
  const own = new Set(
    (cinemaGroups.selected ? cinemaGroups.getSites(cinemaGroups.selected) : []).map(({ id }) => id),
  )
  const selling = sites.list.filter((site) => hasFoodStep(site, configuration.value))
  const ordered = [...selling.filter(({ id }) => own.has(id)), ...selling.filter(({ id }) => !own.has(id))]
  return (
    <PageBody>
      <PageHeading title={t('food-and-beverage.sites.title')} intro={t('food-and-beverage.sites.intro')} />
      {ordered.length === 0 ? (
        <EmptyState title={t('food-and-beverage.sites.none')} />
      ) : (
        <SiteCards sites={ordered} headingLevel={2} toHref={({ id }) => routes.siteFood(id)} />
      )}
    </PageBody>
  )
})
