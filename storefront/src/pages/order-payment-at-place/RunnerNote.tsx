import type { Order } from '@foyer/contract/wire/orders'
import { Section } from '@foyer/design-system/foundations/layout'
import { TextField } from '@foyer/design-system/forms/text-field'
import { observer } from 'mobx-react-lite'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { ItemsAlert } from '../../order/items/ItemsAlert.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { useSendNote } from './use-send-note.ts'

export interface RunnerNoteProps {
  readonly order: Order
  readonly note: ReturnType<typeof useSendNote>
  readonly disabled: boolean
}

/** A note for the person who brings the goods, put on the order when typing has stopped. */
export const RunnerNote = observer(function RunnerNote({ order, note, disabled }: RunnerNoteProps) {
  const { basket } = useStore(getOrderStores)
  const { configuration } = useStores()
  const { t } = useText()
  const { failure, clearFailure } = note
  const { siteId } = order
  const { itemDeliveriesComment } = basket.itemsAt(siteId)
  const { maximumAllowedLength } = configuration.value.foodAndBeverage.deliveryComments

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
        onBlur={note.leave}
        onChange={(value) => {
          clearFailure()
          basket.changeItems(siteId, { itemDeliveriesComment: value })
        }}
      />
    </Section>
  )
})
