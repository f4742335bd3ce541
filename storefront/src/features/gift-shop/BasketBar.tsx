import { Button } from '@foyer/design-system/actions/button'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { useGiftLines } from './use-gift-lines.ts'

const Bar = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 12,
  paddingInline: 'var(--foyer-page-margin)',
  borderBlockStart: '1px solid var(--foyer-border)',
  background: 'var(--foyer-surface)',
  '& strong': { display: 'block', fontSize: 'var(--foyer-text-lg)', fontVariantNumeric: 'tabular-nums' },
  '& small': { color: 'var(--foyer-text-muted)' },
  [media.up.md]: { display: 'none' },
})

/** The basket at the foot of a phone, with what it comes to; a new sum is announced at every width. */
export const BasketBar = observer(function BasketBar() {
  const basket = useStore(getGiftBasket)
  const { routes } = useStores()
  const { t, plural } = useText()
  const { total } = useGiftLines()
  const count = plural('gift-shop.basket.count', basket.count)
  return (
    <>
      <LiveRegion
        message={basket.count === 0 ? '' : t('gift-shop.basket.announce', { items: count, total })}
      />
      {basket.count > 0 && (
        <Bar data-covers-foot>
          <div>
            <strong>
              <bdi>{total}</bdi>
            </strong>
            <small>{count}</small>
          </div>
          <Button href={routes.giftShopBasket()}>{t('gift-shop.basket.open')}</Button>
        </Bar>
      )}
    </>
  )
})
