import { Button } from '@foyer/design-system/actions/button'
import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { OrderSteps } from '@foyer/design-system/order/order-steps'
import { OrderSummary } from '@foyer/design-system/order/order-summary'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { FetchPlace } from '../../features/gift-shop/FetchPlace.tsx'
import { GiftBasket } from '../../features/gift-shop/GiftBasket.tsx'
import { GiftOrderAlert } from '../../features/gift-shop/GiftOrderAlert.tsx'
import { useGiftLines } from '../../features/gift-shop/use-gift-lines.ts'
import { useGiftSite } from '../../features/gift-shop/use-gift-site.ts'
import { useSendGifts } from '../../features/gift-shop/use-send-gifts.ts'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { giftShopSteps } from '../../order/steps.ts'
import { StepBody } from '../../order/StepBody.tsx'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'

/** What is in the gift shop's basket, and on to who buys it. */
export const GiftBasketPage = observer(function GiftBasketPage() {
  const basket = useStore(getGiftBasket)
  const items = useStore(getItemsStore)
  const { routes, sites } = useStores()
  const { t, plural } = useText()
  const navigate = useNavigate()
  const site = useGiftSite()
  const { formatPrice, isFetched, nameLine, total } = useGiftLines()
  const { send, isSending, failure, clearFailure } = useSendGifts(site?.id)
  const menu = items.menu(giftShopKey)

  if ((!menu && items.profiles.entry(giftShopKey).error) || (!site && sites.all.error)) {
    return (
      <OrderProblem
        title={t('gift-shop.failed.title')}
        text={t('gift-shop.failed.text')}
        onRetry={() => {
          void items.ensure(giftShopKey)
          void sites.ensure()
        }}
      />
    )
  }
  // An order is of a cinema: without one, going on would do nothing.
  if (!menu || !basket.isRestored || !site) return <OrderSkeleton label={t('gift-shop.loading')} />

  async function goOn(replacesOther = false) {
    if (await send(replacesOther)) await navigate(routes.customerDetails())
  }
  const hasNone = basket.count === 0
  return (
    <PageContainer>
      <OrderSteps
        label={t('transaction.steps.label')}
        progress={t('transaction.step.position', { position: 1, count: giftShopSteps.length })}
        doneLabel={t('transaction.step.done')}
        steps={giftShopSteps.map((step, index) => ({
          id: step,
          label: t(`transaction.step.${step}`),
          state: index === 0 ? 'current' : 'next',
        }))}
      />
      <OrderLayout
        main={
          <StepBody>
            <PageHeading
              title={t('gift-shop.basket.title')}
              intro={hasNone ? t('gift-shop.basket.empty') : undefined}
            />
            {failure && (
              <GiftOrderAlert
                failure={failure}
                nameLine={(lineId) => {
                  const line = basket.findLine(lineId)
                  return line ? nameLine(line) : null
                }}
                onReplace={() => void goOn(true)}
              />
            )}
            <GiftBasket menu={menu} onChange={clearFailure} />
            {hasNone ? (
              <div>
                <NextAction href={routes.giftShop()}>{t('gift-shop.basket.shop')}</NextAction>
              </div>
            ) : (
              basket.lines.some(isFetched) && <FetchPlace />
            )}
          </StepBody>
        }
        summary={
          !hasNone && (
            <OrderSummary
              label={t('gift-shop.basket.sum')}
              groups={[
                {
                  id: 'gifts',
                  lines: basket.lines.map((line) => ({
                    id: line.id,
                    label: t('gift-shop.line.count', { quantity: line.quantity, item: nameLine(line) }),
                    amount: formatPrice(line) ?? t('gift-shop.line.gone'),
                  })),
                },
              ]}
              total={{ label: t('transaction.summary.toPay'), amount: total }}
              phone={{
                count: plural('gift-shop.basket.count', basket.count),
                openLabel: t('gift-shop.basket.sum'),
                closeLabel: t('transaction.close'),
                title: t('gift-shop.basket.sum'),
              }}
              action={
                <Button
                  fullWidth
                  busy={isSending}
                  busyLabel={t('gift-shop.sending')}
                  onClick={() => void goOn()}
                >
                  {t('gift-shop.continue')}
                </Button>
              }
            />
          )
        }
      />
    </PageContainer>
  )
})
