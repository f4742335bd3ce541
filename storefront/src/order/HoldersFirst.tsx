import { Alert } from '@foyer/design-system/feedback/alert'
import { observer } from 'mobx-react-lite'
import { useFormats, useText } from '../context/hooks.ts'
import { toLocalInstant } from '../domain/local-instant.ts'
import type { ShowtimeDetail } from '../stores/orders/showtime-detail.ts'
import { useBookingOpening } from './use-booking-opening.ts'

/** Says that holders of a reward book first, and from when on everybody does. Nothing for a visitor who can book. */
export const HoldersFirst = observer(function HoldersFirst({ detail }: { readonly detail: ShowtimeDetail }) {
  const { t } = useText()
  const formats = useFormats()
  const opening = useBookingOpening(detail)
  if (opening.kind !== 'holders') return null
  const at = opening.opensAt === null ? null : toLocalInstant(opening.opensAt)
  return (
    <Alert tone="info" title={t('tickets.holders.title')}>
      {at === null
        ? t('tickets.holders.text')
        : t('tickets.holders.until', { day: formats.longDay(at), time: formats.time(at) })}
    </Alert>
  )
})
