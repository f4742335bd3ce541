import type { OrderGiftCard } from '@foyer/contract/wire/order-items'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { Button } from '@foyer/design-system/actions/button'
import { Icon, type IconName } from '@foyer/design-system/foundations/icon'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { Picture } from '@foyer/design-system/foundations/picture'
import { GiftCardFace } from '@foyer/design-system/order/gift-card-face'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { isDeliveredByMail } from './gift-lines.ts'
import { RedeemableCodes } from './RedeemableCodes.tsx'
import { useConfirmationTexts, type BoughtCard } from './use-confirmation-texts.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  paddingBlock: '40px 96px',
  [media.up.md]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: 80,
    paddingBlock: '64px 128px',
  },
  '& h1': { fontSize: 'clamp(2rem, 4vw, 2.75rem)', lineHeight: 1.12, textWrap: 'balance' },
  '& [data-part=words]': { display: 'grid', gap: 24 },
  '& [data-part=paid]': { display: 'flex', alignItems: 'center', gap: 12, fontWeight: 600 },
  '& [data-part=paid] > svg': { color: 'var(--foyer-success)' },
  '& [data-part=rows]': { margin: 0, padding: 0, listStyle: 'none' },
  '& [data-part=rows] > li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '4px 16px',
    alignItems: 'center',
    paddingBlock: 16,
    borderBlockStart: '1px solid var(--foyer-border)',
    '& > svg': { gridRow: 'span 2', color: 'var(--foyer-primary-text)' },
    '& > p': { gridColumn: 2, color: 'var(--foyer-text-muted)', overflowWrap: 'anywhere' },
  },
  '& [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: 12, [media.print]: { display: 'none' } },
})

interface Row {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

/** Whether its buyer has its number: a new card that nobody is sent. */
const isHandedOver = ({ recipientEmail, refilledCardNumber }: OrderGiftCard) =>
  recipientEmail === null && refilledCardNumber === undefined

export interface GiftConfirmationProps {
  readonly response: CompletedOrderResponse
  /** How it was paid, and whatever else the page puts under the rows. */
  readonly children?: ReactNode
}

/** What was bought in the gift shop: a card or thing large, what happens when, and the code to fetch things with. */
export const GiftConfirmation = observer(function GiftConfirmation(props: GiftConfirmationProps) {
  const { response, children } = props
  const items = useStore(getItemsStore)
  const { routes } = useStores()
  const { t, text, list } = useText()
  const formats = useFormats()
  const { describeCard, getTitle, nameThing } = useConfirmationTexts(response)
  const { order, relatedData } = response
  const cards = order.items.flatMap((item): BoughtCard[] =>
    item.giftCard ? [{ id: item.id, giftCard: item.giftCard }] : [],
  )
  const things = order.items.filter(({ giftCard }) => !giftCard)
  const [first] = cards
  const [firstThing] = things
  const site = relatedData.sites.find(({ id }) => id === order.siteId)
  const code = order.transaction?.number ?? ''
  const hasCode = ({ itemId }: { readonly itemId: string }) =>
    isDeliveredByMail(items.findSold(giftShopKey, itemId)?.item.allowedDeliveryMethods)
  const coded = things.filter(hasCode)
  const fetched = things.filter((thing) => !hasCode(thing))
  const rows: readonly Row[] = [
    ...cards.map((card) => ({ id: card.id, icon: 'gift' as const, ...describeCard(card) })),
    ...(coded.length > 0
      ? [
          {
            id: 'coded',
            icon: 'mail' as const,
            title: list(coded.map(nameThing)),
            text: t('gift-shop.done.coded'),
          },
        ]
      : []),
    ...(fetched.length > 0
      ? [
          {
            id: 'fetch',
            icon: 'shop' as const,
            title: list(fetched.map(nameThing)),
            text: t('gift-shop.done.fetch', { site: text(site?.name), code }),
          },
        ]
      : []),
    ...(cards.some(({ giftCard }) => giftCard.recipientEmail !== null)
      ? [
          {
            id: 'number',
            icon: 'lock' as const,
            title: t('gift-shop.done.number'),
            text: t('gift-shop.done.numberText'),
          },
        ]
      : []),
  ]
  return (
    <PageContainer>
      <Columns>
        {first ? (
          <GiftCardFace
            picture={{ url: routes.media('GiftCardFaceGraphic', first.giftCard.faceId, {}) }}
            alt=""
            sum={formats.money(first.giftCard.amount.valueIncludingTax, { omitZeroDecimals: true })}
            sizes="(max-width: 1023px) 100vw, 500px"
            priority
          />
        ) : (
          <Picture
            source={firstThing && { url: routes.media('ItemGraphic', firstThing.itemId, {}) }}
            ratio="1:1"
            sizes="(max-width: 1023px) 100vw, 500px"
            alt=""
            rounded="lg"
            placeholder="itemImage"
            priority
          />
        )}
        <div data-part="words">
          {order.totalPrice.valueIncludingTax > 0 && (
            <p data-part="paid">
              <Icon name="check-circle" size={24} />
              {t('gift-shop.done.paid', { amount: formats.money(order.totalPrice.valueIncludingTax) })}
            </p>
          )}
          <h1>{getTitle(cards, fetched.length > 0)}</h1>
          <ul data-part="rows">
            {rows.map(({ id, icon, title, text: says }) => (
              <li key={id}>
                <Icon name={icon} size={24} />
                <strong>{title}</strong>
                <p>{says}</p>
              </li>
            ))}
          </ul>
          {coded.length > 0 && <RedeemableCodes orderId={order.id} />}
          {cards.some(({ giftCard }) => isHandedOver(giftCard)) && (
            <div data-part="actions">
              <Button variant="secondary" icon="print" href={routes.giftCardSheets(order.id)}>
                {t('gift-shop.sheet.open')}
              </Button>
            </div>
          )}
          {children}
          <div data-part="actions">
            <Button variant="secondary" icon="print" onClick={() => window.print()}>
              {t('gift-shop.done.print')}
            </Button>
            <Button variant="text" href={routes.giftShop()}>
              {t('gift-shop.back')}
            </Button>
          </div>
        </div>
      </Columns>
    </PageContainer>
  )
})
