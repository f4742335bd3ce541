import type { Film } from '@foyer/contract/wire/films'
import { TimesBar } from '@foyer/design-system/films/times-bar'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { findNextTimes } from '../../film/showtimes/next-times.ts'
import { showtimesId } from '../../film/showtimes/queries.ts'
import { useFromPrice } from './use-from-price.ts'

/** On a phone, the way to a film's times from wherever its page is scrolled to. */
export const FilmTimesBar = observer(function FilmTimesBar({ film }: { film: Film }) {
  const stores = useStores()
  const { t } = useText()
  const from = useFromPrice(film.id)
  if (findNextTimes(stores, film.id).length === 0) return null
  return (
    <TimesBar
      label={from ? t('browsing.next.barFrom', { price: from.price }) : t('browsing.next.bar')}
      target={showtimesId}
    />
  )
})
