import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@foyer/contract/operations'
import { club, evening, lounge, seatA, siteId } from '../../../server/src/orders/testing/small-cinema.ts'
import type { Desk } from './desk.ts'
import type { Refusal } from './refusal.ts'

type Ticket = Omit<BodyOf<'setOrderShowtime'>['tickets'][number], 'id'>

const minute = 60_000
const hour = 60 * minute

/** Holds one ticket of the showtime with all kinds of prices and discounts. */
async function holdAtClub(desk: Desk, ticket: Ticket, discountCodes: string[] = []) {
  const body = { seats: [seatA(1)], tickets: [{ id: randomUUID(), ...ticket }], discountCodes }
  return desk.office.call('setOrderShowtime', { orderId: await desk.office.order(), showtimeId: club }, body)
}

const withDiscount = (code: string) => (desk: Desk) => holdAtClub(desk, { ticketTypeId: 'adult' }, [code])

const atShowtime = { operation: 'setOrderShowtime', status: 400 } as const
const uncoded = { v1: undefined, v2: undefined } as const

/** Orders, their seats and tickets, and restricted prices. */
export const orderRefusals: readonly Refusal[] = [
  {
    ...atShowtime,
    cause: 'a seat that another order holds',
    condition: 'seats-unavailable',
    v1: 10000,
    v2: 40216,
    provoke: async ({ office }) => {
      await office.orderFor(evening, [seatA(1)])
      return office.hold(await office.order(), evening, [seatA(1)])
    },
  },
  {
    ...atShowtime,
    cause: 'a price for members, without a member',
    condition: 'loyalty-required',
    v1: 10001,
    v2: undefined,
    provoke: (desk) => holdAtClub(desk, { ticketTypeId: 'member' }),
  },
  {
    ...atShowtime,
    cause: 'a price of a reward, without a member',
    condition: 'loyalty-required',
    v1: 10001,
    v2: undefined,
    provoke: (desk) => holdAtClub(desk, { ticketTypeId: 'reward', rewardId: 'birthday' }),
  },
  {
    ...atShowtime,
    cause: 'a price of a subscription, without a member and without its card',
    condition: 'loyalty-required',
    v1: 10001,
    v2: undefined,
    provoke: (desk) => holdAtClub(desk, { ticketTypeId: 'subscriber' }),
  },
  {
    ...atShowtime,
    cause: 'a price of another scheme, without its card',
    condition: 'ticket-price-restricted',
    ...uncoded,
    provoke: (desk) => holdAtClub(desk, { ticketTypeId: 'partner' }),
  },
  {
    ...atShowtime,
    cause: 'a price that a voucher opens, without the voucher',
    condition: 'ticket-price-restricted',
    ...uncoded,
    provoke: (desk) => holdAtClub(desk, { ticketTypeId: 'voucher' }),
  },
  {
    ...atShowtime,
    cause: 'a discount of another cinema',
    condition: 'discount-invalid',
    v1: 10100,
    v2: undefined,
    provoke: withDiscount('SITE'),
  },
  {
    ...atShowtime,
    cause: 'a discount that is not for public holidays',
    condition: 'discount-invalid-for-holiday',
    v1: 10100,
    v2: 40235,
    provoke: withDiscount('HOLIDAY'),
  },
  {
    ...atShowtime,
    cause: 'a discount that is not for this film',
    condition: 'discount-invalid-for-film',
    v1: 10100,
    v2: 40236,
    provoke: withDiscount('FILM'),
  },
  {
    ...atShowtime,
    cause: 'a discount that is not for films of this distributor',
    condition: 'discount-invalid-for-distributor',
    v1: 10100,
    v2: 40237,
    provoke: withDiscount('DISTRIBUTOR'),
  },
  {
    ...atShowtime,
    cause: 'a discount of another hour',
    condition: 'discount-invalid-10101',
    v1: 10101,
    v2: undefined,
    provoke: withDiscount('HOUR'),
  },
  {
    ...atShowtime,
    cause: 'a discount of another ticket type',
    condition: 'discount-invalid-10102',
    v1: 10102,
    v2: undefined,
    provoke: (desk) => holdAtClub(desk, { ticketTypeId: 'child', discountId: 'half' }, ['HALF']),
  },
  {
    ...atShowtime,
    cause: 'a discount code that is nobody’s',
    condition: 'discount-invalid-10103',
    v1: 10103,
    v2: undefined,
    provoke: withDiscount('NOBODYS'),
  },
  {
    ...atShowtime,
    cause: 'more tickets of a type than it may have in an order',
    condition: 'ticket-type-limit-exceeded',
    ...uncoded,
    provoke: async ({ office }) =>
      office.hold(
        await office.order(),
        club,
        [1, 2, 3].map(seatA),
        [1, 2, 3].map(() => 'early'),
      ),
  },
  {
    ...atShowtime,
    cause: 'seats at a showtime that has begun',
    condition: 'showtime-closed',
    ...uncoded,
    provoke: async ({ office }) => {
      office.clock.advance(3 * hour)
      return office.hold(await office.order(), evening, [seatA(1)])
    },
  },
  {
    ...atShowtime,
    cause: 'tickets on an order of the gift shop',
    condition: 'order-type-invalid',
    v1: undefined,
    v2: 40211,
    provoke: async ({ office }) => {
      const { body } = await office.call('createGiftShopOrder', {}, { siteId })
      return office.hold(body.order.id, evening, [seatA(1)])
    },
  },
  {
    cause: 'a voucher on an order of the gift shop',
    operation: 'addVoucher',
    condition: 'order-type-invalid',
    status: 400,
    v1: undefined,
    v2: 40211,
    provoke: async (desk) => {
      const { body } = await desk.office.call('createGiftShopOrder', {}, { siteId })
      return desk.addVoucher(body.order.id, 'VOUCHER')
    },
  },
  {
    cause: 'a card of another scheme on an order of the gift shop',
    operation: 'addTicketRedemptionCard',
    condition: 'order-type-invalid',
    status: 400,
    v1: undefined,
    v2: 40211,
    provoke: async (desk) => {
      const { body } = await desk.office.call('createGiftShopOrder', {}, { siteId })
      return desk.addCard(body.order.id, 'CARD', { type: 'ThirdParty' })
    },
  },
  {
    cause: 'a change of an order that was given up',
    operation: 'setOrderShowtime',
    condition: 'order-not-created',
    status: 404,
    v1: undefined,
    v2: 40224,
    provoke: async ({ office }) => {
      const orderId = await office.order()
      await office.call('deleteOrder', { orderId })
      return office.hold(orderId, evening, [seatA(1)])
    },
  },
  {
    cause: 'a second order of a workstation that has one open',
    operation: 'createStandardOrder',
    condition: 'order-already-created',
    status: 400,
    v1: undefined,
    v2: 40225,
    caller: 'workstation',
    provoke: async ({ office }) => {
      await office.order()
      return office.call('createStandardOrder', {}, { siteId })
    },
  },
  {
    cause: 'an order that has run out',
    operation: 'setOrderCustomer',
    condition: 'order-expired',
    status: 410,
    ...uncoded,
    provoke: async ({ office }) => {
      const orderId = await office.orderFor(lounge, [], ['lounge'])
      office.clock.advance(10 * minute)
      return office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    },
  },
]
