import type { CatalogueFilm, PricedTicket } from '../catalogue/catalogue.ts'
import type { Membership } from '../catalogue/membership.ts'
import { getWeekday } from '../domain/time-zone.ts'

/** Whether a price is offered at a showtime: the reward that opens it may be for some weekdays and ratings only. */
export function isPriceOffered(
  { rewards }: Pick<Membership, 'rewards'>,
  { restriction }: Pick<PricedTicket, 'restriction'>,
  { businessDate, film }: { readonly businessDate: string; readonly film: Pick<CatalogueFilm, 'wire'> },
): boolean {
  const reward = restriction?.rewardId ? rewards.get(restriction.rewardId) : undefined
  if (!reward) return true
  const { weekdays, ratings } = reward
  // Sunday is 0 there and 7 here.
  const weekday = getWeekday(businessDate) || 7
  const rating = film.wire.censorRatingId
  return (
    (weekdays.length === 0 || weekdays.includes(weekday)) &&
    (ratings.length === 0 || (rating !== null && ratings.includes(rating)))
  )
}
