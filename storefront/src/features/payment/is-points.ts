import type { OrderPayment } from '@foyer/contract/wire/orders'

/** Whether a part of an order is paid with a member's points. */
export const isPoints = ({ type }: Pick<OrderPayment, 'type'>) => type === 'MemberBalance'
