import type { MemberCaller } from '../../../server/src/domain/caller.ts'
import { evening, seatA, siteId } from '../../../server/src/orders/testing/small-cinema.ts'
import type { Desk } from './desk.ts'
import type { Refusal } from './refusal.ts'

const uncoded = { v1: undefined, v2: undefined } as const
const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }

/** An order of a member who has so many points. */
async function holdWithPoints(desk: Desk, units: number): Promise<string> {
  const { office } = desk
  office.actAs(ines)
  if (units > 0)
    await office.services.ledger.earn({ memberId: 'ines', units, causeId: 'a present', expiresAt: null })
  return desk.hold()
}

const pay = ({ office }: Desk, orderId: string, value?: number) =>
  office.call('setMemberBalancePayment', { orderId }, value === undefined ? {} : { value })

const refused = { operation: 'setMemberBalancePayment', status: 400, caller: 'member' } as const

/** Points as payment. The specification has no codes for them. */
export const memberBalanceRefusals: readonly Refusal[] = [
  ...[0, -5, 0.005, 99].map((value): Refusal => ({
    ...refused,
    ...uncoded,
    cause: `points for an amount of ${String(value)}`,
    condition: 'member-balance-amount-invalid',
    provoke: async (desk) => pay(desk, await holdWithPoints(desk, 9_000), value),
  })),
  {
    ...refused,
    ...uncoded,
    cause: 'more points than the member has',
    condition: 'member-balance-insufficient',
    provoke: async (desk) => pay(desk, await holdWithPoints(desk, 999), 10),
  },
  {
    ...refused,
    cause: 'points for an order without anything to pay',
    condition: 'nothing-to-pay',
    v1: 11001,
    v2: undefined,
    provoke: async (desk) => {
      desk.office.actAs(ines)
      return pay(desk, await desk.office.orderFor(evening, [seatA(1)], ['free']))
    },
  },
  {
    cause: 'points of a visitor',
    operation: 'setMemberBalancePayment',
    condition: 'member-not-signed-in',
    status: 400,
    v1: undefined,
    v2: 30001,
    provoke: async (desk) => pay(desk, await desk.hold()),
  },
  {
    cause: 'completing an order whose points were spent by another',
    operation: 'startCompletion',
    condition: 'member-balance-insufficient',
    status: 400,
    ...uncoded,
    caller: 'member',
    provoke: async (desk) => {
      const orderId = await holdWithPoints(desk, 2_660)
      const rival = await desk.office.orderFor(evening, [seatA(8), seatA(9)])
      for (const each of [orderId, rival]) await pay(desk, each)
      await desk.office.call('startCompletion', { orderId: rival })
      await desk.office.services.completion.idle()
      return desk.office.call('startCompletion', { orderId })
    },
  },
  {
    cause: 'buying points without being signed in',
    operation: 'setOrderItems',
    condition: 'member-not-signed-in',
    status: 400,
    v1: undefined,
    v2: 30001,
    provoke: async ({ office }) => {
      const { order } = (await office.call('createGiftShopOrder', {}, { siteId })).body
      const items = [{ id: 'p1', itemId: 'points-500', quantity: 1 }]
      return office.call('setOrderItems', { orderId: order.id }, { items })
    },
  },
]
