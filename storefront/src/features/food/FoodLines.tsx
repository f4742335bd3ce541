import { Button } from '@foyer/design-system/actions/button'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStore, useText } from '../../context/hooks.ts'
import { useNameReward } from '../../order/items/use-item-rewards.ts'
import { useMenu } from '../../order/items/use-menu.ts'
import type { BasketItem } from '../../stores/orders/basket-content.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

const List = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  '& > li > div': {
    flex: '1 1 120px',
    overflowWrap: 'anywhere',
    '& > small': { display: 'block', color: 'var(--foyer-text-muted)' },
  },
  '& > li > span': { display: 'flex', marginInlineEnd: -12 },
})

export interface FoodLinesProps {
  readonly siteId: string
  readonly onOpen: (line: BasketItem) => void
  readonly onRemove: (line: BasketItem) => void
  /** The line is paid, and its reward kept. */
  readonly onPay: (line: BasketItem) => void
}

/** What is chosen, line by line, to change or take out. Nothing without a line. */
export const FoodLines = observer(function FoodLines({ siteId, onOpen, onRemove, onPay }: FoodLinesProps) {
  const { basket } = useStore(getOrderStores)
  const { t, list } = useText()
  const { describeLine, nameLine } = useMenu(siteId)
  const { items } = basket.itemsAt(siteId)
  const nameReward = useNameReward(siteId, items)
  if (items.length === 0) return null
  return (
    <Section title={t('food-and-beverage.lines.title')}>
      <List>
        {items.map((line) => {
          const item = nameLine(line)
          return (
            <li key={line.id}>
              <div>
                <strong>{t('food-and-beverage.count', { quantity: line.quantity, item })}</strong>
                <small>{list([describeLine(line), line.comment, nameReward(line)].filter(Boolean))}</small>
              </div>
              <span>
                {line.rewardId !== undefined && (
                  <Button
                    variant="text"
                    size="medium"
                    aria-label={t('food-and-beverage.reward.keepOf', { item })}
                    onClick={() => onPay(line)}
                  >
                    {t('food-and-beverage.reward.keep')}
                  </Button>
                )}
                <Button
                  variant="text"
                  size="medium"
                  aria-label={t('food-and-beverage.lines.change', { item })}
                  onClick={() => onOpen(line)}
                >
                  {t('food-and-beverage.change')}
                </Button>
                <Button
                  variant="text"
                  size="medium"
                  aria-label={t('food-and-beverage.lines.remove', { item })}
                  onClick={() => onRemove(line)}
                >
                  {t('food-and-beverage.takeOut')}
                </Button>
              </span>
            </li>
          )
        })}
      </List>
    </Section>
  )
})
