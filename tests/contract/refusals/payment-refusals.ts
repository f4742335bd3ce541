import { evening, seatA } from '../../../server/src/orders/testing/small-cinema.ts'
import type { Desk } from './desk.ts'
import type { Refusal } from './refusal.ts'

const uncoded = { v1: undefined, v2: undefined } as const
/** Card whose bank answers after some seconds. */
const slowCard = '4000000000000044'

const beginAtTill = ({ office }: Desk, orderId: string) =>
  office.call('createCinemaProcessedPayment', { orderId }, {})

/** Payments other than gift cards, and completion. */
export const paymentRefusals: readonly Refusal[] = [
  {
    cause: 'a payment of an order without anything to pay',
    operation: 'createEmbeddedPayment',
    condition: 'nothing-to-pay',
    status: 400,
    v1: 11001,
    v2: undefined,
    provoke: async (desk) => desk.payByCard(await desk.office.orderFor(evening, [seatA(1)], ['free'])),
  },
  {
    cause: 'a payment of an order with nothing on it',
    operation: 'createEmbeddedPayment',
    condition: 'order-empty',
    status: 400,
    ...uncoded,
    provoke: async (desk) => desk.payByCard(await desk.office.order()),
  },
  {
    cause: 'a payment of an order of nobody',
    operation: 'createEmbeddedPayment',
    condition: 'customer-required',
    status: 400,
    ...uncoded,
    provoke: async (desk) => {
      const orderId = await desk.office.order()
      await desk.office.hold(orderId, evening, [seatA(1)])
      return desk.payByCard(orderId)
    },
  },
  {
    cause: 'a payment of seats without tickets',
    operation: 'createEmbeddedPayment',
    condition: 'ticket-seat-mismatch',
    status: 400,
    ...uncoded,
    provoke: async (desk) => {
      const orderId = await desk.office.order()
      await desk.office.hold(orderId, evening, [seatA(1)], [])
      return desk.payByCard(orderId)
    },
  },
  {
    cause: 'a way to pay that the cinema does not have',
    operation: 'createRedirectPayment',
    condition: 'web-payment-method-unknown',
    status: 400,
    ...uncoded,
    provoke: async (desk) =>
      desk.office.call(
        'createRedirectPayment',
        { orderId: await desk.hold() },
        { webPaymentMethodId: 2, redirectReturnUrl: 'http://shop.example/' },
      ),
  },
  {
    cause: 'a payment while the bank is asked about another',
    operation: 'createEmbeddedPayment',
    condition: 'payment-in-progress',
    status: 409,
    ...uncoded,
    provoke: async (desk) => {
      const orderId = await desk.hold()
      await desk.office.sendCard(await desk.office.paymentSession(orderId), slowCard)
      return desk.payByCard(orderId)
    },
  },
  {
    cause: 'a payment taken off that is not on the order',
    operation: 'removePayment',
    condition: 'payment-not-found',
    status: 404,
    ...uncoded,
    provoke: async (desk) =>
      desk.office.call('removePayment', { orderId: await desk.hold(), paymentId: 'another' }),
  },
  {
    cause: 'a payment at a till, begun by a visitor',
    operation: 'createCinemaProcessedPayment',
    condition: 'forbidden',
    status: 403,
    ...uncoded,
    provoke: async (desk) => beginAtTill(desk, await desk.hold()),
  },
  {
    cause: 'the result of a payment at a till that nobody has begun',
    operation: 'setCinemaProcessedPayment',
    condition: 'payment-not-found',
    status: 404,
    ...uncoded,
    caller: 'workstation',
    provoke: async (desk) =>
      desk.office.call('setCinemaProcessedPayment', { orderId: await desk.hold() }, { status: 'Completed' }),
  },
  {
    cause: 'completing an order that is not paid in full',
    operation: 'startCompletion',
    condition: 'payment-incomplete',
    status: 400,
    ...uncoded,
    provoke: async (desk) => desk.office.call('startCompletion', { orderId: await desk.hold() }),
  },
  {
    cause: 'completing an order whose gift card was emptied by another',
    operation: 'startCompletion',
    condition: 'gift-card-balance-insufficient',
    status: 400,
    v1: 11052,
    v2: 40202,
    provoke: async (desk) => {
      await desk.insertGiftCard('GIFT', 2_660)
      const [orderId, rival] = [await desk.hold(), await desk.office.orderFor(evening, [seatA(9)])]
      for (const each of [orderId, rival]) await desk.payByGiftCard(each, 'GIFT')
      await desk.office.call('startCompletion', { orderId: rival })
      await desk.office.services.completion.idle()
      return desk.office.call('startCompletion', { orderId })
    },
  },
  {
    cause: 'a change of an order that is complete',
    operation: 'removePayment',
    condition: 'order-in-completion',
    status: 409,
    ...uncoded,
    provoke: async (desk) => {
      const orderId = await desk.hold()
      await desk.office.pay(orderId)
      const [payment] = await desk.office.payments(orderId)
      return desk.office.call('removePayment', { orderId, paymentId: payment?.id ?? '' })
    },
  },
]
