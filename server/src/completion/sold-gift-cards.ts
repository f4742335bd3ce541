import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type { CodeKeys } from '../codes/code-keys.ts'
import type { GiftCardRules } from '../codes/code-rules.ts'
import { createPlainCode, maskCodeNumber } from '../codes/new-codes.ts'
import { addMonths } from '../domain/add-months.ts'
import type { Ids } from '../domain/ids.ts'
import type { GiftCardLine, RefilledCard } from '../order-store/order-contents.ts'
import { getGiftCardId, getHashOfCode } from '../order-store/scarce-ids.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { ItemSettings } from '../orders/settings.ts'

export interface SoldCards {
  /** The order, whose lines have the hashes of their cards. */
  readonly order: StoredOrder
  /** Steps that make the cards, each with its movement. */
  readonly steps: readonly Step[]
}

interface CardDependencies {
  readonly ids: Ids
  readonly codeKeys: CodeKeys
  readonly form: ItemSettings['giftCardForm']
}

/**
 * Makes the gift cards that an order has bought, as a batch of the order, and adds to those that it refills. Codes of new
 * cards are stored encrypted.
 */
export function createSoldCards(order: StoredOrder, now: number, dependencies: CardDependencies): SoldCards {
  const steps: Step[] = []
  const items = order.contents.items.map((line) => {
    const { giftCard } = line
    if (!giftCard) return line
    const { refilled } = giftCard
    if (refilled) {
      steps.push(
        ...getRefillSteps(giftCard, refilled, { quantity: line.quantity, now, ids: dependencies.ids }),
      )
      return line
    }
    const cards = Array.from({ length: line.quantity }, () => createCard(order, giftCard, now, dependencies))
    steps.push(...cards.flatMap((card) => card.steps))
    return { ...line, giftCard: { ...giftCard, codeHashes: cards.map(({ hash }) => hash) } }
  })
  return steps.length === 0
    ? { order, steps }
    : { order: { ...order, contents: { ...order.contents, items } }, steps }
}

/** A refill is a purchase: the card is valid as long as a new one would be, or longer. */
function getRefillSteps(
  { amountMinor, validityMonths }: GiftCardLine,
  { scarceId, isRenewed }: RefilledCard,
  { quantity, now, ids }: { quantity: number; now: number; ids: Ids },
): Step[] {
  const amount = amountMinor * quantity
  return [
    { kind: 'scarce.grow', scarceId, quantity: amount },
    { kind: 'movement.add', id: ids.uuid(), scarceId, amount, reason: 'refill', movedAt: now },
    ...(isRenewed && validityMonths !== null
      ? [
          {
            kind: 'code.renew' as const,
            hash: getHashOfCode(scarceId),
            expiresAt: addMonths(now, validityMonths),
          },
        ]
      : []),
  ]
}

function createCard(
  order: StoredOrder,
  { amountMinor, validityMonths, validFrom }: GiftCardLine,
  now: number,
  { ids, codeKeys, form }: CardDependencies,
): { hash: string; steps: readonly Step[] } {
  const plain = createPlainCode(form, ids)
  const hash = codeKeys.hashCode('GiftCard', plain.code)
  const scarceId = getGiftCardId(hash)
  const isRenewed = validFrom === 'LastUse' && validityMonths !== null
  const rules: GiftCardRules = {
    kind: 'GiftCard',
    ...(isRenewed ? { renewalMonths: validityMonths } : {}),
  }
  return {
    hash,
    steps: [
      {
        kind: 'code.add',
        batch: {
          id: `order:${order.id}`,
          name: `Gift cards of order ${order.transactionNumber ?? order.id}`,
          kind: 'GiftCard',
          rules: JSON.stringify(rules),
          created_at: now,
          revoked_at: null,
        },
        code: {
          hash,
          batch_id: `order:${order.id}`,
          masked: maskCodeNumber(normalizeCode(plain.code)),
          pin_hash: plain.pin === null ? null : codeKeys.hashPin(hash, plain.pin),
          expires_at: validityMonths === null ? null : addMonths(now, validityMonths),
          revoked_at: null,
          sealed: codeKeys.seal(JSON.stringify(plain)),
          delivered_at: null,
        },
        scarceId,
        capacity: amountMinor,
      },
      { kind: 'movement.add', id: ids.uuid(), scarceId, amount: amountMinor, reason: 'issue', movedAt: now },
    ],
  }
}
