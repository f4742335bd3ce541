import { Link } from '@foyer/design-system/actions/link'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { PageContainer, Section } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { hasFoodStep } from '../../order/has-food-step.ts'
import { OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: 4,
    padding: 24,
    borderRadius: 'var(--foyer-radius-lg)',
    background: 'var(--foyer-surface)',
    boxShadow: 'inset 0 0 0 var(--foyer-card-border) var(--foyer-border)',
  },
})

/** The cinemas that sell food and drink online, the visitor's own city first. */
export const FoodSitesPage = observer(function FoodSitesPage() {
  const { cinemaGroups, configuration, routes, sites } = useStores()
  const { t, text } = useText()
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
    <PageContainer>
      <PageHeading title={t('food-and-beverage.sites.title')} intro={t('food-and-beverage.sites.intro')} />
      <Section>
        {ordered.length === 0 ? (
          <EmptyState title={t('food-and-beverage.sites.none')} />
        ) : (
          <List>
            {ordered.map((site) => (
              <li key={site.id}>
                <Link href={routes.siteFood(site.id)}>{text(site.name)}</Link>
                <small>{site.contactDetails.address.city}</small>
              </li>
            ))}
          </List>
        )}
      </Section>
    </PageContainer>
  )
})
