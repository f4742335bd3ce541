import type { Film } from '@foyer/contract/wire/films'
import { NextTimes } from '@foyer/design-system/films/next-times'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { getNameInCity } from '../../domain/cinema-labels.ts'
import { findNextTimes } from '../../film/showtimes/next-times.ts'
import { showtimesId } from '../../film/showtimes/queries.ts'
import { useShowtimeProps } from '../../film/showtimes/showtime-props.ts'
import { useDayName } from '../../film/showtimes/use-day-name.ts'
import { filterKnown } from '../../film/use-film-labels.ts'
import { useFromPrice } from './use-from-price.ts'

/** Keeps the height of a line whose words are on their way. */
const lineToCome = '\u00a0'

/** The next times of a film, in the first view of its page, with where they are and what they cost. */
export const NextFilmTimes = observer(function NextFilmTimes({ film }: { film: Film }) {
  const stores = useStores()
  const { cinemaGroups, configuration, sites, today } = stores
  const { t, text, list } = useText()
  const toProps = useShowtimeProps()
  const getDayName = useDayName()
  const from = useFromPrice(film.id)
  const times = findNextTimes(stores, film.id)
  if (times.length === 0) return null
  const isOneCinema = cinemaGroups.siteIds.length === 1
  return (
    <NextTimes
      title={t('browsing.next.title')}
      showtimes={times.map(({ showtime, day, date }) => {
        const props = toProps(showtime, day)
        const { attribute, screen, labels } = props
        const cinema = getNameInCity(text(sites.site(showtime.siteId)?.name), configuration.value.chainName)
        const kind = attribute?.kind === 'standard' ? undefined : attribute?.label
        const name = date === today.businessDate() ? undefined : getDayName(date)
        // The words beside the time say where it is: the cinema, or its screen where the city has one cinema.
        const place = list(filterKnown(isOneCinema ? screen : cinema, kind))
        return {
          ...props,
          screen: place,
          labels: { ...labels, few: list(filterKnown(labels.few, place)) },
          // The row says of none what is usual: glyphs are those of what stands out.
          attribute: attribute?.kind === 'standard' ? undefined : attribute,
          day: name,
          quiet: date !== times[0]?.date,
          accessibleName: name === undefined ? props.accessibleName : list([name, props.accessibleName]),
        }
      })}
      note={
        from
          ? t(from.hasFee ? 'browsing.next.priceWithFee' : 'browsing.next.price', { price: from.price })
          : from === null
            ? lineToCome
            : undefined
      }
      all={{ label: t('browsing.times.all'), href: `#${showtimesId}` }}
    />
  )
})
