import type { PageContext } from '../../app/page-module.ts'
import type { Stores } from '../../app/stores.ts'
import { chosenDay } from '../film-showtimes/day-strip.ts'

/** The business day that a cinema's page shows: the one asked for, else the first with a film. */
export function siteDay(
  { screeningDates, today }: Pick<Stores, 'screeningDates' | 'today'>,
  siteId: string,
  { url }: Pick<PageContext, 'url'>,
): string | undefined {
  return chosenDay({
    today: today.businessDate(),
    dates: screeningDates.datesOf({ siteIds: [siteId] }),
    requested: url.searchParams.get('date'),
  })
}
