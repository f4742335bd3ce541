import { Button } from '@foyer/design-system/actions/button'
import { styled } from '@foyer/design-system/foundations/styled'
import { useFormats, useText } from '../../context/hooks.ts'
import { findNextDeliveryStatus } from '../../stores/counter/moves.ts'
import type { CounterOrder } from '../../stores/counter/running-orders.ts'
import type { OrderPart } from './order-parts.ts'
import { nameOrder, namePartAction, namePlace } from './order-texts.ts'

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minBlockSize: 44,
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
})

export interface PartFootProps {
  readonly entry: CounterOrder
  readonly part: OrderPart
  readonly onMove: () => void
}

/** How far one part of an order is, and the press that moves it alone. Nothing for a part that only the order moves. */
export function PartFoot({ entry, part, onMove }: PartFootProps) {
  const { order, isMoving, deliveryMoves } = entry
  const texts = useText()
  const formats = useFormats()
  const { t } = texts
  if (part.status === null) return null
  const status = deliveryMoves.get(part.id) ?? part.status
  const next = findNextDeliveryStatus(status)
  const action = next && namePartAction(part, next, texts)
  return (
    <Root>
      <span>{t(status === 'Collected' ? 'counter.action.Collected' : `counter.step.${status}`)}</span>
      {action && (
        <Button
          variant="secondary"
          size="medium"
          aria-label={t('counter.action.name', {
            action,
            order: nameOrder(order, texts),
            place: namePlace(part.place, texts, formats),
          })}
          aria-disabled={isMoving}
          onClick={onMove}
        >
          {action}
        </Button>
      )}
    </Root>
  )
}
