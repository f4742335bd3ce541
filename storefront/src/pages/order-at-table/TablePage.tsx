import { PlaceBand } from '@foyer/design-system/order/auditorium-sketch'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Site } from '@foyer/contract/wire/sites'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getSiteOffset } from '../../domain/zone-offset.ts'
import { FoodOrder } from '../../features/food/FoodOrder.tsx'
import { SiteGate } from '../../features/food/SiteGate.tsx'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { findLocation } from './find-location.ts'

/** The menu of a cinema for whoever sits at the table that the address names. */
export const TablePage = observer(function TablePage() {
  const { params } = usePage()
  return (
    <SiteGate siteId={params.siteId ?? ''}>
      {(site) => <TableOrder key={site.id} site={site} name={params.locationName ?? ''} />}
    </SiteGate>
  )
})

/** A table that the cinema does not know has the counter's ways. */
const TableOrder = observer(function TableOrder({
  site,
  name,
}: {
  readonly site: Site
  readonly name: string
}) {
  const { today } = useStores()
  const { items } = useStore(getItemStores)
  const { basket } = useStore(getOrderStores)
  const { t, text } = useText()
  const location = findLocation(items.orderLocations(site.id), name)
  const locationId = location?.id
  useEffect(() => {
    if (locationId !== undefined)
      basket.changeItems(site.id, { delivery: { method: 'CustomLocationDelivery', locationId } })
  }, [basket, site.id, locationId])
  return (
    <FoodOrder
      site={site}
      detail={null}
      offsetInMinutes={getSiteOffset(site, today.now, today.offsetInMinutes)}
      title={t('food-and-beverage.titleAt', { site: text(site.name) })}
      seats={null}
      place={
        location && (
          <PlaceBand
            variant="band"
            eyebrow={t('food-and-beverage.place.here')}
            title={text(location.name)}
            text={t('food-and-beverage.place.brought')}
          />
        )
      }
    />
  )
})
