import type { Film } from '@foyer/contract/wire/films'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { observer } from 'mobx-react-lite'
import { getFilmAvailability } from '../../stores/films/film-availability.ts'
import { useStores, useText } from '../../context/hooks.ts'

/** Why a film has no times here: it opens later, or it plays in other cities only. */
export const NotOnSale = observer(function NotOnSale({ film }: { film: Film }) {
  const stores = useStores()
  const { cinemaGroups, formats, today } = stores
  const { t, text } = useText()
  const title = text(film.title)
  const city = cinemaGroups.selected?.name
  const label = getFilmAvailability(stores, film.id).statusLabel(film.id)

  if (label !== 'ComingSoon' && label !== null && city) {
    return (
      <EmptyState
        icon="pin"
        title={t('browsing.showtimes.elsewhereTitle', { city })}
        text={t('browsing.showtimes.elsewhere', { film: title })}
      />
    )
  }
  const isDated = film.releaseDate !== null && film.releaseDate > today.businessDate()
  return (
    <EmptyState
      icon="calendar"
      title={t('browsing.showtimes.soonTitle')}
      text={
        isDated
          ? t('browsing.showtimes.soon', { film: title, date: formats.longDay(film.releaseDate ?? '') })
          : t('browsing.showtimes.soonUndated', { film: title })
      }
    />
  )
})
