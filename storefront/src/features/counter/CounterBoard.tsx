import { FilterChip, FilterChips } from '@foyer/design-system/actions/filter-chip'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { CategoryTabs } from '@foyer/design-system/navigation/category-tabs'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import type { CounterOrder, RunningOrdersStore } from '../../stores/counter/running-orders.ts'
import { CounterColumn, CounterColumns } from './CounterColumn.tsx'
import { findFocused, findNextFocus, followArrow } from './move-focus.ts'
import { OrderTicket } from './OrderTicket.tsx'
import { isForPlace, listPlaces } from './place-filter.ts'

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  // Beside one another, the columns need no links.
  [media.up.sm]: { '& > nav': { display: 'none' } },
})

const statuses = ['NotStarted', 'InPreparation', 'OnItsWay'] as const
const getColumnId = (status: CounterOrder['status']) => `counter-${status}`

/** The running orders by how far they are, and by place where there are several. */
export const CounterBoard = observer(function CounterBoard({
  orders,
}: {
  readonly orders: RunningOrdersStore
}) {
  const { texts: language } = useStores()
  const texts = useText()
  const { t } = texts
  const root = useRef<HTMLDivElement>(null)
  const left = useRef<{ readonly columnId: string; readonly index: number } | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const all = orders.shown
  const places = listPlaces(all, texts)
  // The last order of a place may have gone.
  const place = places.some(({ key }) => key === chosen) ? chosen : null
  const entries = all.filter(({ order }) => isForPlace(order, place))

  // The pressed button has moved to another column, and would take the focus with it out of the page.
  useLayoutEffect(() => {
    if (left.current === null || root.current === null || document.activeElement !== document.body) return
    findNextFocus(root.current, left.current.columnId, left.current.index)?.focus()
    left.current = null
  })

  const move = (orderId: string) => {
    left.current = root.current && findFocused(root.current)
    void orders.move(orderId)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isFollowed =
      event.target instanceof Element &&
      followArrow(event.currentTarget, event.target, event.key, language.direction === 'rtl')
    if (isFollowed) event.preventDefault()
  }
  if (all.length === 0)
    return <EmptyState icon="food" title={t('counter.empty.title')} text={t('counter.empty.text')} />
  const name = (label: string, count: number) => t('counter.counted', { name: label, count })
  return (
    <Root ref={root} onKeyDown={onKeyDown}>
      {places.length > 1 && (
        <FilterChips label={t('counter.filter.label')}>
          <FilterChip
            label={name(t('counter.filter.all'), all.length)}
            cross={false}
            pressed={place === null}
            onPress={() => setChosen(null)}
          />
          {places.map(({ key, label, count }) => (
            <FilterChip
              key={key}
              label={name(label, count)}
              cross={false}
              pressed={place === key}
              onPress={() => setChosen(place === key ? null : key)}
            />
          ))}
        </FilterChips>
      )}
      <CategoryTabs
        label={t('counter.steps')}
        categories={statuses.map((status) => ({
          id: getColumnId(status),
          label: name(t(`counter.step.${status}`), entries.filter((each) => each.status === status).length),
        }))}
      />
      <CounterColumns>
        {statuses.map((status) => (
          <CounterColumn
            key={status}
            id={getColumnId(status)}
            status={status}
            entries={entries.filter((each) => each.status === status)}
            renderOrder={(entry) => (
              <OrderTicket
                entry={entry}
                orders={orders}
                hasArrived={status === 'NotStarted' && orders.arrivals.has(entry.order.orderId)}
                onMove={move}
                onMoveDelivery={(deliveryId) => void orders.moveDelivery(entry.order.orderId, deliveryId)}
              />
            )}
          />
        ))}
      </CounterColumns>
    </Root>
  )
})
