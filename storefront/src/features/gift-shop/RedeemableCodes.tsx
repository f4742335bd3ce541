import type { RedeemableItemsResponse } from '@foyer/contract/wire/order-items'
import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { styled } from '@foyer/design-system/foundations/styled'
import { useId, useState } from 'react'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createCompletedOrdersService } from '../../services/ocapi/completed-orders.ts'

type RedeemableItem = RedeemableItemsResponse['redeemableItems'][number]

const Root = styled('section')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& h2': { fontSize: 'var(--foyer-text-lg)' },
  '& p': { color: 'var(--foyer-text-muted)', maxInlineSize: '62ch' },
  '& ul': { display: 'grid', gap: 12, inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gap: 4,
    padding: 16,
    border: '1px dashed var(--foyer-border)',
    borderRadius: 'var(--foyer-radius-md)',
    breakInside: 'avoid',
  },
  '& code': {
    fontFamily: 'inherit',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
})

type State =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly codes: readonly RedeemableItem[] }

/**
 * Codes that an order has bought, apart from the order: asked for by a press, held by this page alone, and printed with
 * it. Numbers of gift cards are not among them.
 */
export function RedeemableCodes({ orderId }: { orderId: string }) {
  const { client } = useStores().core
  const headingId = useId()
  const { t, text } = useText()
  const formats = useFormats()
  const [state, setState] = useState<State>({ kind: 'hidden' })

  async function show() {
    setState({ kind: 'loading' })
    const result = await getBody(createCompletedOrdersService(client).redeemableItems(orderId))
    setState(
      result.ok
        ? { kind: 'shown', codes: result.value.redeemableItems.filter(({ type }) => type !== 'GiftCard') }
        : { kind: 'failed' },
    )
  }
  const codes = state.kind === 'shown' ? state.codes : null
  return (
    <Root aria-labelledby={headingId}>
      <h2 id={headingId}>{t('gift-shop.codes.title')}</h2>
      <p>{t('gift-shop.codes.text')}</p>
      {codes === null && (
        <Button
          variant="secondary"
          busy={state.kind === 'loading'}
          busyLabel={t('transaction.loading')}
          onClick={() => void show()}
        >
          {t('gift-shop.codes.show')}
        </Button>
      )}
      <div role="status">
        {state.kind === 'failed' && (
          <Alert tone="error" title={t('gift-shop.failed.title')}>
            {t('gift-shop.failed.text')}
          </Alert>
        )}
        {codes?.length === 0 && <p>{t('gift-shop.codes.none')}</p>}
      </div>
      {codes !== null && codes.length > 0 && (
        <ul aria-labelledby={headingId}>
          {codes.map(({ code, pin, expiresAt, name }) => (
            <li key={code}>
              <span>{text(name)}</span>
              <code>
                <bdi>{code}</bdi>
              </code>
              {pin && <span>{t('gift-shop.codes.pin', { pin })}</span>}
              {expiresAt && (
                <small>
                  {t('gift-shop.codes.until', { date: formats.releaseDate(toLocalInstant(expiresAt)) })}
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}
