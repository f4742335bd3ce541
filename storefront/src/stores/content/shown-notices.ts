import { isAmong } from '@foyer/contract/omnia/page-patterns'
import type { Announcement, Popup } from '@foyer/contract/omnia/site-content'
import type { DismissalStore } from './dismissals.ts'

const maximumAnnouncements = 2

/** Page and time of a visitor. */
export interface Visit {
  /** Path of the page, with a slash at its end. */
  readonly path: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly dismissals: Pick<DismissalStore, 'isClosed'>
}

interface Scheduled {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly pages: readonly string[]
}

/** Whether it is its time. Absent dates are always inside; one that cannot be read never is. */
function isDue({ startDate, endDate }: Scheduled, now: number): boolean {
  return (
    (startDate === null || Date.parse(startDate) <= now) && (endDate === null || now < Date.parse(endDate))
  )
}

const isFor = (notice: Scheduled, { path, now }: Visit) => isDue(notice, now) && isAmong(notice.pages, path)

/** The announcements of a page, in the order of the content, at most two. */
export function getShownAnnouncements(all: readonly Announcement[], visit: Visit): readonly Announcement[] {
  return all
    .filter((each) => isFor(each, visit) && !visit.dismissals.isClosed('announcements', each, visit.now))
    .slice(0, maximumAnnouncements)
}

/** The one popup of a page: the first that matches, never without a chosen city. */
export function findShownPopup(
  all: readonly Popup[],
  visit: Visit & { readonly cinemaGroupId: string | null },
): Popup | undefined {
  const { cinemaGroupId, dismissals, now } = visit
  if (cinemaGroupId === null) return undefined
  return all.find(
    (popup) =>
      isFor(popup, visit) &&
      (popup.cinemaGroups.length === 0 ||
        popup.cinemaGroups.some(({ nodeId }) => nodeId === cinemaGroupId)) &&
      !dismissals.isClosed('popups', popup, now),
  )
}
