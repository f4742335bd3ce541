import { Type } from 'typebox'
import { memberAccess, memberChangeAccess } from '../wire/access.ts'
import { Id } from '../wire/common.ts'
import {
  AddMemberRedemptionCardRequest,
  MemberRedemptionCardResponse,
  MemberRedemptionCardsResponse,
} from '../wire/member-codes.ts'
import type { OperationTable } from './operation.ts'

/** Redemption cards, vouchers and gift cards of a member's own. */
export const memberCodesOperations = {
  getMemberRedemptionCards: {
    tag: 'Ticket redemption cards',
    access: memberAccess,
    summary: 'The member’s own redemption cards, vouchers and gift cards: bought signed in, or added',
    responses: { 200: MemberRedemptionCardsResponse },
  },
  addMemberRedemptionCard: {
    tag: 'Ticket redemption cards',
    access: memberChangeAccess,
    summary: 'Foyer’s extension: add a card, voucher or gift card to the account by its number',
    isKeyless: true,
    hasCode: true,
    body: AddMemberRedemptionCardRequest,
    responses: { 200: MemberRedemptionCardResponse },
  },
  removeMemberRedemptionCard: {
    tag: 'Ticket redemption cards',
    access: memberChangeAccess,
    summary: 'Foyer’s extension: remove one that was added by its number',
    params: Type.Object({ cardId: Id }),
    responses: { 204: null },
  },
} as const satisfies OperationTable
