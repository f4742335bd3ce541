import { openingTime } from '../../../server/src/orders/testing/box-office.ts'
import { evening, seatA } from '../../../server/src/orders/testing/small-cinema.ts'
import { pin, type Desk } from './desk.ts'
import type { Refusal } from './refusal.ts'

/** Gift cards: balance and payment of an order. */
export const giftCardRefusals: readonly Refusal[] = [
  ...[0, -5, 0.005, 99].map((value) => ({
    cause: `an amount of ${String(value)}`,
    operation: 'addGiftCardPayment' as const,
    condition: 'gift-card-amount-invalid' as const,
    status: 400,
    v1: 11000,
    v2: undefined,
    provoke: async (desk: Desk) => {
      await desk.insertGiftCard('GIFT', 10_000)
      return desk.payByGiftCard(await desk.hold(), 'GIFT', value)
    },
  })),
  {
    cause: 'an order without anything to pay',
    operation: 'addGiftCardPayment',
    condition: 'nothing-to-pay',
    status: 400,
    v1: 11001,
    v2: undefined,
    provoke: async (desk) => {
      await desk.insertGiftCard('GIFT', 10_000)
      return desk.payByGiftCard(await desk.office.orderFor(evening, [seatA(1)], ['free']), 'GIFT')
    },
  },
  {
    cause: 'an unknown gift card',
    operation: 'addGiftCardPayment',
    condition: 'gift-card-credentials-invalid',
    status: 400,
    v1: 11050,
    v2: 40203,
    provoke: async (desk) => desk.payByGiftCard(await desk.hold(), 'UNKNOWN'),
  },
  {
    cause: 'an expired gift card',
    operation: 'addGiftCardPayment',
    condition: 'gift-card-expired',
    status: 400,
    v1: 11051,
    v2: 40201,
    provoke: async (desk) => {
      await desk.insertGiftCard('GIFT', 10_000, openingTime)
      return desk.payByGiftCard(await desk.hold(), 'GIFT')
    },
  },
  {
    cause: 'a gift card with too little on it',
    operation: 'addGiftCardPayment',
    condition: 'gift-card-balance-insufficient',
    status: 400,
    v1: 11052,
    v2: 40202,
    provoke: async (desk) => {
      await desk.insertGiftCard('GIFT', 999)
      return desk.payByGiftCard(await desk.hold(), 'GIFT', 10)
    },
  },
  {
    cause: 'a gift card that is on the order',
    operation: 'addGiftCardPayment',
    condition: 'gift-card-already-added',
    status: 400,
    v1: 11053,
    v2: 40215,
    provoke: async (desk) => {
      await desk.insertGiftCard('GIFT', 10_000)
      const orderId = await desk.hold()
      await desk.payByGiftCard(orderId, 'GIFT', 1)
      return desk.payByGiftCard(orderId, 'GIFT', 1)
    },
  },
  {
    cause: 'details of an unknown gift card',
    operation: 'getGiftCardDetails',
    condition: 'gift-card-details-invalid',
    status: 400,
    v1: 40000,
    v2: undefined,
    provoke: (desk) => desk.office.call('getGiftCardDetails', {}, { cardNumber: 'UNKNOWN', pin }),
  },
]
