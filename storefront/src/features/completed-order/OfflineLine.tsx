import { Button } from '@foyer/design-system/actions/button'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { styled } from '@foyer/design-system/foundations/styled'
import { useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { countDaysBetween, getOffset } from '../../domain/time.ts'
import type { ShownTicket } from './stored-ticket-record.ts'
import { useOfflineTicket } from './use-offline-ticket.ts'

/** Some browsers delete what a site has stored after a week without a visit. */
const mostDaysStored = 6

const Line = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  '& button': { marginInlineStart: -8, paddingInline: 8, minInlineSize: 0 },
})

/** Under a ticket: whether it is on this device and opens without a connection, and the press that changes it. */
export function OfflineLine({ ticket }: { ticket: ShownTicket }) {
  const { t } = useText()
  const { today } = useStores()
  const { state, isBusy, change } = useOfflineTicket(ticket)
  const [isChanged, setChanged] = useState(false)
  const { businessDate, startsAt } = ticket.schedule
  const isFarAhead = countDaysBetween(today.businessDate(getOffset(startsAt)), businessDate) > mostDaysStored
  if (state === 'unknown' || state === 'absent') return null
  const isStored = state === 'stored'
  const press = async () => {
    setChanged(false)
    setChanged(await change())
  }
  const announced = isStored
    ? t('transaction.complete.offline.stored')
    : t('transaction.complete.offline.removed')
  return (
    <Line data-state={state}>
      <p>
        {isStored ? t('transaction.complete.offline.stored') : t('transaction.complete.offline.offer')}
        {isStored && isFarAhead && ` ${t('transaction.complete.offline.onTheDay')}`}
      </p>
      <Button variant="text" size="medium" busy={isBusy} onClick={() => void press()}>
        {isStored ? t('transaction.complete.offline.takeOff') : t('transaction.complete.offline.keep')}
      </Button>
      <LiveRegion message={isChanged && !isBusy ? announced : ''} />
    </Line>
  )
}
