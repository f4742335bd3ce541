import type { Order } from '@foyer/contract/wire/orders'
import { Section } from '@foyer/design-system/foundations/layout'
import { TextField } from '@foyer/design-system/forms/text-field'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { findRestPayment } from '../../domain/payment-parts.ts'
import { ItemsAlert } from '../../order/items/ItemsAlert.tsx'
import type { ItemsFailure } from '../../stores/items/items-outcome.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

export interface RunnerNoteProps {
  readonly order: Order
  readonly disabled: boolean
}

/** Words for whoever brings the goods, which are on the order as soon as the field is left. */
export const RunnerNote = observer(function RunnerNote({ order, disabled }: RunnerNoteProps) {
  const { basket, order: orderStore, payments } = useStore(getOrderStores)
  const { items, orderItems } = useStore(getItemStores)
  const { configuration } = useStores()
  const { t } = useText()
  const [failure, setFailure] = useState<ItemsFailure | null>(null)
  const { siteId } = order
  const { itemDeliveriesComment } = basket.itemsAt(siteId)
  const { maximumAllowedLength } = configuration.value.foodAndBeverage.deliveryComments

  async function send() {
    if (itemDeliveriesComment.trim() === (order.itemDeliveriesComment ?? '')) return
    // Without the menu nobody knows which of the goods are brought.
    await items.ensure(siteId)
    const outcome = await orderItems.send(siteId)
    if (outcome.kind !== 'ok') setFailure(outcome)
    else if (orderStore.order && !findRestPayment(orderStore.order)) payments.dropFields()
  }
  return (
    <Section title={t('food-and-beverage.atPlace.note')}>
      {failure && (
        <ItemsAlert
          failure={failure}
          messages={{
            title: t('food-and-beverage.atPlace.noteRefused.title'),
            other: t('food-and-beverage.atPlace.noteRefused.text'),
          }}
          nameLine={() => null}
        />
      )}
      <TextField
        label={t('food-and-beverage.delivery.comment')}
        optionalLabel={t('food-and-beverage.dialog.optional')}
        name="delivery-comment"
        value={itemDeliveriesComment}
        maxLength={maximumAllowedLength}
        help={t('food-and-beverage.dialog.commentCount', {
          count: itemDeliveriesComment.length,
          maximum: maximumAllowedLength,
        })}
        autoComplete="off"
        disabled={disabled}
        onChange={(value) => {
          setFailure(null)
          basket.changeItems(siteId, { itemDeliveriesComment: value })
        }}
        onBlur={() => void send()}
      />
    </Section>
  )
})
