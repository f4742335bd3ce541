import type { MemberCaller } from '../../../server/src/domain/caller.ts'
import { lounge } from '../../../server/src/orders/testing/small-cinema.ts'
import type { Refusal } from './refusal.ts'

const uncoded = { v1: undefined, v2: undefined } as const

const createMember = (memberId: string): MemberCaller => ({
  kind: 'member',
  memberId,
  rewardIds: [],
  subscriptionIds: [],
})

const claim = {
  operation: 'claimOrder',
  ...uncoded,
  caller: 'member',
} as const

/** Another member's order, whatever is done with it. */
function refuseOthers(
  operation: 'setOrderCustomer' | 'getOrder' | 'getCurrentEmbeddedPayment',
  cause: string,
): Refusal {
  return {
    cause,
    operation,
    condition: 'forbidden',
    status: 403,
    ...uncoded,
    caller: 'another member',
    provoke: async ({ office }) => {
      office.actAs(createMember('m1'))
      const orderId = await office.orderFor(lounge, [], ['lounge'])
      await office.paymentSession(orderId)
      office.actAs(createMember('m2'))
      return office.call(
        operation,
        { orderId },
        operation === 'setOrderCustomer' ? { email: 'odile@postbox.example' } : undefined,
      )
    },
  }
}

/** Orders of members, for others and for their claims. */
export const memberRefusals: readonly Refusal[] = [
  refuseOthers('setOrderCustomer', 'a change of another member’s order'),
  refuseOthers('getOrder', 'another member’s order'),
  refuseOthers('getCurrentEmbeddedPayment', 'the payment of another member’s order'),
  {
    ...claim,
    cause: 'the claim of an order by a member whose address is not verified',
    condition: 'email-unverified',
    status: 400,
    provoke: async ({ office }) => {
      office.actAs(createMember('m1'))
      return office.call('claimOrder', {}, { orderId: 'nobodys' })
    },
  },
  {
    ...claim,
    cause: 'the claim of an order that does not exist, or that is not the member’s to claim',
    condition: 'order-not-found',
    status: 404,
    provoke: async ({ office }) => {
      office.verifiedEmails.set('m1', 'ines@postbox.example')
      office.actAs(createMember('m1'))
      return office.call('claimOrder', {}, { orderId: 'nobodys' })
    },
  },
]
