import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { useText } from '../../context/hooks.ts'
import type { CounterOrder } from '../../stores/counter/running-orders.ts'
import type { ReactNode } from 'react'

const Root = styled('section')({
  minInlineSize: 0,
  // The links to the sections stand above it on a phone.
  scrollMarginBlockStart: 72,
  '& > h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 10,
    marginBlockEnd: 14,
    paddingBlockEnd: 10,
    borderBlockEnd: '2px solid var(--foyer-border)',
    fontFamily: 'var(--foyer-font-body)',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 700,
    lineHeight: 1.25,
    outline: 'none',
    '& > span': {
      color: 'var(--foyer-text-muted)',
      fontWeight: 400,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '& > ul': { display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' },
  '& > p': { color: 'var(--foyer-text-muted)' },
})

/** The columns beside one another; on a phone one below the other. */
export const CounterColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 36,
  [media.up.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 14 },
  [media.up.md]: { gap: 24 },
})

export interface CounterColumnProps {
  readonly id: string
  readonly status: CounterOrder['status']
  readonly entries: readonly CounterOrder[]
  readonly renderOrder: (entry: CounterOrder) => ReactNode
}

/** Orders that are as far as this, by the time at which they are wanted. */
export function CounterColumn({ id, status, entries, renderOrder }: CounterColumnProps) {
  const { t } = useText()
  const heading = `${id}-heading`
  return (
    <Root id={id} aria-labelledby={heading} data-column>
      <h2 id={heading} tabIndex={-1}>
        {t(`counter.step.${status}`)} <span>{entries.length}</span>
      </h2>
      {entries.length === 0 ? (
        <p>{t(`counter.none.${status}`)}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.order.orderId}>{renderOrder(entry)}</li>
          ))}
        </ul>
      )}
    </Root>
  )
}
