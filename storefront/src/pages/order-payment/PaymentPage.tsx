import { observer } from 'mobx-react-lite'
import { OrderGate } from '../../order/OrderGate.tsx'
import { PaymentStep } from '../../features/payment/PaymentStep.tsx'

/** Paying for what is held. */
export const PaymentPage = observer(function PaymentPage() {
  return (
    <OrderGate withoutShowtime={({ order }) => <PaymentStep key={order.id} order={order} detail={null} />}>
      {({ order, detail }) => <PaymentStep key={order.id} order={order} detail={detail} />}
    </OrderGate>
  )
})
