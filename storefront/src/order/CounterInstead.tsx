import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStore, useStores, useText } from '../context/hooks.ts'
import { listPeriodsOfToday } from '../domain/item-hours.ts'
import { getItemStores } from '../stores/items/items-stores.ts'

const Column = styled('div')({
  display: 'grid',
  gap: 28,
  maxInlineSize: 608,
  paddingBlock: '40px 96px',
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 16px',
    paddingBlock: 12,
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '& dd': { margin: 0, color: 'var(--foyer-text-muted)', fontVariantNumeric: 'tabular-nums' },
})

export interface CounterInsteadProps {
  readonly siteId: string
  /** Of the cinema from UTC. */
  readonly offsetInMinutes: number
  /** Why nothing is brought here, in a sentence. */
  readonly reason: string
}

/** Where nothing is brought: why, when something is sold today, and the way to the counter's menu. */
export const CounterInstead = observer(function CounterInstead(props: CounterInsteadProps) {
  const { siteId, offsetInMinutes, reason } = props
  const { items } = useStore(getItemStores)
  const { routes, today } = useStores()
  const { t, text } = useText()
  const hours = (items.profiles.value(siteId)?.relatedData.availableHours ?? []).flatMap((each) => {
    const name = text(each.name)
    const periods = listPeriodsOfToday(each, today.now, offsetInMinutes)
    return name && periods.length > 0 ? [{ id: each.id, name, periods }] : []
  })
  return (
    <PageContainer>
      <Column>
        <h1>{t('food-and-beverage.place.counter.title')}</h1>
        <Alert tone="info" title={reason} />
        {hours.length > 0 && (
          <dl>
            {hours.map(({ id, name, periods }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  {periods.map(({ from, to }) => (
                    <bdi key={from}>
                      {from}–{to}{' '}
                    </bdi>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div>
          <Button variant="secondary" href={routes.siteFood(siteId)}>
            {t('food-and-beverage.seat.counterMenu')}
          </Button>
        </div>
      </Column>
    </PageContainer>
  )
})
