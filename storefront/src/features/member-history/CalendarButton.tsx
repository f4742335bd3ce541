import { createCalendarFile, type CalendarEvent } from '@foyer/contract/calendar-file'
import { Button } from '@foyer/design-system/actions/button'
import { useText } from '../../context/hooks.ts'
import { saveFile } from './save-file.ts'

/** Saves a visit as an entry for a calendar; made here, without a call. */
export function CalendarButton({ event }: { event: Omit<CalendarEvent, 'createdAt'> }) {
  const { t } = useText()
  return (
    <Button
      variant="secondary"
      size="medium"
      icon="calendar"
      onClick={() => {
        const file = createCalendarFile({ ...event, createdAt: Date.now() })
        saveFile(new Blob([file], { type: 'text/calendar' }), `${event.uid}.ics`)
      }}
    >
      {t('member.bookings.calendar')}
    </Button>
  )
}
