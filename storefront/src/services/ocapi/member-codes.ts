import type { ApiClient } from '../http/api-client.ts'

/** Redemption cards, vouchers and gift cards of the member's own. */
export function createMemberCodesService(client: ApiClient) {
  return {
    list: () => client.call('getMemberRedemptionCards', {}),
    add: (cardNumber: string, pin: string) =>
      client.call('addMemberRedemptionCard', { body: { cardNumber, ...(pin === '' ? {} : { pin }) } }),
    remove: (cardId: string) => client.call('removeMemberRedemptionCard', { params: { cardId } }),
  }
}

export type MemberCodesService = ReturnType<typeof createMemberCodesService>
