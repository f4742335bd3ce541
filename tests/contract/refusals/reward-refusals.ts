import { randomUUID } from 'node:crypto'
import type { MemberCaller } from '../../../server/src/domain/caller.ts'
import { giveRewards } from '../../../server/src/loyalty/testing/give-rewards.ts'
import { club, preview, seatA } from '../../../server/src/orders/testing/small-cinema.ts'
import type { Desk } from './desk.ts'
import type { Refusal } from './refusal.ts'

const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }

interface Held {
  /** How many the member holds. */
  readonly holds: number
  readonly rewardId: string
  readonly showtimeId: string
  readonly tickets: number
  readonly type: string
}

/** As a client does that shows every price to everybody. */
async function hold({ office }: Desk, { holds, rewardId, showtimeId, tickets, type }: Held, from = 1) {
  await giveRewards(office.database, ines.memberId, rewardId, { count: holds })
  office.actAs(ines)
  const orderId = await office.order()
  return office.call(
    'setOrderShowtime',
    { orderId, showtimeId },
    {
      seats: Array.from({ length: tickets }, (_, index) => seatA(from + index)),
      tickets: Array.from({ length: tickets }, () => ({ id: randomUUID(), ticketTypeId: type })),
    },
  )
}

const atClub = { rewardId: 'birthday', showtimeId: club, type: 'reward' } as const
const early = { rewardId: 'preview', showtimeId: preview, type: 'adult' } as const

/** Two pieces of an item by a reward, as a client orders them that does not count rewards. */
async function takeItems(
  { office }: Desk,
  holds: number,
  itemId = 'popcorn-large',
  rewardId = 'any-popcorn',
) {
  await giveRewards(office.database, ines.memberId, rewardId, { count: holds })
  office.actAs(ines)
  const items = [{ id: 'i1', itemId, quantity: 2, rewardId }]
  return office.call('setOrderItems', { orderId: await office.order() }, { items })
}

const unheld = (itemId: string, limit: number) => ({
  itemAvailabilityErrors: [{ id: 'i1', itemId, unavailableReason: 'RewardNotHeld' as const, limit }],
})

const refusedItems = {
  operation: 'setOrderItems',
  condition: 'items-unavailable',
  status: 400,
  v1: 18100,
  v2: 40228,
  caller: 'member',
} as const

const refused = {
  operation: 'setOrderShowtime',
  condition: 'loyalty-required',
  status: 400,
  v1: 10001,
  v2: undefined,
  caller: 'member',
} as const

/** Prices, bookings and items by rewards, of members who hold too few. */
export const rewardRefusals: readonly Refusal[] = [
  {
    ...refused,
    cause: 'a price of a reward that the member does not hold',
    provoke: (desk) => hold(desk, { ...atClub, holds: 0, tickets: 1 }),
  },
  {
    ...refused,
    cause: 'more tickets at a reward’s price than the member holds rewards',
    provoke: (desk) => hold(desk, { ...atClub, holds: 1, tickets: 2 }),
  },
  {
    ...refused,
    cause: 'a price of a reward that another order of the member holds',
    provoke: async (desk) => {
      await hold(desk, { ...atClub, holds: 1, tickets: 1 })
      return hold(desk, { ...atClub, holds: 0, tickets: 1 }, 2)
    },
  },
  {
    ...refused,
    cause: 'booking before everybody, without the reward',
    provoke: (desk) => hold(desk, { ...early, holds: 0, tickets: 1 }),
  },
  {
    ...refused,
    cause: 'more tickets at a reward’s price than a showtime may have',
    condition: 'ticket-limit-exceeded',
    v1: undefined,
    v2: undefined,
    provoke: (desk) => hold(desk, { ...atClub, holds: 3, tickets: 3 }),
  },
  {
    ...refusedItems,
    cause: 'more of an item by a reward than the member holds of it',
    details: unheld('popcorn-large', 1),
    provoke: (desk) => takeItems(desk, 1),
  },
  {
    ...refusedItems,
    cause: 'an item that the reward does not give',
    details: unheld('popcorn-large', 0),
    provoke: (desk) => takeItems(desk, 2, 'popcorn-large', 'small-popcorn'),
  },
]
