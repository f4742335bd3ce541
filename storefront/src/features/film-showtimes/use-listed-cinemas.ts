import type { ShowtimeListProps } from '@foyer/design-system/films/showtime-list'
import { useStores, useText } from '../../context/hooks.ts'
import type { DayOfShowtimes } from '../../stores/films/showtimes.ts'
import { groupShowtimes } from '../../film/showtimes/group-showtimes.ts'
import { useAttributeIcon, useShowtimeProps } from '../../film/showtimes/showtime-props.ts'

type ListedCinemas = ShowtimeListProps['cinemas']

/** Groups showtimes of a day by cinema and attribute, as the showtime list draws them. Call its result inside an observer. */
export function useListedCinemas(): (
  day: DayOfShowtimes,
  shown: DayOfShowtimes['showtimes'],
  siteOrder: readonly string[],
) => ListedCinemas {
  const { sites, texts } = useStores()
  const { t, text } = useText()
  const showtimeProps = useShowtimeProps()
  const attributeIcon = useAttributeIcon()
  return (day, shown, siteOrder) => {
    const getAttribute = (id: string) => day.attributes[id]
    return groupShowtimes({ showtimes: shown, siteOrder, getAttribute }).map(({ siteId, groups }) => {
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
          showtimes: showtimes.map((showtime) => showtimeProps(showtime, day)),
        })),
      }
    })
  }
}
