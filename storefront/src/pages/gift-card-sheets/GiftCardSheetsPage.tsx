import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { PrintedSheets } from '../../features/gift-card/PrintedSheets.tsx'
import { usePrintedCards } from '../../features/gift-card/use-printed-cards.ts'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { PageBody } from '../../page/PageBody.tsx'

/** Gift cards of an order, to print and fold. */
export const GiftCardSheetsPage = observer(function GiftCardSheetsPage() {
  const { routes } = useStores()
  const { params } = usePage()
  const { t } = useText()
  const { state, reload } = usePrintedCards(params.orderId ?? '')
  switch (state.kind) {
    case 'loading':
      return (
        <PageBody>
          <FormSkeleton label={t('gift-shop.sheet.loading')} />
        </PageBody>
      )
    case 'failed':
      return (
        <OrderProblem
          title={t('gift-shop.sheet.failed.title')}
          text={t('gift-shop.sheet.failed.text')}
          onRetry={reload}
        />
      )
    case 'ready':
      return state.cards.length > 0 ? (
        <PrintedSheets cards={state.cards} />
      ) : (
        <OrderProblem
          title={t('gift-shop.sheet.none.title')}
          text={t('gift-shop.sheet.none.text')}
          actions={<NextAction href={routes.giftShop()}>{t('gift-shop.card.none.action')}</NextAction>}
        />
      )
    default:
      return state satisfies never
  }
})
