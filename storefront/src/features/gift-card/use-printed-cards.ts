import type { RedeemableItemsResponse } from '@foyer/contract/wire/order-items'
import type { OrderItem } from '@foyer/contract/wire/order-items'
import { useCallback, useEffect, useState } from 'react'
import { useStores } from '../../context/hooks.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createCompletedOrdersService } from '../../services/ocapi/completed-orders.ts'

/** A bought card with its number, as a sheet shows it. */
export interface PrintedCard {
  readonly code: string
  readonly pin: string | null
  readonly faceId: string
  /** Main unit. */
  readonly amount: number
  readonly recipientName: string
  readonly senderName: string
  readonly message: string
  /** UTC; null: without an end. */
  readonly expiresAt: string | null
}

export type PrintedCardsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** None: they were sent, or are not shown any more. */
  | { readonly kind: 'ready'; readonly cards: readonly PrintedCard[] }

/** Cards of an order whose numbers are shown, joined with what was written on them. */
export function joinCards(
  { redeemableItems }: RedeemableItemsResponse,
  items: readonly Pick<OrderItem, 'id' | 'giftCard'>[],
): PrintedCard[] {
  return redeemableItems.flatMap(({ orderItemId, code, pin, expiresAt }) => {
    const card = items.find(({ id }) => id === orderItemId)?.giftCard
    // What was mailed is in the mail.
    if (!card || card.recipientEmail !== null) return []
    return [
      {
        code,
        pin: pin ?? null,
        faceId: card.faceId,
        amount: card.amount.valueIncludingTax,
        recipientName: card.recipientName ?? '',
        senderName: card.senderName ?? '',
        message: card.message ?? '',
        expiresAt: expiresAt ?? null,
      },
    ]
  })
}

/** Loads the cards of an order in the browser alone: their numbers are in no document of the server, and stored nowhere. */
export function usePrintedCards(orderId: string): { state: PrintedCardsState; reload: () => void } {
  const { core } = useStores()
  const [state, setState] = useState<PrintedCardsState>({ kind: 'loading' })
  const load = useCallback(async (): Promise<PrintedCardsState> => {
    const completedOrders = createCompletedOrdersService(core.client)
    const [order, redeemable] = await Promise.all([
      getBody(completedOrders.order(orderId)),
      getBody(completedOrders.redeemableItems(orderId)),
    ])
    if (!order.ok || !redeemable.ok) return { kind: 'failed' }
    return { kind: 'ready', cards: joinCards(redeemable.value, order.value.order.items) }
  }, [core, orderId])
  useEffect(() => {
    let isCurrent = true
    void load().then((loaded) => {
      if (isCurrent) setState(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [load])
  const reload = () => {
    setState({ kind: 'loading' })
    void load().then(setState)
  }
  return { state, reload }
}
