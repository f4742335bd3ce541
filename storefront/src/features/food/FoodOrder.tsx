import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Site } from '@foyer/contract/wire/sites'
import { useHydrated, useStore, useStores, useText } from '../../context/hooks.ts'
import { addOffset } from '../../domain/time.ts'
import { ItemsAlert } from '../../order/items/ItemsAlert.tsx'
import { useMenu } from '../../order/items/use-menu.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { StepBody } from '../../order/StepBody.tsx'
import { HeldSummary } from '../../order/summary/HeldSummary.tsx'
import { getItemStores } from '../../stores/items/items-stores.ts'
import type { BasketItem } from '../../stores/orders/basket-content.ts'
import { addItem } from '../../stores/orders/basket-items.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { DeliverySection, type DeliverySeats } from './DeliverySection.tsx'
import { FoodMenu } from './FoodMenu.tsx'
import { TipSection } from './TipSection.tsx'
import { useSendFood } from './use-send-food.ts'
import { useWantedGoods } from './use-wanted-goods.ts'

/** Few have bought something before. */
const LastGoods = lazyWithRetry(async () => (await import('./LastGoods.tsx')).LastGoods)

export interface FoodOrderProps {
  readonly site: Site
  /** Null for food and drink without a showtime. */
  readonly detail: ShowtimeDetail | null
  readonly offsetInMinutes: number
  readonly title: string
  /** Query that the earlier steps need, with its question mark. */
  readonly query?: string
  readonly seats: DeliverySeats | null
  /** The name of the place that goods are brought to, where a code has named it: how they come is not asked. */
  readonly placeName?: string
}

/** Food and drink of a cinema for the order in progress, or for one that begins with them. */
export const FoodOrder = observer(function FoodOrder(props: FoodOrderProps) {
  const { site, detail, offsetInMinutes, title, query = '', seats, placeName } = props
  const { items } = useStore(getItemStores)
  const { basket, order } = useStore(getOrderStores)
  const { formats, routes, today } = useStores()
  const { t } = useText()
  const navigate = useNavigate()
  const { send, isSending, failure, clearFailure } = useSendFood(site.id)
  const { goods, sum, offer } = useWantedGoods(site.id)
  const { nameLine } = useMenu(site.id)
  const isHydrated = useHydrated()
  const profile = items.profiles.entry(site.id)
  const menu = items.menu(site.id)
  const selection = basket.itemsAt(site.id)
  const hasNone = selection.items.length === 0
  // What is left to ask there stands on the page where it is paid for.
  const isAtPlace = placeName !== undefined
  const getActionLabel = () => {
    if (hasNone) return t('food-and-beverage.skip')
    return t(isAtPlace ? 'food-and-beverage.atPlace.continue' : 'food-and-beverage.continue')
  }

  const endsAt = items.findEndOfSale(site.id, today.now, offsetInMinutes)
  const kitchenHours =
    endsAt === null
      ? undefined
      : t('food-and-beverage.place.closesAt', {
          time: formats.time(addOffset(new Date(endsAt).toISOString(), offsetInMinutes)),
        })
  if (!menu) {
    return profile.error ? (
      <OrderProblem
        title={t('food-and-beverage.failed.title')}
        text={t('food-and-beverage.failed.text')}
        onRetry={() => void items.ensure(site.id)}
        actions={
          detail && (
            <Button href={routes.customerDetails()} variant="secondary">
              {t('food-and-beverage.skip')}
            </Button>
          )
        }
      />
    ) : (
      <OrderSkeleton label={t('food-and-beverage.loading')} />
    )
  }

  async function goOn() {
    if (await send()) await navigate(isAtPlace ? routes.paymentAtPlace() : routes.customerDetails())
  }
  return (
    <PageContainer>
      {!isAtPlace && (
        <OrderProgress
          current="food"
          showtimeId={detail?.showtime.id ?? null}
          query={query}
          withSeats={order.lines.some(({ seatLabels }) => seatLabels.length > 0)}
        />
      )}
      <OrderLayout
        main={
          <StepBody>
            <PageHeading title={title} intro={isAtPlace ? kitchenHours : t('food-and-beverage.intro')} />
            <LiveRegion
              message={
                hasNone
                  ? ''
                  : t('food-and-beverage.announce', {
                      items: String(selection.items.reduce((count, { quantity }) => count + quantity, 0)),
                      total: formats.money(sum),
                    })
              }
            />
            {failure && (
              <ItemsAlert
                failure={failure}
                nameLine={(lineId) => {
                  const line = selection.items.find(({ id }) => id === lineId)
                  return line ? nameLine(line) : null
                }}
              />
            )}
            {!isAtPlace && (
              <DeliverySection
                site={site}
                offsetInMinutes={offsetInMinutes}
                seats={seats}
                onChange={clearFailure}
              />
            )}
            {hasNone && isHydrated && (
              <BlockBoundary>
                <Suspense fallback={null}>
                  <LastGoods
                    siteId={site.id}
                    onRepeat={(lines) => {
                      clearFailure()
                      const items = lines.reduce<readonly BasketItem[]>(addItem, [])
                      basket.changeItems(site.id, { items })
                    }}
                  />
                </Suspense>
              </BlockBoundary>
            )}
            {menu.pages.length === 0 ? (
              <EmptyState
                title={t('food-and-beverage.empty.title')}
                text={t('food-and-beverage.empty.text')}
              />
            ) : (
              <FoodMenu
                siteId={site.id}
                offsetInMinutes={offsetInMinutes}
                isAtPlace={isAtPlace}
                onChange={clearFailure}
              />
            )}
            {offer && !isAtPlace && (
              <TipSection
                siteId={site.id}
                percentages={offer.tip.suggestedPercentages}
                sum={offer.sum}
                onChange={clearFailure}
              />
            )}
          </StepBody>
        }
        summary={
          <HeldSummary
            detail={detail}
            goods={goods}
            goodsTitle={isAtPlace ? t('food-and-beverage.atPlace.to', { place: placeName }) : undefined}
            note={hasNone ? undefined : t('food-and-beverage.comfort')}
            action={
              hasNone && !detail ? (
                <Button fullWidth disabled>
                  {t('food-and-beverage.nothing')}
                </Button>
              ) : (
                <Button
                  fullWidth
                  busy={isSending}
                  busyLabel={t('food-and-beverage.sending')}
                  onClick={() => void goOn()}
                >
                  {getActionLabel()}
                </Button>
              )
            }
          />
        }
      />
    </PageContainer>
  )
})
