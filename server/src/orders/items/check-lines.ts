import type { ItemAvailabilityError } from '@foyer/contract/wire/items'
import { findSoldOutUntil, untilFurtherNotice } from '../../catalogue/item-changes.ts'
import { findSoldItem, getFamilyId } from '../../catalogue/items.ts'
import { findNextOpening, isOpen } from '../../domain/opening-hours.ts'
import { toIsoInstant } from '../iso-instant.ts'
import { findModifierErrors } from './check-modifiers.ts'
import { countCharacters, cleanComment, ofOrder } from './item-refusals.ts'
import { getSeller, type ItemRequest, type SoldLine } from './item-request.ts'

/** How long before a showtime its visitors fetch what they have ordered, milliseconds. */
const fetchedBefore = 30 * 60_000

export interface CheckedLines {
  readonly lines: readonly SoldLine[]
  readonly errors: readonly ItemAvailabilityError[]
}

/** Finds the item of every line, and what is wrong with each: of one line the first thing. */
export function checkLines(request: ItemRequest): CheckedLines {
  const { catalogue, request: body } = request
  const seller = getSeller(request)
  const lines: SoldLine[] = []
  const errors: ItemAvailabilityError[] = []
  for (const requested of body.items) {
    const item = findSoldItem(catalogue, seller, requested.itemId)
    const line = item && { requested, item }
    const error = line ? findLineError(request, line) : { unavailableReason: 'NotSold' as const }
    if (error) errors.push({ id: requested.id, itemId: requested.itemId, ...error })
    if (line) lines.push(line)
  }
  return { lines, errors: [...errors, ...findQuantityErrors(request, lines)] }
}

type LineError = Omit<ItemAvailabilityError, 'id' | 'itemId'>

function findLineError(request: ItemRequest, line: SoldLine): LineError | null {
  return (
    findSoldOutError(request, line) ??
    findHoursError(request, line) ??
    findModifierErrors(request, line) ??
    findCommentError(request, line)
  )
}

/** What staff have marked as sold out. Counted stock is claimed when the order is written. */
function findSoldOutError(request: ItemRequest, { item }: SoldLine): LineError | null {
  const until = findSoldOutUntil(item, getSeller(request), request.changes, request.now)
  if (until === null) return null
  const availableAt = until < untilFurtherNotice ? { availableAt: toIsoInstant(until) } : {}
  return { unavailableReason: 'SoldOut', limit: 0, ...availableAt }
}

function findHoursError(request: ItemRequest, { item }: SoldLine): LineError | null {
  const hours = item.hoursId === null ? undefined : request.catalogue.hours.get(item.hoursId)
  if (!hours) return null
  const zone = request.site.ianaTimeZoneName
  const moments = listServingMoments(request)
  if (moments.some((at) => isOpen(hours, at, zone))) return null
  const opensAt = findNextOpening(hours, Math.min(...moments), zone)
  return {
    unavailableReason: 'OutOfHours',
    ...(opensAt === null ? {} : { availableAt: toIsoInstant(opensAt) }),
  }
}

/**
 * When the items of an order may be handed over: at the agreed time; else before its next showtime or at its start; else
 * now. One of these has to be within the hours of sale.
 */
export function listServingMoments({ request, order, showtimes, now }: ItemRequest): readonly number[] {
  const pickup = request.serviceAreaPickupSchedule
  if (pickup) return [Date.parse(pickup.startsAt)]
  const starts = order.contents.showtimes
    .map(({ showtimeId }) => showtimes.get(showtimeId)?.startsAt ?? 0)
    .filter((startsAt) => startsAt > now)
  if (starts.length === 0) return [now]
  const next = Math.min(...starts)
  return [Math.max(now, next - fetchedBefore), next]
}

function findCommentError({ settings }: ItemRequest, { requested }: SoldLine): LineError | null {
  const { commentLength } = settings.items
  const isTooLong = countCharacters(cleanComment(requested.comment) ?? '') > commentLength
  return isTooLong ? { unavailableReason: 'CommentTooLong', limit: commentLength } : null
}

/** More pieces than an order takes, of one item with all its sizes or of all. */
function findQuantityErrors(
  { order, request, settings }: ItemRequest,
  lines: readonly SoldLine[],
): ItemAvailabilityError[] {
  const most = settings.items.maximumPieces[order.type === 'GiftShop' ? 'GiftShop' : 'Standard']
  const pieces = request.items.reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  if (pieces > most) return [{ ...ofOrder, unavailableReason: 'TooManyItems', limit: most }]
  const counts = new Map<string, number>()
  return lines.flatMap(({ requested: { id, itemId, quantity = 1 }, item }): ItemAvailabilityError[] => {
    const family = getFamilyId(item)
    const count = (counts.get(family) ?? 0) + quantity
    counts.set(family, count)
    return item.limitPerOrder !== null && count > item.limitPerOrder
      ? [{ id, itemId, unavailableReason: 'TooManyItems', limit: item.limitPerOrder }]
      : []
  })
}
