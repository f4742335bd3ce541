import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import { getPinRule } from '@foyer/contract/codes/code-format'
import type { CodeEntry } from '@foyer/design-system/forms/code-field'
import { useMemo, useState } from 'react'
import { useStore, useStores } from '../../context/hooks.ts'
import {
  toCodeRefusal,
  toDiscountRefusal,
  toLocalRefusal,
  type CodeRefusal,
} from '../../order/code-messages.ts'
import type { ShowtimeKey } from '../../stores/orders/basket.ts'
import type { OrderOutcome } from '../../stores/orders/order-outcome.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { getCodeStores } from '../../stores/orders/redemptions/code-stores.ts'
import { createCodeRule, findCodeType } from './code-rule.ts'

/** Adds a gift card to the payments of the order. */
export type AddGiftCard = (number: string, pin: string) => Promise<OrderOutcome>

export interface CodeHandlers {
  /** Showtime of the tickets. */
  readonly showtime: ShowtimeKey
  /** Its tickets are held. Otherwise they are being chosen, and an order is begun if there is none. */
  readonly isHeld?: boolean | undefined
  /** Without it gift cards are not offered. */
  readonly onGiftCard?: AddGiftCard | undefined
}

/** Why the last code was not added, and what it was taken for. */
export interface RefusedCode {
  readonly refusal: CodeRefusal
  /** Null where no kind takes it. */
  readonly codeType: TicketRedemptionCodeType | null
}

/** What became of a code. */
export type CodeResult =
  | { readonly kind: 'added'; readonly codeType: TicketRedemptionCodeType }
  | ({ readonly kind: 'refused' } & RefusedCode)

/**
 * How codes are read, and adding one.
 * @param offered kinds that can be added here
 */
export function useCodes(
  offered: readonly TicketRedemptionCodeType[],
  { showtime, isHeld = false, onGiftCard }: CodeHandlers,
) {
  const { tickets } = useStores().configuration.value
  const { basket, discounts, order } = useStore(getOrderStores)
  const { redemptions, heldDiscounts } = useStore(getCodeStores)
  const [isBusy, setBusy] = useState(false)
  const rule = useMemo(() => createCodeRule(offered), [offered])

  async function send(codeType: TicketRedemptionCodeType, { text, pin }: CodeEntry): Promise<OrderOutcome> {
    if (codeType.type === 'GiftCard' && onGiftCard) return onGiftCard(text, pin)
    const begun: OrderOutcome = isHeld
      ? { kind: 'ok' }
      : await order.begin({ showtime, bookingMode: basket.of(showtime.id).bookingMode })
    return begun.kind === 'ok' ? redemptions.add({ code: text, pin, codeType }) : begun
  }

  async function sendOwn(codeType: TicketRedemptionCodeType, number: string): Promise<CodeResult> {
    setBusy(true)
    const refusal = toCodeRefusal(await send(codeType, { text: number, pin: '', kindId: codeType.id }), false)
    setBusy(false)
    return refusal ? { kind: 'refused', refusal, codeType } : { kind: 'added', codeType }
  }

  async function add(entry: CodeEntry): Promise<CodeResult> {
    const codeType = findCodeType(entry.text, offered, entry.kindId)
    if (codeType === 'number' || codeType === 'ambiguous')
      return { kind: 'refused', refusal: toLocalRefusal(codeType), codeType: null }
    setBusy(true)
    const hasPin = getPinRule(codeType, tickets.ticketRedemption) !== 'None'
    const refusal =
      codeType.type === 'DiscountCode'
        ? toDiscountRefusal(
            isHeld
              ? await heldDiscounts.add(showtime, entry.text)
              : await discounts.applyDiscountCode(showtime, entry.text),
          )
        : toCodeRefusal(await send(codeType, entry), hasPin)
    setBusy(false)
    return refusal ? { kind: 'refused', refusal, codeType } : { kind: 'added', codeType }
  }

  return {
    rule,
    isBusy,
    add,
    /** Puts a code of the member's own on the order, by what stands for its number. */
    send: sendOwn,
  }
}
