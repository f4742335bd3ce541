import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Site } from '@foyer/contract/wire/sites'
import { useStores, useText } from '../../context/hooks.ts'
import { hasFoodStep } from '../../order/has-food-step.ts'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'

export interface SiteGateProps {
  readonly siteId: string
  readonly children: (site: Site) => ReactNode
}

/** Lets a page show only a cinema that sells food and drink online; otherwise says why it cannot. */
export const SiteGate = observer(function SiteGate({ siteId, children }: SiteGateProps) {
  const { configuration, routes, sites } = useStores()
  const { t } = useText()
  const outcome = sites.outcome(siteId)
  const site = sites.site(siteId)
  const others = <NextAction href={routes.foodSites()}>{t('food-and-beverage.sites.action')}</NextAction>
  switch (outcome) {
    case 'ready':
      return site && hasFoodStep(site, configuration.value) ? (
        children(site)
      ) : (
        <OrderProblem
          title={t('food-and-beverage.empty.title')}
          text={t('food-and-beverage.empty.text')}
          actions={others}
        />
      )
    case 'missing':
      return (
        <OrderProblem
          title={t('food-and-beverage.notFound.title')}
          text={t('food-and-beverage.notFound.text')}
          actions={others}
        />
      )
    case 'failed':
      return (
        <OrderProblem
          title={t('food-and-beverage.failed.title')}
          text={t('food-and-beverage.failed.text')}
          onRetry={() => void sites.ensureSite(siteId)}
        />
      )
    case 'pending':
      return <OrderSkeleton label={t('food-and-beverage.loading')} />
    default:
      return outcome satisfies never
  }
})
