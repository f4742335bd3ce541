import type { Condition } from '@foyer/contract/errors/catalogue'
import type { Catalogue, CatalogueDiscount } from '../catalogue/catalogue.ts'
import { getMinutesOfDay } from '../domain/time-zone.ts'
import { isApplicable } from './opening-hours.ts'
import type { ShowtimeContext } from './programme.ts'

/** A discount as it applies to one showtime. */
export interface ShowtimeDiscount extends Pick<
  CatalogueDiscount,
  'id' | 'name' | 'code' | 'calculation' | 'ticketTypeIds' | 'isShownAsPreview'
> {
  /** Why no ticket of the showtime can have it; null if it is available. */
  readonly refusal: DiscountRefusal | null
}

/**
 * The interface has four codes for invalid discounts and documents three of another numbering: film, distributor and
 * public holiday. The causes of the others are our own: `-10101` is another day or time, and without a suffix another
 * cinema. (`-10102`, another ticket type, and `-10103`, a code that was not given, concern a ticket: see `orders/`.)
 */
export type DiscountRefusal = Extract<
  Condition,
  | 'discount-invalid'
  | 'discount-invalid-10101'
  | 'discount-invalid-for-film'
  | 'discount-invalid-for-distributor'
  | 'discount-invalid-for-holiday'
>

const minutesOfDay = 1_440
/** A business day begins at six. */
const firstMinute = 360

/** Every discount of the chain, with the reason why it does not apply to the showtime, if any. */
export function listShowtimeDiscounts(
  catalogue: Pick<Catalogue, 'discounts' | 'publicHolidays'>,
  context: Pick<ShowtimeContext, 'showtime' | 'film' | 'site'>,
): ShowtimeDiscount[] {
  return catalogue.discounts.map((discount) => ({
    id: discount.id,
    name: discount.name,
    code: discount.code,
    calculation: discount.calculation,
    ticketTypeIds: discount.ticketTypeIds,
    isShownAsPreview: discount.isShownAsPreview,
    refusal: findRefusal(discount, catalogue, context),
  }))
}

function findRefusal(
  discount: CatalogueDiscount,
  { publicHolidays }: Pick<Catalogue, 'publicHolidays'>,
  { showtime, film, site }: Pick<ShowtimeContext, 'showtime' | 'film' | 'site'>,
): DiscountRefusal | null {
  if (discount.siteIds?.has(site.id) === false) return 'discount-invalid'
  if (discount.exceptFilms.has(film.slug)) return 'discount-invalid-for-film'
  if (discount.exceptDistributors.has(film.wire.distributorName ?? ''))
    return 'discount-invalid-for-distributor'
  if (discount.exceptPublicHolidays && publicHolidays.has(showtime.businessDate))
    return 'discount-invalid-for-holiday'
  const minutes = getMinutesOfDay(site.ianaTimeZoneName, showtime.startsAt)
  const start = minutes < firstMinute ? minutes + minutesOfDay : minutes
  return isApplicable(discount.moment, showtime.businessDate, start) ? null : 'discount-invalid-10101'
}

/** Whether a discount is for tickets of the type. */
export function isDiscountForTicketType(
  { ticketTypeIds }: Pick<ShowtimeDiscount, 'ticketTypeIds'>,
  ticketTypeId: string,
): boolean {
  return ticketTypeIds?.has(ticketTypeId) ?? true
}
