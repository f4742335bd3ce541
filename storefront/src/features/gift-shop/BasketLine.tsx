import { Button } from '@foyer/design-system/actions/button'
import { QuantityStepper } from '@foyer/design-system/forms/quantity-stepper'
import { Picture } from '@foyer/design-system/foundations/picture'
import { styled } from '@foyer/design-system/foundations/styled'
import { GiftCardFace } from '@foyer/design-system/order/gift-card-face'
import { observer } from 'mobx-react-lite'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import type { GiftLine } from '../../stores/gift-shop/gift-basket-content.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { useDescribeLine } from './use-describe-line.ts'
import { useGiftLines } from './use-gift-lines.ts'

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '12px 20px',
  alignItems: 'start',
  paddingBlock: 24,
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > [data-part=card]': { inlineSize: 'clamp(104px, 24vw, 176px)' },
  '& > [data-part=tile]': { inlineSize: 'clamp(72px, 18vw, 96px)' },
  '& small': { display: 'block', color: 'var(--foyer-text-muted)', overflowWrap: 'anywhere' },
  '& > bdi': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& [data-part=actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    marginBlockStart: 8,
    // The button's words in line with those above it.
    '& > :is(a, button)': { marginInlineStart: -12 },
  },
})

export interface BasketLineProps {
  readonly line: GiftLine
  /** Most of it. */
  readonly maximum: number
  /** The dialog of the line's choices is opened; absent where it has none. */
  readonly onOpen: (() => void) | undefined
  readonly onRemove: () => void
}

/** A line of the basket, with its picture and what it comes to, to change or take out. */
export const BasketLine = observer(function BasketLine(props: BasketLineProps) {
  const { line, maximum, onOpen, onRemove } = props
  const { routes } = useStores()
  const basket = useStore(getGiftBasket)
  const { t } = useText()
  const formats = useFormats()
  const { formatPrice, nameLine, picture } = useGiftLines()
  const describe = useDescribeLine()
  const name = nameLine(line)
  const { giftCard } = line
  const price = formatPrice(line)
  return (
    <Row>
      {giftCard ? (
        <div data-part="card">
          <GiftCardFace
            picture={picture(line)}
            alt=""
            sizes="176px"
            sum={formats.money(giftCard.amount, { omitZeroDecimals: true })}
          />
        </div>
      ) : (
        <div data-part="tile">
          <Picture
            source={picture(line)}
            ratio="1:1"
            sizes="96px"
            alt=""
            rounded="lg"
            placeholder="itemImage"
          />
        </div>
      )}
      <div>
        <strong>{name}</strong>
        <small>{describe(line)}</small>
        <div data-part="actions">
          {!giftCard && (
            <QuantityStepper
              value={line.quantity}
              min={1}
              max={Math.max(1, maximum)}
              labels={{
                decrease: t('food-and-beverage.row.fewer', { item: name }),
                increase: t('food-and-beverage.row.more', { item: name }),
              }}
              onChange={(quantity) => basket.setQuantity(line.id, quantity)}
            />
          )}
          {giftCard && giftCard.refillId === null && (
            <Button
              variant="text"
              size="medium"
              href={routes.giftCard(line.id)}
              aria-label={t('gift-shop.line.change', { item: name })}
            >
              {t('food-and-beverage.change')}
            </Button>
          )}
          {line.rewardId !== undefined && (
            <Button
              variant="text"
              size="medium"
              aria-label={t('food-and-beverage.reward.keepOf', { item: name })}
              onClick={() => basket.payFor(line.id)}
            >
              {t('food-and-beverage.reward.keep')}
            </Button>
          )}
          {onOpen && (
            <Button
              variant="text"
              size="medium"
              aria-label={t('gift-shop.line.change', { item: name })}
              onClick={onOpen}
            >
              {t('food-and-beverage.change')}
            </Button>
          )}
          <Button
            variant="text"
            size="medium"
            aria-label={t('gift-shop.line.remove', { item: name })}
            onClick={onRemove}
          >
            {t('food-and-beverage.takeOut')}
          </Button>
        </div>
      </div>
      <bdi>{price ?? t('gift-shop.line.gone')}</bdi>
    </Row>
  )
})
