import type { Film } from '@foyer/contract/wire/films'
import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'

export interface EmptyDayProps {
  film: Film
  /** Business date, `YYYY-MM-DD`. */
  date: string
  /** The next business day with a screening. */
  next: { date: string; href: string } | undefined
  /** Whether the day had showtimes, which have all begun. */
  isOver: boolean
}

/** Stands for a day without a showtime to come: says why, and links to the next day that has one. */
export const EmptyDay = observer(function EmptyDay({ film, date, next, isOver }: EmptyDayProps) {
  const { cinemaGroups, formats } = useStores()
  const { t, text } = useText()
  return (
    <EmptyState
      title={t('browsing.showtimes.emptyTitle', { date: formats.longDay(date) })}
      text={
        isOver && next
          ? t('browsing.showtimes.over', { date: formats.longDay(next.date) })
          : t('browsing.showtimes.empty', {
              film: text(film.title),
              city: cinemaGroups.selected?.name ?? t('sites.all'),
            })
      }
      actions={
        next && (
          <Button variant="secondary" href={next.href}>
            {t('browsing.showtimes.emptyNext', { date: formats.longDay(next.date) })}
          </Button>
        )
      }
    />
  )
})
