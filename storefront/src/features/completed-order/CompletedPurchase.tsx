import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { Button } from '@foyer/design-system/actions/button'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getItemLines } from '../../domain/item-lines.ts'
import { ClaimOrder } from './ClaimOrder.tsx'
import { describeDelivery, isAllBrought } from './describe-delivery.ts'
import { findShownPreparation } from './order-status.ts'
import { OrderStatus } from './OrderStatus.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'

const Column = styled('div')({
  display: 'grid',
  gap: 28,
  maxInlineSize: 608,
  marginInline: 'var(--foyer-heading-margin)',
  paddingBlock: '48px 128px',
  '& h1, & h1 + p': { textAlign: 'var(--foyer-heading-align)' as 'start' },
  '& h1': { fontSize: 'clamp(2rem, 4vw, 2.75rem)', lineHeight: 1.12 },
  '& > p': { color: 'var(--foyer-text-muted)', overflowWrap: 'anywhere' },
  '& h2': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25, marginBlockEnd: 12 },
  '& [data-part=lines]': { margin: 0 },
  '& [data-part=lines] > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 16,
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '& [data-part=lines] dt': { color: 'var(--foyer-text-muted)', overflowWrap: 'anywhere' },
  '& [data-part=lines] dd': { margin: 0, fontWeight: 600, textAlign: 'end' },
  '& > [data-part=paid]': {
    paddingBlockStart: 16,
    borderBlockStart: '1px solid var(--foyer-border)',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
})

/** A completed order that is for no showtime: what was bought, its number, where it is fetched, and how it was paid. */
export const CompletedPurchase = observer(function CompletedPurchase({
  response,
}: {
  response: CompletedOrderResponse
}) {
  const { core, routes, today } = useStores()
  const boughtId = useId()
  const { t, text, list } = useText()
  const formats = useFormats()
  const { order, relatedData } = response
  const site = relatedData.sites.find(({ id }) => id === order.siteId)
  const { name } = order.customer ?? {}
  // The recipient is not named: the page opens for anyone who has its address.
  const isMailed = core.pageData.initialData.sendsTickets === true && Boolean(order.customer?.email)
  const items = getItemLines(response, text, (reward) => t('transaction.summary.reward', { reward }))
  const preparation = findShownPreparation(order, today.now)
  const details = [
    { label: t('transaction.purchase.number'), value: order.transaction?.number },
    { label: t('transaction.purchase.code'), value: order.transaction?.barcode },
    {
      label: t(isAllBrought(order) ? 'transaction.purchase.cinema' : 'transaction.purchase.site'),
      value: site && text(site.name),
    },
  ].filter((detail): detail is { label: string; value: string } => Boolean(detail.value))
  return (
    <PageContainer>
      <Column>
        {preparation ? (
          <OrderStatus key={order.id} response={response} preparation={preparation} level={1} />
        ) : (
          <h1>{t('transaction.purchase.title')}</h1>
        )}
        <p>
          {name
            ? t('transaction.purchase.keepNamed', { name: `${name.givenName} ${name.familyName}` })
            : t('transaction.purchase.keep')}
          {isMailed && ` ${t('transaction.purchase.mailed')}`}
        </p>
        {items.length > 0 && (
          <section aria-labelledby={boughtId}>
            <h2 id={boughtId}>{t('transaction.purchase.bought')}</h2>
            <dl data-part="lines">
              {items.map(({ id, name: item, quantity, price, parts = [] }) => (
                <div key={id}>
                  <dt>
                    {list([t('transaction.summary.ticket', { count: quantity, ticket: item }), ...parts])}
                  </dt>
                  {price && (
                    <dd>
                      <bdi>{formats.money(price.valueIncludingTax)}</bdi>
                    </dd>
                  )}
                </div>
              ))}
            </dl>
            {order.type === 'Standard' && (
              <p>
                {describeDelivery(order, {
                  t,
                  text,
                  time: (instant) => formats.time(instant),
                  offsetInMinutes: today.offsetInMinutes,
                })}
              </p>
            )}
          </section>
        )}
        <dl data-part="lines">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <PaymentSummary order={order} />
        <ClaimOrder orderId={order.id} />
        <div>
          <Button variant="secondary" href={routes.films()}>
            {t('transaction.none.action')}
          </Button>
        </div>
      </Column>
    </PageContainer>
  )
})
