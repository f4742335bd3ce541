import { observer } from 'mobx-react-lite'
import { Navigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { Codes } from '../../features/codes/Codes.tsx'
import { PaymentStep } from '../../features/payment/PaymentStep.tsx'
import { findPlaceAddress } from '../../order/find-place-address.ts'
import { OrderGate } from '../../order/OrderGate.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** Paying for what is held. */
export const PaymentPage = observer(function PaymentPage() {
  const { basket, payments } = useStore(getOrderStores)
  const { giftCards } = payments
  const { routes } = useStores()
  const { text } = useText()

  async function findGiftCard(cardNumber: string, pin: string) {
    const outcome = await giftCards.find({ cardNumber, pin: pin || null })
    if (outcome.kind !== 'ok') giftCards.forget()
    return outcome
  }

  return (
    <OrderGate needs={['contents', 'tickets', 'customer']}>
      {({ order, detail }) =>
        findPlaceAddress(order, basket) !== null ? (
          <Navigate replace to={routes.paymentAtPlace()} />
        ) : (
          <PaymentStep
            key={order.id}
            order={order}
            detail={detail}
            codes={
              detail ? (
                <Codes
                  film={text(detail.film.title)}
                  showtime={{ id: detail.showtime.id, siteId: detail.site.id }}
                  isHeld
                  onGiftCard={findGiftCard}
                />
              ) : undefined
            }
          />
        )
      }
    </OrderGate>
  )
})
