import { useFormats, useText } from '../../context/hooks.ts'

/** Names the day of a time that is not today's: "Tomorrow", "Tuesday". */
export function useDayName(): (businessDate: string) => string {
  const formats = useFormats()
  const { t } = useText()
  return (businessDate) =>
    formats.dayLabel(businessDate).relative === 'tomorrow'
      ? t('browsing.next.tomorrow')
      : formats.date(businessDate, 'dddd')
}
