import type { PageContext } from '../../context/page-module.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getChosenDay } from './day-strip.ts'

/** The business day that a cinema's page shows: the one asked for, else the first with a film. */
export function getSiteDay(
  { screeningDates, today }: Pick<Stores, 'screeningDates' | 'today'>,
  siteId: string,
  { url }: Pick<PageContext, 'url'>,
): string | undefined {
  return getChosenDay({
    today: today.businessDate(),
    dates: screeningDates.getDates({ siteIds: [siteId] }),
    requested: url.searchParams.get('date'),
  })
}
