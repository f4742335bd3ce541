import { Accordion } from '@foyer/design-system/content/accordion'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useFormats, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import type { RunningOrdersStore } from '../../stores/counter/running-orders.ts'
import { nameOrder } from './order-texts.ts'
import { OrderContents } from './OrderContents.tsx'

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: 14,
  margin: 0,
  paddingBlock: '12px 4px',
  paddingInline: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: 10,
    padding: 16,
    border: '1px solid var(--foyer-border)',
    borderRadius: 'var(--foyer-radius-md)',
    background: 'var(--foyer-surface)',
    '& > strong': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  },
})

/** What was handed over at this screen, folded away: a wrong press cannot be taken back, but loses nothing. */
export const CollectedOrders = observer(function CollectedOrders({
  orders,
}: {
  readonly orders: RunningOrdersStore
}) {
  const texts = useText()
  const formats = useFormats()
  const { t } = texts
  const { collected } = orders
  if (collected.length === 0) return null
  return (
    <Accordion
      headingLevel={2}
      sections={[
        {
          id: 'collected',
          heading: t('counter.counted', { name: t('counter.collected.title'), count: collected.length }),
          body: (
            <>
              <p>{t('counter.collected.text')}</p>
              <List>
                {collected.map((order) => (
                  <li key={order.orderId}>
                    <strong>
                      <span>{nameOrder(order, texts)}</span>
                      {order.preparation.collectedAt !== null && (
                        <span>{formats.time(toLocalInstant(order.preparation.collectedAt))}</span>
                      )}
                    </strong>
                    <OrderContents order={order} findItemName={(itemId) => orders.findItemName(itemId)} />
                  </li>
                ))}
              </List>
            </>
          ),
        },
      ]}
    />
  )
})
