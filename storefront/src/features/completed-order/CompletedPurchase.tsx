import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { Button } from '@foyer/design-system/actions/button'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { PaymentSummary } from './PaymentSummary.tsx'

const Column = styled('div')({
  display: 'grid',
  gap: 28,
  maxInlineSize: 608,
  marginInline: 'var(--foyer-heading-margin)',
  paddingBlock: '48px 128px',
  '& h1': { fontSize: 'clamp(2rem, 4vw, 2.75rem)', lineHeight: 1.12 },
  '& > p': { color: 'var(--foyer-text-muted)', overflowWrap: 'anywhere' },
  '& > [data-part=details]': { margin: 0 },
  '& > [data-part=details] > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 16,
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '& > [data-part=details] dt': { color: 'var(--foyer-text-muted)' },
  '& > [data-part=details] dd': { margin: 0, fontWeight: 600, textAlign: 'end' },
  '& > [data-part=paid]': {
    paddingBlockStart: 16,
    borderBlockStart: '1px solid var(--foyer-border)',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
})

/** A completed order that is for no showtime: its number, where it is fetched, and how it was paid. */
export const CompletedPurchase = observer(function CompletedPurchase({
  response,
}: {
  response: CompletedOrderResponse
}) {
  const { routes } = useStores()
  const { t, text } = useText()
  const { order, relatedData } = response
  const site = relatedData.sites.find(({ id }) => id === order.siteId)
  const { name } = order.customer ?? {}
  const details = [
    { label: t('transaction.purchase.number'), value: order.transaction?.number },
    { label: t('transaction.purchase.code'), value: order.transaction?.barcode },
    { label: t('transaction.purchase.site'), value: site && text(site.name) },
  ].filter((detail): detail is { label: string; value: string } => Boolean(detail.value))
  return (
    <PageContainer>
      <Column>
        <h1>{t('transaction.purchase.title')}</h1>
        <p>
          {name
            ? t('transaction.purchase.keepNamed', { name: `${name.givenName} ${name.familyName}` })
            : t('transaction.purchase.keep')}
        </p>
        <dl data-part="details">
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
        <div>
          <Button variant="secondary" href={routes.films()}>
            {t('transaction.none.action')}
          </Button>
        </div>
      </Column>
    </PageContainer>
  )
})
