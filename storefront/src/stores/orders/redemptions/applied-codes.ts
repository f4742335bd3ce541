import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { Order, OrderVoucher } from '@foyer/contract/wire/orders'
import { addValues } from '../../../domain/amounts.ts'
import { listOpened, type Opener } from './redeemed-tickets.ts'

/** A voucher or card on the order. */
export interface AppliedCode extends Opener {
  /** As the server shows it, `12.......6789`; empty if it does not. */
  readonly masked: string
  /** What the server calls it; empty without a name. */
  readonly description: string
  /** Instant; null if it does not expire, or is not known to. */
  readonly expiresAt: string | null
  /** Whether it reduces the order by a deal, not the price of a ticket. */
  readonly isDeal: boolean
  /** Tickets that it pays for. */
  readonly tickets: number
  /** What it takes off those tickets; of a deal, off the whole order, zero where the server does not say it. */
  readonly saved: MonetaryValue
}

function toApplied(
  order: Order,
  opener: Opener,
  rest: Pick<AppliedCode, 'masked' | 'description' | 'expiresAt' | 'isDeal'>,
): AppliedCode {
  const tickets = listOpened(order, opener)
  return {
    ...opener,
    ...rest,
    tickets: tickets.length,
    saved: addValues(tickets.map(({ amountSaved }) => amountSaved)),
  }
}

function fromVoucher(order: Order, voucher: OrderVoucher): AppliedCode {
  const applied = toApplied(
    order,
    { kind: 'Voucher', id: voucher.id },
    {
      masked: voucher.maskedBarcode ?? '',
      description: voucher.voucherTypeDescription ?? '',
      expiresAt: voucher.expiresAt ?? null,
      isDeal: voucher.type === 'Deal',
    },
  )
  if (!applied.isDeal) return applied
  const deals = order.deals.filter(({ voucherId }) => voucherId === voucher.id)
  return { ...applied, saved: addValues(deals.flatMap(({ amountSaved }) => amountSaved ?? [])) }
}

/** Vouchers and cards of an order; vouchers first, each in the order of adding. */
export const listApplied = (order: Order): AppliedCode[] => [
  ...order.vouchers.map((voucher) => fromVoucher(order, voucher)),
  ...(order.ticketRedemptionCards ?? []).map(({ id, type, maskedCardNumber }) =>
    toApplied(
      order,
      { kind: type === 'ThirdParty' ? 'ThirdPartyCard' : 'MemberCard', id },
      { masked: maskedCardNumber, description: '', expiresAt: null, isDeal: false },
    ),
  ),
]

/** Vouchers and cards that pay something of an order. A deal does not: it makes its lines cheaper, as a discount does. */
export const listPaying = (order: Order): AppliedCode[] =>
  listApplied(order).filter(({ saved, isDeal }) => !isDeal && saved.valueIncludingTax > 0)
