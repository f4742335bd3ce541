import { Button } from '../../actions/button/index.ts'
import { QuantityStepper } from '../../forms/quantity-stepper/index.ts'
import type { ItemAction, ItemQuantity } from './ItemDialog.tsx'

interface ItemDialogFootProps {
  /** How many; absent where only one can be had. */
  quantity: ItemQuantity | undefined
  /** The one primary button. */
  action: ItemAction
  /** Of the item: names the count. */
  title: string
}

/** How many, and the button with the sum. */
export const ItemDialogFoot = ({ quantity, action, title }: ItemDialogFootProps) => (
  <div data-slot="row">
    {quantity && (
      <QuantityStepper
        value={quantity.value}
        min={quantity.min ?? 1}
        max={quantity.max}
        onChange={quantity.onChange}
        labels={quantity.labels}
        role="group"
        aria-label={title}
      />
    )}
    <Button
      fullWidth
      variant={action.isMissing ? 'secondary' : 'primary'}
      data-missing={action.isMissing ? '' : undefined}
      busy={action.busy}
      busyLabel={action.busyLabel}
      onClick={action.onPress}
    >
      {action.label}
    </Button>
  </div>
)
