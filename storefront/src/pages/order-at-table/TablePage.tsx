import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Site } from '@foyer/contract/wire/sites'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getZoneOffset } from '../../domain/zone-time.ts'
import { FoodOrder } from '../../features/food/FoodOrder.tsx'
import { SiteGate } from '../../features/food/SiteGate.tsx'
import { CounterInstead } from '../../order/CounterInstead.tsx'
import { usePlaceBadge } from '../../order/use-place-badge.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { findLocation } from './find-location.ts'
import { TableBand } from './TableBand.tsx'

/** The menu of a cinema for a visitor who sits at the table that the address names. */
export const TablePage = observer(function TablePage() {
  const { params } = usePage()
  return (
    <SiteGate siteId={params.siteId ?? ''}>
      {(site) => <TableOrder key={site.id} site={site} name={params.locationName ?? ''} />}
    </SiteGate>
  )
})

/** At a table that the cinema does not know nothing is brought, and the page says why. */
const TableOrder = observer(function TableOrder({
  site,
  name,
}: {
  readonly site: Site
  readonly name: string
}) {
  const { routes, today } = useStores()
  const { items } = useStore(getItemStores)
  const { basket } = useStore(getOrderStores)
  const { t, text } = useText()
  const location = findLocation(items.orderLocations(site.id), name)
  const locationId = location?.id
  const offsetInMinutes = getZoneOffset(site.ianaTimeZoneName, today.now)
  const isBrought = site.allowedItemDeliveryMethods?.includes('CustomLocationDelivery') === true
  const isClosed = items.isClosed(site.id, today.now, offsetInMinutes)
  usePlaceBadge(text(location?.name))
  const isKnown = items.menu(site.id) !== undefined
  useEffect(() => {
    if (isBrought && !isClosed && locationId !== undefined)
      basket.changeItems(site.id, {
        delivery: { method: 'CustomLocationDelivery', locationId },
        placeAddress: routes.tableFood(site.id, name),
      })
  }, [basket, routes, site.id, name, isBrought, isClosed, locationId])
  const reason = !isBrought ? 'noTables' : isClosed ? 'closed' : isKnown && !location ? 'unknownTable' : null
  return (
    <>
      {isBrought && isKnown && <TableBand key={name} site={site} name={name} />}
      {reason === null ? (
        <FoodOrder
          site={site}
          detail={null}
          offsetInMinutes={offsetInMinutes}
          title={t('food-and-beverage.seat.title')}
          seats={null}
          placeName={text(location?.name) || name}
        />
      ) : (
        <CounterInstead
          siteId={site.id}
          offsetInMinutes={offsetInMinutes}
          reason={t(`food-and-beverage.seat.reason.${reason}`)}
        />
      )}
    </>
  )
})
