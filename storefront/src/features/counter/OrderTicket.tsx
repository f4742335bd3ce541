import { Button } from '@foyer/design-system/actions/button'
import { Icon } from '@foyer/design-system/foundations/icon'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import { nextStatus } from '../../stores/counter/moves.ts'
import type { CounterOrder, RunningOrdersStore } from '../../stores/counter/running-orders.ts'
import { getOrderTimes } from './order-times.ts'
import { nameAction, nameOrder, namePlaces } from './order-texts.ts'
import { hasPartsToMove, listParts } from './order-parts.ts'
import { OrderContents } from './OrderContents.tsx'
import { PartFoot } from './PartFoot.tsx'

const Root = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: 16,
  border: '1px solid var(--foyer-border)',
  borderInlineStart: '6px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-surface)',
  overflowWrap: 'anywhere',
  '&[data-overdue]': { borderInlineStartColor: 'var(--foyer-error)' },
  // A glow that fades where motion is welcome; else a still edge, for some seconds.
  '&[data-arrived]': {
    outline: '3px solid var(--foyer-primary-text)',
    outlineOffset: -1,
    animation: 'foyer-counter-arrived 4s ease-out forwards',
    [media.reducedMotion]: { animation: 'none' },
  },
  '@keyframes foyer-counter-arrived': {
    '0%': { background: 'var(--foyer-selected-background)' },
    '70%': { outlineColor: 'var(--foyer-primary-text)' },
    '100%': { outlineColor: 'transparent' },
  },
})

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 16px',
  '& > h3': {
    fontFamily: 'var(--foyer-font-body)',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 700,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-slot=due]': {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 6,
    '& > svg': { flex: 'none', alignSelf: 'center' },
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 700,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    '[data-overdue] &': { color: 'var(--foyer-error)' },
  },
  '& > small': {
    flexBasis: '100%',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    fontVariantNumeric: 'tabular-nums',
  },
})

export interface OrderTicketProps {
  readonly entry: CounterOrder
  readonly orders: RunningOrdersStore
  /** It came a moment ago. */
  readonly hasArrived: boolean
  readonly onMove: (orderId: string) => void
  readonly onMoveDelivery: (deliveryId: string) => void
}

/** An order as those who make it read it: when, which one, where to, what; and the press that moves it on. */
export const OrderTicket = observer(function OrderTicket(props: OrderTicketProps) {
  const { entry, orders, hasArrived, onMove, onMoveDelivery } = props
  const { order, status, isMoving } = entry
  const { today } = useStores()
  const texts = useText()
  const formats = useFormats()
  const heading = useId()
  const { t, plural } = texts
  const { dueAt, isOverdue, age } = getOrderTimes(order, today.now)
  const overdue = isOverdue && status !== 'OnItsWay'
  const action = nameAction(order, nextStatus[status], texts)
  const name = nameOrder(order, texts)
  const time = (instant: string) => formats.time(toLocalInstant(instant))
  const orderedAt = t('counter.order.orderedAt', { time: time(order.completedAt) })
  const ordered =
    age === null ? orderedAt : age === 0 ? t('counter.order.justNow') : plural('counter.order.age', age)
  // What is wanted immediately is as urgent as it is old; anything else has its time.
  const due =
    dueAt !== null
      ? t('counter.order.due', { time: time(dueAt) })
      : age === null
        ? orderedAt
        : age === 0
          ? t('counter.order.now')
          : plural('counter.order.wait', age)
  const note = dueAt !== null || age === 0 ? ordered : t('counter.order.now')
  return (
    <Root
      aria-labelledby={heading}
      data-overdue={overdue ? '' : undefined}
      data-arrived={hasArrived ? '' : undefined}
    >
      <Head>
        <span data-slot="due">
          <Icon name={overdue ? 'alert' : 'clock'} size={20} />
          {overdue ? `${t('counter.order.late')} · ${due}` : due}
        </span>
        <h3 id={heading}>{name}</h3>
        <small>{[order.customerName, note].filter(Boolean).join(' · ')}</small>
      </Head>
      <OrderContents
        order={order}
        findItemName={(itemId) => orders.findItemName(itemId)}
        renderFoot={
          hasPartsToMove(listParts(order))
            ? (part) => <PartFoot entry={entry} part={part} onMove={() => onMoveDelivery(part.id)} />
            : undefined
        }
      />
      <Button
        fullWidth
        // One color a card at most: what is begun wants to be finished.
        variant={status === 'InPreparation' ? 'primary' : 'secondary'}
        data-slot="advance"
        data-order={order.orderId}
        aria-label={t('counter.action.name', {
          action,
          order: name,
          place: namePlaces(order, texts, formats),
        })}
        aria-disabled={isMoving}
        onClick={() => onMove(order.orderId)}
      >
        {action}
      </Button>
    </Root>
  )
})
