import type { Order } from '@foyer/contract/wire/orders'
import { Section } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { addValues } from '../../domain/amounts.ts'
import { findTip } from '../../features/food/find-tip.ts'
import { TipSection } from '../../features/food/TipSection.tsx'
import { ItemsAlert } from '../../order/items/ItemsAlert.tsx'
import type { useSendTip } from './use-send-tip.ts'

export interface PlaceTipProps {
  readonly order: Order
  readonly tip: ReturnType<typeof useSendTip>
  readonly disabled: boolean
}

/** A tip for the person who brings it, in shares of what the order has. Nothing where none is taken. */
export const PlaceTip = observer(function PlaceTip({ order, tip, disabled }: PlaceTipProps) {
  const { configuration } = useStores()
  const { t } = useText()
  const delivery = order.itemDeliveries?.find(({ method }) => method !== 'CounterPickup')
  const method = delivery?.method
  const brought =
    method === 'InSeatDelivery' || method === 'CustomLocationDelivery' || method === 'ServiceAreaPickup'
      ? method
      : null
  const offer = findTip(configuration.value.foodAndBeverage.tips, brought)
  const tipped = order.items.filter(({ id }) => !offer?.isForDelivered || delivery?.itemIds.includes(id))
  const sum = addValues(tipped.flatMap(({ price }) => price ?? [])).valueIncludingTax
  if (offer === null || sum === 0) return null
  return (
    <Section title={t('food-and-beverage.tip.title')}>
      {tip.failure && (
        <ItemsAlert
          failure={tip.failure}
          messages={{
            title: t('food-and-beverage.atPlace.tipRefused.title'),
            other: t('food-and-beverage.atPlace.tipRefused.text'),
          }}
          nameLine={() => null}
        />
      )}
      <TipSection
        siteId={order.siteId}
        percentages={offer.tip.suggestedPercentages}
        sum={sum}
        onChange={tip.clearFailure}
        hideLabel
        disabled={disabled}
      />
    </Section>
  )
})
