import type { OrderType } from '@foyer/contract/wire/enumerations'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { ProblemError } from '../http/problem.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { OrderSettings, PaymentMethodSettings } from '../orders/settings.ts'

/** Filter of payment methods; omitted properties do not restrict it. */
export interface PaymentPlace {
  readonly siteId?: string | undefined
  readonly orderType?: string | undefined
}

type Provider = Pick<PaymentProvider, 'methodId' | 'redirect' | 'name'>

/** Payment methods of a cinema for a type of order, the default first: those that both the chain and the provider offer. */
export function listPaymentMethods(
  provider: Provider,
  { paymentMethods }: Pick<OrderSettings, 'paymentMethods'>,
  place: PaymentPlace,
): WebPaymentMethod[] {
  return paymentMethods
    .filter((method) => isOfferedAt(method, place))
    .flatMap(({ type, name }) => {
      const id = getMethodId(provider, type)
      return id === null ? [] : [{ id, type, name, providerName: provider.name }]
    })
    .map((method, index) => ({ ...method, isDefault: index === 0 }))
}

/** Icons of the provider's payment methods (`PaymentMethodIconGraphic`), by method id. */
export function listMethodIcons({
  methodId,
  redirect,
}: Pick<Provider, 'methodId' | 'redirect'>): { id: string; icon: string }[] {
  return [
    { id: methodId, icon: 'payment-card' },
    ...(redirect ? [{ id: redirect.methodId, icon: 'payment-page' }] : []),
  ]
}

/** @throws ProblemError `web-payment-method-unknown` if the order cannot be paid by it */
export function requirePaymentMethod(
  provider: Provider,
  settings: Pick<OrderSettings, 'paymentMethods'>,
  { siteId, type: orderType }: Pick<StoredOrder, 'siteId' | 'type'>,
  wanted: { readonly type: WebPaymentMethod['type']; readonly id: string | number },
): void {
  const isOffered = listPaymentMethods(provider, settings, { siteId, orderType }).some(
    ({ id, type }) => type === wanted.type && String(id) === String(wanted.id),
  )
  if (!isOffered) throw new ProblemError('web-payment-method-unknown')
}

function isOfferedAt(
  { siteIds, orderTypes }: PaymentMethodSettings,
  { siteId, orderType }: PaymentPlace,
): boolean {
  const isAtSite = siteIds.length === 0 || siteId === undefined || siteIds.includes(siteId)
  const isForType =
    orderTypes.length === 0 || orderType === undefined || orderTypes.includes(orderType as OrderType)
  return isAtSite && isForType
}

const getMethodId = ({ methodId, redirect }: Provider, type: WebPaymentMethod['type']) =>
  type === 'Embedded' ? methodId : (redirect?.methodId ?? null)
