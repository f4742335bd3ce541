import { sampleCard } from '../../../server/src/codes/testing/sample-codes.ts'
import type { Refusal } from './refusal.ts'

/** Redemption cards of the chain and of third-party schemes. */
export const cardRefusals: readonly Refusal[] = [
  {
    cause: 'an unknown card',
    operation: 'addTicketRedemptionCard',
    condition: 'redemption-card-declined',
    status: 400,
    v1: 13000,
    v2: 40217,
    provoke: async (desk) => desk.addCard(await desk.hold(), 'UNKNOWN'),
  },
  {
    cause: 'a card without a use left',
    operation: 'addTicketRedemptionCard',
    condition: 'redemption-card-declined',
    status: 400,
    v1: 13000,
    v2: 40217,
    provoke: async (desk) => {
      await desk.insertCode('CARD', { rules: sampleCard })
      await desk.addOnOtherOrder((orderId) => desk.addCard(orderId, 'CARD'))
      return desk.addCard(await desk.hold(), 'CARD')
    },
  },
  {
    cause: 'a card that is on the order',
    operation: 'addTicketRedemptionCard',
    condition: 'redemption-card-already-added',
    status: 400,
    v1: 13001,
    v2: 40218,
    provoke: async (desk) => {
      await desk.insertCode('CARD', { rules: sampleCard, capacity: 9 })
      const orderId = await desk.hold()
      await desk.addCard(orderId, 'CARD')
      return desk.addCard(orderId, 'CARD')
    },
  },
  {
    cause: 'a card whose ticket type is not sold for the showtime',
    operation: 'addTicketRedemptionCard',
    condition: 'redemption-card-no-valid-ticket-for-showtime',
    status: 400,
    v1: 13002,
    v2: 40226,
    provoke: async (desk) => {
      const opens = { ...sampleCard.opens, ticketTypeIds: ['imax'] }
      await desk.insertCode('CARD', { rules: { ...sampleCard, opens } })
      return desk.addCard(await desk.hold(), 'CARD')
    },
  },
  {
    cause: 'a card whose ticket type is for other seats',
    operation: 'addTicketRedemptionCard',
    condition: 'redemption-card-no-valid-ticket-for-seats',
    status: 400,
    v1: 13003,
    v2: 40226,
    provoke: async (desk) => {
      const opens = { ...sampleCard.opens, ticketTypeIds: ['sofa'] }
      await desk.insertCode('CARD', { rules: { ...sampleCard, opens } })
      return desk.addCard(await desk.hold(), 'CARD')
    },
  },
  {
    cause: 'a card of members, without a member',
    operation: 'addTicketRedemptionCard',
    condition: 'redemption-card-loyalty-only-ticket',
    status: 400,
    v1: 13004,
    v2: undefined,
    provoke: async (desk) => {
      await desk.insertCode('CARD', { rules: { ...sampleCard, isForMembersOnly: true } })
      return desk.addCard(await desk.hold(), 'CARD')
    },
  },
  {
    cause: 'an unknown card of a scheme',
    operation: 'addTicketRedemptionCard',
    condition: 'third-party-card-declined',
    status: 400,
    v1: undefined,
    v2: 40212,
    provoke: async (desk) => desk.addCard(await desk.hold(), 'UNKNOWN', { type: 'ThirdParty' }),
  },
  {
    cause: 'a card of a scheme that is on the order',
    operation: 'addTicketRedemptionCard',
    condition: 'third-party-card-already-added',
    status: 400,
    v1: undefined,
    v2: 40213,
    provoke: async (desk) => {
      await desk.insertCode('CARD', { rules: { ...sampleCard, type: 'ThirdParty' }, capacity: 9 })
      const orderId = await desk.hold()
      await desk.addCard(orderId, 'CARD', { type: 'ThirdParty' })
      return desk.addCard(orderId, 'CARD', { type: 'ThirdParty' })
    },
  },
  {
    cause: 'a card of a scheme that opens nothing here',
    operation: 'addTicketRedemptionCard',
    condition: 'third-party-card-no-valid-ticket',
    status: 400,
    v1: undefined,
    v2: 40214,
    provoke: async (desk) => {
      const opens = { ...sampleCard.opens, ticketTypeIds: ['imax'] }
      await desk.insertCode('CARD', { rules: { ...sampleCard, type: 'ThirdParty', opens } })
      return desk.addCard(await desk.hold(), 'CARD', { type: 'ThirdParty' })
    },
  },
  {
    cause: 'a card of a scheme, used for more tickets than the scheme allows',
    operation: 'setOrderShowtime',
    condition: 'third-party-limit-exceeded',
    status: 400,
    v1: 10107,
    v2: 40246,
    provoke: async (desk) => {
      const rules = { ...sampleCard, type: 'ThirdParty', mostPerOrder: 1 } as const
      await desk.insertCode('CARD', { capacity: 9, rules })
      const orderId = await desk.hold()
      const { body } = await desk.addCard(orderId, 'CARD', { type: 'ThirdParty' })
      const thirdPartyMemberCardId = body.ticketRedemptionCard.id
      return desk.setAdults(orderId, [{ thirdPartyMemberCardId }, { thirdPartyMemberCardId }])
    },
  },
]
