import { DayStrip } from '@foyer/design-system/navigation/day-strip'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../context/hooks.ts'
import { getDayStrip } from './day-strip.ts'

export interface DayPickerProps {
  /** Business days with a screening. */
  dates: readonly string[]
  requested: string | null
  getHref: (date: string) => string
  onPick: (date: string) => void
}

/** Days as links; with script the page stays where it is and only the times change. */
export const DayPicker = observer(function DayPicker({ dates, requested, getHref, onPick }: DayPickerProps) {
  const { configuration, formats, today } = useStores()
  const { t } = useText()
  const navigate = useNavigate()
  const cells = getDayStrip({
    today: today.businessDate(),
    dates,
    requested,
    length: configuration.value.film.dayStripLength,
  })
  return (
    <DayStrip
      label={t('browsing.showtimes.days')}
      days={cells.map((cell) => {
        const label = formats.dayLabel(cell.date)
        return {
          date: cell.date,
          weekday: label.relative === 'today' ? t('shared.time.today') : label.weekday,
          day: label.day,
          month: label.month,
          label: formats.longDay(cell.date),
          href: cell.hasFilms ? getHref(cell.date) : undefined,
          disabled: !cell.hasFilms,
          disabledText: t('browsing.showtimes.noFilms'),
          current: cell.isCurrent,
          startsWeek: label.startsWeek,
        }
      })}
      onSelect={(date) => {
        onPick(date)
        void navigate(getHref(date), { replace: true, preventScrollReset: true })
      }}
    />
  )
})
