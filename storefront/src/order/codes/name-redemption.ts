import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import type { AppliedCode } from '../../stores/orders/redemptions/applied-codes.ts'

const typesByKind = {
  Voucher: 'Voucher',
  MemberCard: 'MemberSubscriptionCard',
  ThirdPartyCard: 'ThirdPartyMemberCard',
} as const satisfies Record<AppliedCode['kind'], TicketRedemptionCodeType['type']>

/** The kind of code that a voucher or card on an order is of. */
export const getTypeOfKind = (kind: AppliedCode['kind']): TicketRedemptionCodeType['type'] =>
  typesByKind[kind]

/**
 * What a voucher or card is called: as the server calls it, else as its kind of code is.
 * @param codeType undefined where the channel takes none of its kind
 */
export function nameRedemption(
  { kind, description }: Pick<AppliedCode, 'kind' | 'description'>,
  codeType: Pick<TicketRedemptionCodeType, 'label'> | undefined,
  t: (key: string) => string,
): string {
  const fallback = t(kind === 'Voucher' ? 'transaction.codes.voucher' : 'transaction.codes.card')
  return description || (codeType?.label ?? fallback)
}
