import type { CustomerFields } from '@foyer/contract/validation/customer-rules'
import { Button } from '@foyer/design-system/actions/button'
import { observer } from 'mobx-react-lite'
import { useStore, useText } from '../../context/hooks.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { CustomerForm, type CustomerFormProps } from './CustomerForm.tsx'
import type { MemberDetails } from './use-member-details.ts'

export interface OrderCustomerFormProps extends Pick<CustomerFormProps, 'submitError'> {
  readonly id: string
  readonly memberDetails: MemberDetails | null
  readonly onSubmit: (fields: CustomerFields) => void
}

/** The customer of the order in progress: what it has, with what was typed since. */
export const OrderCustomerForm = observer(function OrderCustomerForm(props: OrderCustomerFormProps) {
  const { order } = useStore(getOrderStores)
  const { t } = useText()
  const say = useOrderTextKey()
  return (
    <CustomerForm
      {...props}
      initial={{
        givenName: order.customer?.name.givenName ?? '',
        familyName: order.customer?.name.familyName ?? '',
        email: order.customer?.email ?? '',
        phoneNumber: order.customer?.phoneNumber ?? '',
        ...order.typedDetails(),
      }}
      phoneHelp={t(say('transaction.details.phoneHelp'))}
      onType={(fields) => order.keepTypedDetails({ ...fields })}
      busy={order.busy === 'saving-customer'}
    />
  )
})

/** Submits `OrderCustomerForm` from beside it. @param props.form its id */
export const SaveCustomerButton = observer(function SaveCustomerButton({ form }: { readonly form: string }) {
  const { order } = useStore(getOrderStores)
  const { t } = useText()
  return (
    <Button
      fullWidth
      type="submit"
      form={form}
      busy={order.busy === 'saving-customer'}
      busyLabel={t('transaction.details.saving')}
    >
      {t('transaction.details.submit')}
    </Button>
  )
})
