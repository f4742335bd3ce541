import { Button } from '@foyer/design-system/button'
import { Message } from '@foyer/design-system/message'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import { troubleWords } from '../order-frame/trouble-words.ts'
import { useLeaveOrder } from '../order-frame/use-leave-order.ts'
import { spokenTime } from '../order-layout/spoken-time.ts'

/** Says that something is held already, for this showing or another, so that nobody starts over by accident. */
export const HeldOrderNotice = observer(function HeldOrderNotice({ showtimeId }: { showtimeId: string }) {
  const { routes } = useStores()
  const { order } = useOrdering()
  const { t, text } = useText()
  const { leave, trouble } = useLeaveOrder()
  if (!order.isHeld || order.showtimeIdInOrder === null) return null
  const film = order.film()
  const time = spokenTime(order.hold?.secondsLeft ?? 0)
  if (order.showtimeIdInOrder === showtimeId) {
    return (
      <Message tone="info" role="status" title={t('tickets.held.title')}>
        {t('tickets.held.text', { time })}{' '}
        <Button variant="text" size="medium" href={routes.customerDetails()}>
          {t('tickets.held.continue')}
        </Button>
      </Message>
    )
  }
  return (
    <>
      <Message
        tone="warning"
        role="status"
        title={t('tickets.heldElsewhere.title', { film: film ? text(film.title) : '' })}
      >
        {t('tickets.heldElsewhere.text')}{' '}
        <Button variant="text" size="medium" href={routes.customerDetails()}>
          {t('tickets.heldElsewhere.back')}
        </Button>
        <Button variant="text" size="medium" busy={order.busy === 'cancelling'} onClick={() => void leave()}>
          {t('tickets.heldElsewhere.start')}
        </Button>
      </Message>
      {trouble && (
        <Message tone="error" role="alert" title={t(troubleWords[trouble].title)}>
          {t(troubleWords[trouble].text)}
        </Message>
      )}
    </>
  )
})
