import { toMinor } from '../../domain/money.ts'
import { isTimeZone } from '../../domain/time-zone.ts'
import { ProblemError } from '../../http/problem.ts'
import type { GiftCardLine, RefilledCard } from '../../order-store/order-contents.ts'
import { getGiftCardId } from '../../order-store/scarce-ids.ts'
import { cleanComment, countCharacters } from './item-refusals.ts'
import type { ItemRequest, SoldLine } from './item-request.ts'

/** Latest day of sending, milliseconds from now. */
const farthest = 366 * 24 * 60 * 60_000
/** A date that has just passed is now: clocks of browsers differ. */
const tolerance = 60 * 60_000

/**
 * The gift card that a line asks for.
 * @returns null for any other item
 * @throws ProblemError `invalid-argument`, with every violation
 */
export function readGiftCard(request: ItemRequest, { requested, item }: SoldLine): GiftCardLine | null {
  const { catalogue, settings, now } = request
  const offer = catalogue.giftCard
  const index = request.request.items.indexOf(requested)
  const isGiftCard = item.kind === 'GiftCard' && offer !== null
  const { giftCard: wanted } = requested
  if (!isGiftCard) {
    if (wanted) throw refuse([['', 'the item is not a gift card']], index)
    return null
  }
  if (!wanted) throw refuse([['', 'what the card is made of is missing']], index)
  const amountMinor = toMinor(wanted.amount, settings.currencyDecimals) ?? 0
  const message = wanted.message?.trim() || null
  const recipient = wanted.recipient ?? null
  const sendsAt = wanted.sendsAt ? Date.parse(wanted.sendsAt) : null
  const face = offer.faces.find(({ id }) => id === wanted.faceId)
  const refillId = wanted.refillId ?? null
  const refilled = refillId === null ? null : findRefilled(request, refillId)
  const rules: readonly [isBroken: boolean, path: string, says: string][] = [
    [
      amountMinor < offer.least || amountMinor > offer.most || amountMinor % offer.step !== 0,
      '/amount',
      `has to be from ${offer.least} to ${offer.most} in steps of ${offer.step} minor units`,
    ],
    [face === undefined, '/faceId', 'is none of the faces'],
    [
      countCharacters(message ?? '') > offer.maximumMessageLength,
      '/message',
      `has to have at most ${offer.maximumMessageLength} characters`,
    ],
    [recipient !== null && !settings.items.allowRecipient, '/recipient', 'is not possible here'],
    [sendsAt !== null && !recipient?.email, '/sendsAt', 'needs an address to send to'],
    [
      sendsAt !== null && !(sendsAt >= now - tolerance && sendsAt <= now + farthest),
      '/sendsAt',
      'has to be within a year from now',
    ],
    [Boolean(wanted.timeZone) && !isTimeZone(wanted.timeZone ?? ''), '/timeZone', 'is no time zone'],
    [refillId !== null && refilled === null, '/refillId', 'is no gift card that can be refilled'],
    [refillId !== null && recipient !== null, '/recipient', 'is not possible for a card that somebody has'],
  ]
  const broken = rules.filter(([isBroken]) => isBroken)
  if (broken.length > 0)
    throw refuse(
      broken.map(([, path, says]) => [path, says]),
      index,
    )
  return {
    faceId: wanted.faceId,
    ...(face ? { faceName: face.name } : {}),
    amountMinor,
    recipient: recipient && {
      name: cleanComment(recipient.name) ?? '',
      email: recipient.email?.trim() || null,
    },
    senderName: cleanComment(wanted.senderName),
    message,
    sendsAt: sendsAt !== null && sendsAt > now ? sendsAt : null,
    ...(wanted.timeZone ? { timeZone: wanted.timeZone } : {}),
    languageTag: wanted.languageTag ?? null,
    validityMonths: offer.validityMonths,
    validFrom: offer.validFrom,
    ...(refilled ? { refilled } : {}),
  }
}

/** A card that is valid; null for any other. */
function findRefilled({ refillable, now }: ItemRequest, refillId: string): RefilledCard | null {
  const card = refillable.get(getGiftCardId(refillId))
  if (!card || card.isRevoked || (card.expiresAt !== null && card.expiresAt <= now)) return null
  return { scarceId: card.scarceId, maskedNumber: card.masked, isRenewed: card.expiresAt !== null }
}

function refuse(violations: readonly [path: string, message: string][], index: number): ProblemError {
  return new ProblemError('invalid-argument', {
    detail: `A gift card is not possible: ${violations.map(([path, message]) => `${path} ${message}`.trim()).join('; ')}`,
    violations: violations.map(([path, message]) => ({
      path: `body/items/${index}/giftCard${path}`,
      message,
    })),
  })
}
