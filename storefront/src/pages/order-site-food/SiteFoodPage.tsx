import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { getSiteOffset } from '../../domain/zone-offset.ts'
import { FoodOrder } from '../../features/food/FoodOrder.tsx'
import { SiteGate } from '../../features/food/SiteGate.tsx'

/** The menu of the cinema that the address names. */
export const SiteFoodPage = observer(function SiteFoodPage() {
  const { params } = usePage()
  const { today } = useStores()
  const { t, text } = useText()
  return (
    <SiteGate siteId={params.siteId ?? ''}>
      {(site) => (
        <FoodOrder
          key={site.id}
          site={site}
          detail={null}
          offsetInMinutes={getSiteOffset(site, today.now, today.offsetInMinutes)}
          title={t('food-and-beverage.titleAt', { site: text(site.name) })}
          seats={null}
        />
      )}
    </SiteGate>
  )
})
