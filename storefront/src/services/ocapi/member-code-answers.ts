import type { MemberRedemptionCard, MemberRedemptionCardsResponse } from '@foyer/contract/wire/member-codes'
import { isRecord } from '../reading/reader.ts'

const types: ReadonlySet<unknown> = new Set<MemberRedemptionCard['type']>([
  'Member',
  'ThirdParty',
  'Voucher',
  'GiftCard',
])
const statuses: ReadonlySet<unknown> = new Set<MemberRedemptionCard['status']>([
  'Active',
  'Used',
  'Expired',
  'Revoked',
])

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/**
 * The member's own cards in one shape, for any server: another one sends types, ids, statuses and masks, under names that
 * its specification does not state. A card without an id is left out.
 */
export function readMemberCards({
  ticketRedemptionCards: cards,
}: MemberRedemptionCardsResponse): readonly MemberRedemptionCard[] {
  const sent: readonly unknown[] = Array.isArray(cards) ? cards : []
  return sent.flatMap((each) => {
    if (!isRecord(each)) return []
    const { id, type, status, subscriptionId, friendId, maskedCardNumber, maskedNumber, ...others } = each
    const { thirdPartyMemberSchemeId, ...rest } = others
    const schemeId = toText(thirdPartyMemberSchemeId)
    if (typeof id !== 'string' && typeof id !== 'number') return []
    return [
      {
        ...(rest as Partial<MemberRedemptionCard>),
        ...(schemeId === null ? {} : { thirdPartyMemberSchemeId: schemeId }),
        id: String(id),
        type: (types.has(type) ? type : 'Member') as MemberRedemptionCard['type'],
        status: (statuses.has(status) ? status : 'Active') as MemberRedemptionCard['status'],
        subscriptionId: toText(subscriptionId),
        friendId: toText(friendId),
        maskedCardNumber: toText(maskedCardNumber) ?? toText(maskedNumber) ?? '',
      },
    ]
  })
}
