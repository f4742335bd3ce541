import type { ProofOfWorkChallenge } from '@foyer/contract/wire/captcha'
import type { Problem } from '@foyer/contract/problem'
import type { DiscountAvailabilityError } from '@foyer/contract/wire/discounts'
import { discountReasons, itemUnavailableReasons } from '@foyer/contract/wire/enumerations'
import type { ItemAvailabilityError } from '@foyer/contract/wire/items'

/**
 * Reads the body of a refusal field by field: a value of another type counts as absent, so that an unusual body loses
 * only that. A code may be a text.
 * @returns null if the body is not a JSON object
 */
export function readProblem(status: number, text: string): Problem | null {
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const fields = body as Record<string, unknown>
  const { detail, correlationId, filmUnavailableDateTimeRange: range, challenge } = fields
  const errorCode = toWholeNumber(fields['errorCode'])
  const lockOut = toWholeNumber(fields['lockOutPeriodInSeconds'])
  const maximumTickets = toWholeNumber(fields['maximumTickets'])
  const { ticketTypeId } = fields
  const { itemAvailabilityErrors, discountAvailabilityErrors, unavailableSeatIds, violations } = fields
  return {
    type: isText(fields['type']) ? fields['type'] : 'about:blank',
    title: isText(fields['title']) ? fields['title'] : '',
    status,
    ...(isText(detail) ? { detail } : {}),
    ...(isText(correlationId) ? { correlationId } : {}),
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(lockOut === undefined ? {} : { lockOutPeriodInSeconds: lockOut }),
    ...(Array.isArray(itemAvailabilityErrors)
      ? { itemAvailabilityErrors: itemAvailabilityErrors.filter(isItemError) }
      : {}),
    ...(Array.isArray(discountAvailabilityErrors)
      ? { discountAvailabilityErrors: discountAvailabilityErrors.filter(isDiscountError) }
      : {}),
    ...(isRange(range) ? { filmUnavailableDateTimeRange: range } : {}),
    ...(Array.isArray(unavailableSeatIds) ? { unavailableSeatIds: unavailableSeatIds.filter(isText) } : {}),
    ...(maximumTickets === undefined ? {} : { maximumTickets }),
    ...(isText(ticketTypeId) ? { ticketTypeId } : {}),
    ...(isChallenge(challenge) ? { challenge } : {}),
    ...(Array.isArray(violations) ? { violations: violations.filter(isViolation) } : {}),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** An error of another server may have another shape. */
function isItemError(value: unknown): value is ItemAvailabilityError {
  if (typeof value !== 'object' || value === null) return false
  const { id, itemId, unavailableReason, limit, availableAt, modifierGroupId, modifierId } = value as Record<
    string,
    unknown
  >
  const isTextOr = (field: unknown, nothing: null | undefined) => field === nothing || isText(field)
  return (
    isTextOr(id, null) &&
    isTextOr(itemId, null) &&
    itemUnavailableReasons.some((each) => each === unavailableReason) &&
    (limit === undefined || toWholeNumber(limit) === limit) &&
    [availableAt, modifierGroupId, modifierId].every((field) => isTextOr(field, undefined))
  )
}

function isDiscountError(value: unknown): value is DiscountAvailabilityError {
  if (typeof value !== 'object' || value === null) return false
  const { discountId, unavailableReason } = value as Record<string, unknown>
  return (
    (discountId === null || isText(discountId)) && discountReasons.some((each) => each === unavailableReason)
  )
}

function isViolation(value: unknown): value is { path: string; message: string } {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && 'message' in value && isText(value.path) && isText(value.message)
}

function isRange(value: unknown): value is { from: string; to: string } {
  if (typeof value !== 'object' || value === null) return false
  return 'from' in value && 'to' in value && isText(value.from) && isText(value.to)
}

/** No page does harder work than this: a server that requires more gets none. */
const mostWork = 1_000_000_000

function isChallenge(value: unknown): value is ProofOfWorkChallenge {
  if (typeof value !== 'object' || value === null) return false
  const { algorithm, challenge, salt, maximum, signature } = value as Record<string, unknown>
  const isWithin = Number.isSafeInteger(maximum) && Number(maximum) <= mostWork
  return algorithm === 'SHA-256' && isWithin && [challenge, salt, signature].every(isText)
}

function toWholeNumber(value: unknown): number | undefined {
  const number = isText(value) && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}
