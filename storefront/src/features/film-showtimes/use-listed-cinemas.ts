import type { ShowtimeListProps } from '@foyer/design-system/films/showtime-list'
import { useStores, useText } from '../../context/hooks.ts'
import type { DayOfShowtimes } from '../../stores/films/showtimes.ts'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { addFollowingTimes, type FollowingDay } from '../../film/showtimes/following-times.ts'
import { useFollowingProps } from '../../film/showtimes/use-following-props.ts'
import { groupShowtimes } from '../../film/showtimes/group-showtimes.ts'
import { useAttributeIcon, useShowtimeProps } from '../../film/showtimes/showtime-props.ts'

type ListedCinemas = ShowtimeListProps['cinemas']

/**
 * Groups showtimes of a day by cinema and attribute, as the showtime list draws them; where a cinema has few left, the first of
 * a following day stand after them. Call its result inside an observer.
 */
export function useListedCinemas(): (
  day: DayOfShowtimes,
  shown: DayOfShowtimes['showtimes'],
  siteOrder: readonly string[],
  following?: FollowingDay,
) => ListedCinemas {
  const { sites, texts } = useStores()
  const { t, text } = useText()
  const showtimeProps = useShowtimeProps()
  const attributeIcon = useAttributeIcon()
  const followingProps = useFollowingProps()
  return (day, shown, siteOrder, following) => {
    const getAttribute = (id: string) => day.attributes[id] ?? following?.day.attributes[id]
    const added = new Set(following && addFollowingTimes(shown, following.showtimes, getAttribute))
    const toEntry = (showtime: Showtime) => {
      const props =
        following !== undefined && added.has(showtime)
          ? followingProps(showtime, following)
          : showtimeProps(showtime, day)
      const { attribute } = props
      return {
        ...props,
        // The row says what it is; a glyph that a time is colored by stays.
        attribute: attribute?.kind === 'standard' ? { ...attribute, icon: undefined } : attribute,
      }
    }
    return groupShowtimes({ showtimes: [...shown, ...added], siteOrder, getAttribute }).map(
      ({ siteId, groups }) => {
        const site = sites.site(siteId)
        const { address } = site?.contactDetails ?? {}
        return {
          id: siteId,
          name: text(site?.name) || siteId,
          lines: [
            address && texts.foreign([address.line1, address.city].filter(Boolean).join(', ')),
            text(site?.facilitiesNote),
          ].filter((line): line is string => Boolean(line)),
          groups: groups.map(({ attribute, showtimes }) => ({
            id: attribute?.id ?? 'standard',
            label: attribute ? text(attribute.name) : t('browsing.showtimes.standard'),
            note: attribute ? text(attribute.description) || undefined : t('browsing.showtimes.standardText'),
            icon: attributeIcon(attribute),
            showtimes: showtimes.map(toEntry),
          })),
        }
      },
    )
  }
}
