import type { Showtime } from '@foyer/contract/wire/showtimes'
import { useStores } from '../../context/hooks.ts'
import type { FollowingDay } from './following-times.ts'
import { useShowtimeProps } from './showtime-props.ts'
import { useDayName } from './use-day-name.ts'

/** Turns a time of a following day into what a showtime button takes: quiet, and named by its day. Call its result inside an observer. */
export function useFollowingProps() {
  const { texts } = useStores()
  const showtimeProps = useShowtimeProps()
  const getDayName = useDayName()
  return (showtime: Showtime, { day, date }: Pick<FollowingDay, 'day' | 'date'>) => {
    const props = showtimeProps(showtime, day)
    const name = getDayName(date)
    return { ...props, quiet: true, day: name, accessibleName: texts.list([name, props.accessibleName]) }
  }
}
