import { evening, seatA, siteId } from '../../../server/src/orders/testing/small-cinema.ts'
import type { Desk } from './desk.ts'
import type { Refusal } from './refusal.ts'

const hour = 60 * 60_000
const popcorn = { id: 'i1', itemId: 'popcorn-small' }
const atPreparation = { status: 400, caller: 'workstation', v2: undefined } as const

/** A completed order of popcorn, whose calls a workstation makes. */
async function buy({ office }: Desk): Promise<{ orderId: string }> {
  office.actAs({ kind: 'visitor' })
  const orderId = await office.orderFor(evening, [seatA(1)])
  await office.call('setOrderItems', { orderId }, { items: [popcorn] })
  await office.pay(orderId)
  office.actAs({ kind: 'workstation', workstationId: 'till-1', siteId })
  return { orderId }
}

type StaffCall =
  'startPreparation' | 'startItemDeliveriesPreparation' | 'startItemDeliveryPreparation' | 'setOrderCollected'

/** Calls of staff by somebody else: no visitor's call reaches an order. */
const byVisitor = (operation: StaffCall): Refusal => ({
  operation,
  status: 403,
  condition: 'forbidden',
  v1: undefined,
  v2: undefined,
  cause: `a call of staff by a visitor (${operation})`,
  provoke: async (desk) => {
    const order = await buy(desk)
    desk.office.actAs({ kind: 'visitor' })
    return desk.office.call(operation, { ...order, itemDeliveryId: 'd1' })
  },
})

/** Preparation and collection of items. The interface lists the codes without their causes: these are ours. */
export const preparationRefusals: readonly Refusal[] = [
  {
    ...atPreparation,
    operation: 'startPreparation',
    cause: 'preparation of what is being prepared',
    condition: 'preparation-16100',
    v1: 16100,
    provoke: async (desk) => {
      const order = await buy(desk)
      await desk.office.call('startPreparation', order)
      return desk.office.call('startPreparation', order)
    },
  },
  {
    ...atPreparation,
    operation: 'startItemDeliveriesPreparation',
    cause: 'preparation of the deliveries of an order without any',
    condition: 'preparation-16101',
    v1: 16101,
    provoke: async (desk) => desk.office.call('startItemDeliveriesPreparation', await buy(desk)),
  },
  {
    ...atPreparation,
    operation: 'startItemDeliveryPreparation',
    cause: 'preparation of a delivery that the order does not have',
    condition: 'preparation-16102',
    v1: 16102,
    provoke: async (desk) =>
      desk.office.call('startItemDeliveryPreparation', { ...(await buy(desk)), itemDeliveryId: 'd9' }),
  },
  {
    ...atPreparation,
    operation: 'startPreparation',
    cause: 'preparation of what is collected',
    condition: 'preparation-16103',
    v1: 16103,
    provoke: async (desk) => {
      const order = await buy(desk)
      await desk.office.call('setOrderCollected', order)
      return desk.office.call('startPreparation', order)
    },
  },
  {
    ...atPreparation,
    operation: 'startPreparation',
    cause: 'preparation a day after the items were wanted',
    condition: 'completed-order-expired',
    v1: 16300,
    provoke: async (desk) => {
      const order = await buy(desk)
      desk.office.clock.advance(27 * hour)
      return desk.office.call('startPreparation', order)
    },
  },
  {
    ...atPreparation,
    operation: 'setOrderCollected',
    cause: 'collection of what is collected',
    condition: 'collection-16200',
    v1: 16200,
    provoke: async (desk) => {
      const order = await buy(desk)
      await desk.office.call('setOrderCollected', order)
      return desk.office.call('setOrderCollected', order)
    },
  },
  {
    operation: 'startPreparation',
    status: 403,
    condition: 'forbidden',
    v1: undefined,
    v2: undefined,
    caller: 'workstation',
    cause: 'preparation by a workstation of another cinema',
    provoke: async (desk) => {
      const order = await buy(desk)
      desk.office.actAs({ kind: 'workstation', workstationId: 'till-2', siteId: '1002' })
      return desk.office.call('startPreparation', order)
    },
  },
  ...(
    [
      'startPreparation',
      'startItemDeliveriesPreparation',
      'startItemDeliveryPreparation',
      'setOrderCollected',
    ] as const
  ).map(byVisitor),
]
