import type { DiscountReason } from '@foyer/contract/wire/enumerations'
import type { RequestedTicket } from '@foyer/contract/wire/orders'
import { normaliseCode } from '../catalogue/build-prices.ts'
import type { DiscountLine, OrderContents } from '../order-store/order-contents.ts'
import { listTickets } from '../order-store/order-contents.ts'
import type { Discount } from '../pricing/order-to-price.ts'
import { isDiscountForTicketType, type ShowtimeDiscount } from '../schedule/showtime-discounts.ts'
import type { HoldRequest } from './hold-request.ts'
import type { Refusal } from './hold-rules.ts'

const listDiscounts = ({ showtime }: HoldRequest): readonly ShowtimeDiscount[] => showtime.discounts ?? []

/** @param discountId null where a code is nobody's */
const refuse = (condition: DiscountReason, detail: string, discountId: string | null): Refusal => ({
  condition,
  detail,
  extra: { discountAvailabilityErrors: [{ discountId, unavailableReason: condition }] },
})

/** Discounts whose code the request has; if it names no codes, those opened by an earlier request. */
function listOpened(hold: HoldRequest): ShowtimeDiscount[] {
  const codes = new Set((hold.request.discountCodes ?? []).map(normaliseCode))
  const before = new Set(listOpenedBefore(hold).map(({ discountId }) => discountId))
  return listDiscounts(hold).filter(({ id, code }) => code !== null && (codes.has(code) || before.has(id)))
}

const listOpenedBefore = ({ order, request }: HoldRequest) =>
  request.discountCodes ? [] : order.contents.discounts.filter(({ isAutomatic }) => !isAutomatic)

/** Why requested codes or discounts cannot be applied; discounts that were not requested are simply left out. */
export function findDiscountRefusal(hold: HoldRequest): Refusal | null {
  const all = listDiscounts(hold)
  for (const code of hold.request.discountCodes ?? []) {
    const discount = all.find((each) => each.code === normaliseCode(code))
    if (!discount) return refuse('discount-invalid-10103', 'There is no discount of this code', null)
    const { id, refusal } = discount
    if (refusal) return refuse(refusal, `Discount ${id} is not for this showtime`, id)
  }
  const opened = new Set(listOpened(hold))
  for (const { discountId, ticketTypeId } of hold.request.tickets) {
    if (discountId === undefined || discountId === null) continue
    const discount = all.find(({ id }) => id === discountId)
    if (!discount || (discount.code !== null && !opened.has(discount)))
      return refuse(
        'discount-invalid-10103',
        `Discount ${discountId} needs a code, and none was given`,
        discountId,
      )
    if (discount.refusal)
      return refuse(discount.refusal, `Discount ${discountId} is not for this showtime`, discountId)
    if (
      !isDiscountForTicketType(discount, ticketTypeId) ||
      hold.showtime.offers.get(ticketTypeId)?.restriction
    )
      return refuse(
        'discount-invalid-10102',
        `Discount ${discountId} is not for tickets of type ${ticketTypeId}`,
        discountId,
      )
  }
  return null
}

/** Discounts of a ticket: the requested one, else all that apply to it. */
export function listTicketDiscounts(
  hold: HoldRequest,
  { ticketTypeId, discountId }: RequestedTicket,
): Discount[] {
  if (hold.showtime.offers.get(ticketTypeId)?.restriction) return []
  const opened = new Set(listOpened(hold))
  return listDiscounts(hold)
    .filter((discount) => discount.refusal === null && (discount.code === null || opened.has(discount)))
    .filter((discount) => isDiscountForTicketType(discount, ticketTypeId))
    .filter(({ id }) => (discountId ?? id) === id)
    .map(({ id, code, calculation }) => ({ id, source: code === null ? 'Automatic' : 'Code', calculation }))
}

/** Discounts that the order stores: those opened by a code, and the automatic ones that its tickets have. */
export function listDiscountLines(
  hold: HoldRequest,
  contents: Pick<OrderContents, 'showtimes'>,
): DiscountLine[] {
  const opened = new Set([
    ...listOpenedBefore(hold).map(({ discountId }) => discountId),
    ...listOpened(hold).map(({ id }) => id),
  ])
  const given = new Set(listTickets(contents).flatMap(({ discountId }) => discountId ?? []))
  const toLine = (isAutomatic: boolean) => (id: string) => ({ id, discountId: id, isAutomatic })
  return [...[...opened].map(toLine(false)), ...[...given].filter((id) => !opened.has(id)).map(toLine(true))]
}
