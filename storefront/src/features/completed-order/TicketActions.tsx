import { createCalendarFile, type CalendarEvent } from '@foyer/contract/calendar-file'
import { Button } from '@foyer/design-system/actions/button'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { useState } from 'react'
import { useText } from '../../context/hooks.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 28,
  [media.below.sm]: { flexDirection: 'column', alignItems: 'stretch' },
})

export interface TicketActionsProps {
  event: Omit<CalendarEvent, 'createdAt'>
  /** Address that opens the same ticket elsewhere. */
  address: string
}

/** Calendar, sharing and print. The file is made here: nothing about the order is sent anywhere for it. */
export function TicketActions({ event, address }: TicketActionsProps) {
  const { t } = useText()
  const [said, setSaid] = useState('')

  function saveToCalendar() {
    const url = URL.createObjectURL(
      new Blob([createCalendarFile({ ...event, createdAt: Date.now() })], { type: 'text/calendar' }),
    )
    const link = document.createElement('a')
    link.href = url
    link.download = `${event.uid}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 1_000)
  }

  async function share() {
    const data = { title: event.title, text: event.description, url: address }
    try {
      if ('share' in navigator) await navigator.share(data)
      else {
        await (navigator as Navigator).clipboard.writeText(address)
        setSaid(t('transaction.complete.shared'))
      }
    } catch (error) {
      // Closing the sheet of the system is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setSaid(t('transaction.complete.shareFailed'))
    }
  }

  return (
    <>
      <Row>
        <Button icon="calendar" onClick={saveToCalendar}>
          {t('transaction.complete.calendar')}
        </Button>
        <Button variant="secondary" icon="share" onClick={() => void share()}>
          {t('transaction.complete.share')}
        </Button>
      </Row>
      {said && <p>{said}</p>}
      <LiveRegion message={said} />
    </>
  )
}
