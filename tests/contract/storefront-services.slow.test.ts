import { operations, type OperationId } from '@foyer/contract/operations'
import { testBelongings } from './storefront-services/belongings.ts'
import { testBrowsing } from './storefront-services/browsing.ts'
import { testMembers } from './storefront-services/members.ts'
import { testOrders } from './storefront-services/orders.ts'
import { testRewards } from './storefront-services/rewards.ts'
import { ServedStorefront } from './storefront-services/served-storefront.ts'

/** The storefront's own services against the real server, in one process; every answer is checked against its schema. */

// The whole server runs in this process, which on a busy machine takes longer than the default limit.
jest.setTimeout(60_000)

const shop = new ServedStorefront()

beforeAll(() => shop.start(), 60_000)

afterAll(() => shop.stop())

// One server for all, in this order: members claim an order that was sold before, and use what they have been given.
testBrowsing(shop)
testOrders(shop)
testMembers(shop)
testBelongings(shop)
testRewards(shop)

/**
 * No brand sends visitors to a provider's page, and this client has no cookie of a workstation:
 * `server/src/payments/redirect.test.ts`, `server/src/accounts/workstation-routes.test.ts` and
 * `server/src/preparation/preparation.test.ts` check these, `server/src/loyalty/reward-handovers.test.ts` those of rewards, `tests/e2e/counter.spec.ts` those of the counter's page.
 */
const unreachable: readonly OperationId[] = [
  'createRedirectPayment',
  'getCurrentRedirectPayment',
  'createCinemaProcessedPayment',
  'setCinemaProcessedPayment',
  'createWorkstationCookie',
  'startPreparation',
  'startItemDeliveriesPreparation',
  'startItemDeliveryPreparation',
  'setOrderCollected',
  'getOrdersInPreparation',
  'getCounterRewards',
  'handOverReward',
  'getWorkstation',
  'setWorkstation',
  'deleteWorkstation',
]

it('has checked every call of the contract', () => {
  const uncalled = (Object.keys(operations) as OperationId[]).filter(
    (id) => !shop.checked.has(id) && !unreachable.includes(id),
  )
  if (uncalled.length > 0)
    throw new Error(
      `No test calls ${uncalled.join(', ')}. A call with parameters, a query or a body is not made by itself: call its service in storefront-services/ (docs/how-to/add-a-call.md).`,
    )
})
