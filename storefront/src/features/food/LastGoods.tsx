import { Button } from '@foyer/design-system/actions/button'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useText } from '../../context/hooks.ts'
import type { BoughtLine } from '../../domain/last-goods.ts'
import { useMenu } from '../../order/items/use-menu.ts'
import type { NewItem } from '../../stores/orders/basket-items.ts'
import { useLastGoods } from './use-last-goods.ts'

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: 24,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  '& ul': { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { overflowWrap: 'anywhere' },
  '& small': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& p': { margin: 0, color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
})

export interface LastGoodsProps {
  readonly siteId: string
  /** All that can be had is chosen. */
  readonly onRepeat: (lines: readonly NewItem[]) => void
}

/**
 * What was bought last at the cinema, with one press to have it again, and what of it is no longer sold. Nothing where
 * nothing was bought. For after hydration: only the browser knows.
 */
export const LastGoods = observer(function LastGoods({ siteId, onRepeat }: LastGoodsProps) {
  const { t, text, list } = useText()
  const { describeLine, nameLine } = useMenu(siteId)
  const goods = useLastGoods(siteId)
  if (goods === null) return null
  const getName = (line: BoughtLine) => text(line.name ?? undefined) || nameLine(line)
  return (
    <Section title={t('food-and-beverage.last.title')}>
      <Root>
        <ul>
          {goods.lines.map((line, index) => {
            const parts = list([describeLine(line), line.comment].filter(Boolean))
            return (
              <li key={`${line.itemId} ${String(index)}`}>
                {t('food-and-beverage.count', { quantity: line.quantity, item: nameLine(line) })}
                {parts && <small> {parts}</small>}
              </li>
            )
          })}
        </ul>
        {goods.gone.length > 0 && (
          <p>{t('food-and-beverage.last.gone', { items: list([...new Set(goods.gone.map(getName))]) })}</p>
        )}
        <Button
          variant="secondary"
          size="medium"
          onClick={() => onRepeat(goods.lines.map(({ name: _, ...line }) => line))}
        >
          {t('food-and-beverage.last.repeat')}
        </Button>
      </Root>
    </Section>
  )
})
