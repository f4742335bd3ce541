import type { FreeSeatsShowtime } from '@foyer/design-system/films/free-seats'
import type { SeatPreview } from '../../stores/orders/seat-previews.ts'
import type { TextFunctions } from '../../context/hooks.ts'

/** A showtime as a listing names it. */
export interface ComparableShowtime {
  readonly id: string
  readonly time: string
  readonly screen?: string | undefined
  readonly attribute?: { readonly label?: string | undefined } | undefined
  readonly href: string
  readonly accessibleName: string
}

export interface Counted {
  readonly value: SeatPreview | null | undefined
  /** The last count did not come: an older one says nothing of now. */
  readonly isFailed: boolean
}

/**
 * What the comparison says of a showtime.
 * @param fewLeftShare part of the seats, 0 to 1, under which few are left
 */
export function createComparedShowtime(
  { id, time, screen, attribute, href, accessibleName }: ComparableShowtime,
  { value, isFailed }: Counted,
  { t, text, list }: TextFunctions,
  fewLeftShare: number,
): FreeSeatsShowtime {
  const named = { id, time, screen, attribute: attribute?.label, href }
  if (value === undefined && !isFailed) return { ...named, state: 'loading', accessibleName }
  if (isFailed || !value) {
    const label = t('browsing.freeSeats.uncounted')
    return { ...named, state: 'uncounted', label, accessibleName: list([accessibleName, label]) }
  }
  const { free, total, areas } = value
  const share = free / total
  if (free === 0) {
    const label = t('browsing.showtime.soldOut')
    return { ...named, state: 'soldOut', share, label, accessibleName: list([accessibleName, label]) }
  }
  const said = t('browsing.freeSeats.counted', { free, total })
  return {
    ...named,
    state: share < fewLeftShare ? 'few' : 'counted',
    share,
    label: t('browsing.freeSeats.count', { free, total }),
    // One area is the auditorium itself.
    areas:
      areas.length > 1
        ? list(
            areas.map(({ category, free: left }) =>
              t('browsing.freeSeats.area', { area: text(category.name), free: left }),
            ),
          )
        : undefined,
    accessibleName: list([accessibleName, said]),
  }
}
