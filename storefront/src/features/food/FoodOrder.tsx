import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Site } from '@foyer/contract/wire/sites'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { ItemsAlert } from '../../order/items/ItemsAlert.tsx'
import { useMenu } from '../../order/items/use-menu.ts'
import { OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { StepBody } from '../../order/StepBody.tsx'
import { HeldSummary } from '../../order/summary/HeldSummary.tsx'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { DeliverySection, type DeliverySeats } from './DeliverySection.tsx'
import { FoodMenu } from './FoodMenu.tsx'
import { TipSection } from './TipSection.tsx'
import { useSendFood } from './use-send-food.ts'
import { useWantedGoods } from './use-wanted-goods.ts'

export interface FoodOrderProps {
  readonly site: Site
  /** Null for food and drink without a showtime. */
  readonly detail: ShowtimeDetail | null
  readonly offsetInMinutes: number
  readonly title: string
  /** Query that the earlier steps need, with its question mark. */
  readonly query?: string
  readonly seats: DeliverySeats | null
  /** In place of the choice how the goods reach the visitor, where that is known. */
  readonly place?: ReactNode
}

/** Food and drink of a cinema for the order in progress, or for one that begins with them. */
export const FoodOrder = observer(function FoodOrder(props: FoodOrderProps) {
  const { site, detail, offsetInMinutes, title, query = '', seats, place } = props
  const { items } = useStore(getItemStores)
  const { basket, order } = useStore(getOrderStores)
  const { formats, routes } = useStores()
  const { t } = useText()
  const navigate = useNavigate()
  const { send, isSending, failure, clearFailure } = useSendFood(site.id)
  const { goods, sum, offer } = useWantedGoods(site.id)
  const { nameLine } = useMenu(site.id)
  const profile = items.profiles.entry(site.id)
  const menu = items.menu(site.id)
  const selection = basket.itemsAt(site.id)
  const hasNone = selection.items.length === 0

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
    if (await send()) await navigate(routes.customerDetails())
  }
  return (
    <PageContainer>
      <OrderProgress
        current="food"
        showtimeId={detail?.showtime.id ?? null}
        query={query}
        withSeats={order.lines.some(({ seatLabels }) => seatLabels.length > 0)}
      />
      <OrderLayout
        main={
          <StepBody>
            <PageHeading title={title} intro={t('food-and-beverage.intro')} />
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
            {place ?? (
              <DeliverySection
                site={site}
                offsetInMinutes={offsetInMinutes}
                seats={seats}
                onChange={clearFailure}
              />
            )}
            {menu.pages.length === 0 ? (
              <EmptyState
                title={t('food-and-beverage.empty.title')}
                text={t('food-and-beverage.empty.text')}
              />
            ) : (
              <FoodMenu siteId={site.id} offsetInMinutes={offsetInMinutes} onChange={clearFailure} />
            )}
            {offer && (
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
                  {t(hasNone ? 'food-and-beverage.skip' : 'food-and-beverage.continue')}
                </Button>
              )
            }
          />
        }
      />
    </PageContainer>
  )
})
