import { SelectField } from '@foyer/design-system/forms/select-field'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { styled } from '@foyer/design-system/foundations/styled'
import { TextField } from '@foyer/design-system/forms/text-field'
import { DeliveryChoice } from '@foyer/design-system/order/delivery-choice'
import { PickupSlots } from '@foyer/design-system/order/pickup-slots'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { Seat } from '@foyer/contract/wire/seating'
import type { Site } from '@foyer/contract/wire/sites'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { addOffset } from '../../domain/time.ts'
import { getSiteOffset } from '../../domain/zone-offset.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import type { BasketDelivery } from '../../stores/orders/basket-content.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { formatSeatsNote } from '../../order/summary/held-seats.ts'
import { listDeliveryMethods } from './delivery-options.ts'

/** Only for seats: drawings and the layout of the auditorium. */
const SeatPlace = lazyWithRetry(async () => (await import('./SeatPlace.tsx')).SeatPlace)

const Root = styled('div')({ display: 'grid', gap: 24 })

const icons = {
  CounterPickup: 'shop',
  InSeatDelivery: 'seat',
  CustomLocationDelivery: 'cup',
  ServiceAreaPickup: 'clock',
} as const

/** Seats to which goods can be brought. */
export interface DeliverySeats {
  readonly showtimeId: string
  readonly seats: readonly [Seat, ...Seat[]]
}

export interface DeliverySectionProps {
  readonly site: Site
  readonly offsetInMinutes: number
  /** Null without one: nothing is brought to a seat. */
  readonly seats: DeliverySeats | null
  readonly onChange: () => void
}

/** How the goods reach the visitor, with a note for the person who brings them. Nothing where there is one way only. */
export const DeliverySection = observer(function DeliverySection(props: DeliverySectionProps) {
  const { site, offsetInMinutes, seats, onChange } = props
  const { items } = useStore(getItemStores)
  const { basket } = useStore(getOrderStores)
  const { configuration } = useStores()
  const texts = useText()
  const { t, text } = texts
  const formats = useFormats()
  const { deliveryComments, itemDeliveries } = configuration.value.foodAndBeverage
  const { delivery, itemDeliveriesComment } = basket.itemsAt(site.id)
  const locations = items.orderLocations(site.id)
  const slots = items.pickupSlots(site.id)
  const methods = listDeliveryMethods({
    allowed: site.allowedItemDeliveryMethods,
    configured: itemDeliveries.method,
    hasSeats: seats !== null,
    hasLocations: locations.length > 0,
    hasSlots: slots.some(({ isAvailable }) => isAvailable),
  })
  if (methods.length === 1) return null

  function change(next: BasketDelivery | null) {
    onChange()
    basket.changeItems(site.id, { delivery: next })
  }
  function bringTo(seatId: string) {
    if (seats) change({ method: 'InSeatDelivery', seat: { showtimeId: seats.showtimeId, seatId } })
  }
  function choose(method: string) {
    const [location] = locations
    const slot = slots.find(({ isAvailable }) => isAvailable)
    if (method === 'InSeatDelivery' && seats) bringTo(seats.seats[0].id)
    else if (method === 'CustomLocationDelivery' && location) change({ method, locationId: location.id })
    else if (method === 'ServiceAreaPickup' && slot) change({ method, startsAt: slot.startsAt })
    else change(null)
  }
  const panels = {
    CounterPickup: undefined,
    InSeatDelivery: delivery?.method === 'InSeatDelivery' && seats && (
      <Suspense fallback={null}>
        <SeatPlace
          showtimeId={seats.showtimeId}
          seats={seats.seats}
          seatId={delivery.seat.seatId}
          onChoose={bringTo}
        />
      </Suspense>
    ),
    CustomLocationDelivery: delivery?.method === 'CustomLocationDelivery' && (
      <SelectField
        name="location"
        label={t('food-and-beverage.delivery.location')}
        value={delivery.locationId}
        options={locations.map(({ id, name }) => ({ value: id, label: text(name) }))}
        onChange={(locationId) => change({ method: 'CustomLocationDelivery', locationId })}
      />
    ),
    ServiceAreaPickup: delivery?.method === 'ServiceAreaPickup' && (
      <PickupSlots
        label={t('food-and-beverage.delivery.slots')}
        name="pickup"
        value={delivery.startsAt}
        slots={slots.map(({ startsAt, isAvailable }) => ({
          value: startsAt,
          label: formats.time(
            addOffset(startsAt, getSiteOffset(site, Date.parse(startsAt), offsetInMinutes)),
          ),
          note: isAvailable ? undefined : t('food-and-beverage.delivery.full'),
          disabled: !isAvailable,
        }))}
        onChange={(startsAt) => change({ method: 'ServiceAreaPickup', startsAt })}
      />
    ),
  }
  return (
    <Root>
      <DeliveryChoice
        label={t('food-and-beverage.delivery.label')}
        name="delivery"
        value={delivery?.method ?? 'CounterPickup'}
        options={methods.map((method) => ({
          value: method,
          label: t(`food-and-beverage.delivery.${method}`),
          note:
            method === 'InSeatDelivery'
              ? formatSeatsNote(seats?.seats ?? [], texts)
              : t(`food-and-beverage.delivery.${method}.note`),
          icon: icons[method],
          panel: panels[method] || undefined,
        }))}
        onChange={choose}
      />
      {delivery && delivery.method !== 'ServiceAreaPickup' && (
        <TextField
          label={t('food-and-beverage.delivery.comment')}
          optionalLabel={t('food-and-beverage.dialog.optional')}
          name="delivery-comment"
          value={itemDeliveriesComment}
          maxLength={deliveryComments.maximumAllowedLength}
          help={t('food-and-beverage.dialog.commentCount', {
            count: itemDeliveriesComment.length,
            maximum: deliveryComments.maximumAllowedLength,
          })}
          autoComplete="off"
          onChange={(value) => {
            onChange()
            basket.changeItems(site.id, { itemDeliveriesComment: value })
          }}
        />
      )}
    </Root>
  )
})
