import type { FilmEvent } from '@foyer/contract/wire/films'
import { useFormats, useText } from '../../context/hooks.ts'

/** From when to when an event lasts; undefined for one that has no days. */
export function useEventDates(): (event: FilmEvent) => string | undefined {
  const formats = useFormats()
  const { t } = useText()
  return ({ schedule }) => {
    const { startDate, endDate } = schedule ?? {}
    if (!startDate || !endDate) return undefined
    const [first, last] = [startDate, endDate].map((day) => formats.date(day.slice(0, 10), 'D MMMM'))
    if (first === undefined || last === undefined) return undefined
    return first === last ? first : t('browsing.events.dates', { first, last })
  }
}
