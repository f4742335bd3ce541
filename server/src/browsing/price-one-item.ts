import type { CatalogueItem } from '../catalogue/items.ts'
import type { ItemDiscount } from '../catalogue/item-discounts.ts'
import type { TaxedAmount } from '../domain/money.ts'
import { priceOrder } from '../pricing/price-order.ts'

/** The price of one piece without modifiers, computed as an order of it alone. */
export function priceOneItem(
  { id, taxBasisPoints }: Pick<CatalogueItem, 'id' | 'taxBasisPoints'>,
  unitPrice: number,
  discount: Pick<ItemDiscount, 'id' | 'calculation'> | null,
): TaxedAmount {
  const { totals } = priceOrder({
    settings: { taxMode: 'Inclusive', isFeeApplicableToUnpaidBookings: true, mandatoryFees: [] },
    bookingMode: null,
    tickets: [],
    items: [
      {
        id,
        unitPrice,
        quantity: 1,
        taxBasisPoints,
        modifiers: [],
        discounts: discount
          ? [{ id: discount.id, source: 'Automatic', calculation: discount.calculation }]
          : [],
        deliveryMethod: null,
      },
    ],
    deals: [],
    tip: null,
    payments: [],
  })
  return totals.totalPrice
}
