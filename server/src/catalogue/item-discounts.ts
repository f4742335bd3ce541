import type { TranslatedText } from '@foyer/contract/wire/common'
import type { DiscountReason } from '@foyer/contract/wire/enumerations'
import { isOpen, type WeeklyHours } from '../domain/opening-hours.ts'
import type { Calculation } from '../pricing/order-to-price.ts'
import type { ItemDiscountSource } from './item-discount-source.ts'
import type { CatalogueItem } from './items.ts'
import type { LanguageTexts } from './item-values.ts'

/** A reduction of item prices. A null restricts nothing. */
export interface ItemDiscount {
  readonly id: string
  readonly name: TranslatedText
  /** Food of a site, or goods of the gift shop; never gift cards. */
  readonly kind: 'Food' | 'Gift'
  readonly calculation: Calculation
  /** Given to every line that it is for, and not only to lines that name it. */
  readonly isAutomatic: boolean
  /** Ids of items or families. */
  readonly itemIds: ReadonlySet<string> | null
  readonly siteIds: ReadonlySet<string> | null
  /** When items have to be handed over. */
  readonly hoursId: string | null
  readonly isForMembers: boolean
  /** Most pieces of an order that have it. */
  readonly limitPerOrder: number | null
}

/** Builds the discounts of a file, which has been validated. */
export function buildItemDiscounts(
  sources: readonly ItemDiscountSource[] = [],
  kind: ItemDiscount['kind'],
  translate: (texts: LanguageTexts) => TranslatedText,
): ItemDiscount[] {
  return sources.map((source) => ({
    id: source.id,
    name: translate(source.name),
    kind,
    calculation: toCalculation(source),
    isAutomatic: source.isAutomatic ?? false,
    itemIds: source.items ? new Set(source.items) : null,
    siteIds: source.sites ? new Set(source.sites) : null,
    hoursId: source.hours ?? null,
    isForMembers: source.isForMembers ?? false,
    limitPerOrder: source.limitPerOrder ?? null,
  }))
}

function toCalculation({ percentageOff, amountOff, fixedPrice = 0 }: ItemDiscountSource): Calculation {
  if (percentageOff !== undefined)
    return { kind: 'PercentageOff', basisPoints: Math.round(percentageOff * 100) }
  return amountOff === undefined
    ? { kind: 'FixedPrice', price: fixedPrice }
    : { kind: 'AmountOff', amount: amountOff }
}

/** Whether a discount is for an item, wherever and whenever it is sold. */
export const isDiscountForItem = (
  { kind, itemIds }: Pick<ItemDiscount, 'kind' | 'itemIds'>,
  item: Pick<CatalogueItem, 'id' | 'kind' | 'parentId'>,
): boolean =>
  item.kind === kind && (itemIds === null || itemIds.has(item.id) || itemIds.has(item.parentId ?? item.id))

/** Whether a site, or the gift shop (null), gives a discount. */
export const isGivenAt = ({ kind, siteIds }: ItemDiscount, siteId: string | null): boolean =>
  siteId === null ? kind === 'Gift' : kind === 'Food' && (siteIds?.has(siteId) ?? true)

/** Where and when items are handed over. */
interface Handover {
  /** Null: the gift shop. */
  readonly siteId: string | null
  /** IANA time zone of the site. */
  readonly zone: string
  /** Epoch milliseconds: when the items may be handed over; one of these is enough. */
  readonly moments: readonly number[]
  readonly hours: ReadonlyMap<string, WeeklyHours>
}

/** Why no line can have a discount, whatever its item: another cinema, another time. */
export function findDiscountObstacle(
  discount: ItemDiscount,
  { siteId, zone, moments, hours }: Handover,
): DiscountReason | null {
  if (!isGivenAt(discount, siteId)) return 'discount-invalid'
  const within = discount.hoursId === null ? undefined : hours.get(discount.hoursId)
  return within && !moments.some((at) => isOpen(within, at, zone)) ? 'discount-invalid-10101' : null
}
