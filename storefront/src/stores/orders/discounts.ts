import { makeAutoObservable } from 'mobx'
import type { DiscountAvailability } from '@foyer/contract/wire/discounts'
import { discountReasons, type DiscountReason } from '@foyer/contract/wire/enumerations'
import { mapResult, success } from '../../cache/result.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { getBody } from '../../services/http/api-client.ts'
import { isMissing, type Failure } from '../../services/http/failure.ts'
import type { SalesService } from '../../services/ocapi/sales.ts'
import type { Cached, CachedByKey, Caching } from '../base/caching.ts'
import type { AppliedDiscount } from './basket-content.ts'
import type { BasketStore, ShowtimeKey } from './basket.ts'

/**
 * Result of looking up the code of a discount.
 * - `available`: it is for tickets of the showtime.
 * - `unknown`: it is nobody's code, or of something else than a discount.
 * - `unavailable`: not for this showtime, or for none of its tickets.
 * - `network`: no readable answer.
 */
export type DiscountCodeResult =
  | { readonly kind: 'available'; readonly discount: DiscountAvailability }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'unavailable'
      readonly discount: DiscountAvailability
      readonly reason: DiscountReason
    }
  | { readonly kind: 'network'; readonly failure: Failure }

/** Codes compare without regard to case; spaces around them do not count. */
const normalise = (code: string) => code.trim().toUpperCase()

const toKey = (showtimeId: string, code: string) => JSON.stringify([showtimeId, normalise(code)])

/** Discounts of showtimes: automatic ones, and those of codes, which the basket has. */
export class DiscountsStore {
  readonly #availabilities: CachedByKey<readonly DiscountAvailability[]>
  readonly #basket: BasketStore

  constructor(service: SalesService, basket: BasketStore, caching: Caching) {
    this.#basket = basket
    this.#availabilities = caching.map('discounts', {
      load: async (key) => {
        const [showtimeId = '', code = ''] = JSON.parse(key) as [string, string]
        const answer = await getBody(service.discountAvailability(showtimeId, code || undefined))
        // A server without this call has no discounts.
        if (!answer.ok && isMissing(answer.failure)) return success([])
        return mapResult(answer, ({ discountAvailabilities }) => discountAvailabilities)
      },
      lifetime: lifetimes.tickets,
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Automatic discounts of a showtime. */
  entry(showtimeId: string): Cached<readonly DiscountAvailability[]> {
    return this.#availabilities.entry(toKey(showtimeId, ''))
  }

  /** Loads the automatic discounts of a showtime, and those of its applied codes. */
  ensure(showtimeId: string): Promise<unknown> {
    const codes = ['', ...this.applied(showtimeId).map(({ code }) => code)]
    return Promise.all(codes.map((code) => this.#availabilities.ensure(toKey(showtimeId, code))))
  }

  applied(showtimeId: string): readonly AppliedDiscount[] {
    return this.#basket.of(showtimeId).discounts
  }

  /** Ids of the discounts that codes have opened. */
  openIds(showtimeId: string): readonly string[] {
    return this.applied(showtimeId).map(({ discountId }) => discountId)
  }

  /** The discount of an id: automatic, or of an applied code; undefined while it is not loaded. */
  find(showtimeId: string, discountId: string): DiscountAvailability | undefined {
    const codes = ['', ...this.applied(showtimeId).map(({ code }) => code)]
    return codes
      .flatMap((code) => this.#availabilities.value(toKey(showtimeId, code)) ?? [])
      .find((discount) => discount.discountId === discountId)
  }

  /** Looks up the code of a discount for a showtime, and changes nothing. */
  async check(showtimeId: string, code: string): Promise<DiscountCodeResult> {
    const state = await this.#availabilities.entry(toKey(showtimeId, code)).refresh()
    if (state.status === 'Failure') return { kind: 'network', failure: state.error }
    // A wrong code is answered as if there were none.
    const discount =
      state.status === 'Success' ? state.value.find(({ isAutomatic }) => !isAutomatic) : undefined
    if (!discount) return { kind: 'unknown' }
    if (!discount.isAvailable) {
      const { unavailableReason: reason } = discount
      return { kind: 'unavailable', discount, reason: isReason(reason) ? reason : 'discount-invalid' }
    }
    if (discount.ticketTypeIds.length === 0)
      return { kind: 'unavailable', discount, reason: 'discount-invalid-10102' }
    return { kind: 'available', discount }
  }

  /** Opens the discount of a code for tickets of a showtime. Applying it again changes nothing. */
  async applyDiscountCode(showtime: ShowtimeKey, code: string): Promise<DiscountCodeResult> {
    const result = await this.check(showtime.id, code)
    if (result.kind === 'available') {
      const { discountId } = result.discount
      this.#basket.setDiscounts(showtime, addCode(this.applied(showtime.id), { code, discountId }))
    }
    return result
  }

  removeDiscountCode(showtime: ShowtimeKey, discountId: string): void {
    this.#basket.setDiscounts(showtime, removeCode(this.applied(showtime.id), discountId))
  }
}

/** The codes without that of a discount. */
export const removeCode = (applied: readonly AppliedDiscount[], discountId: string): AppliedDiscount[] =>
  applied.filter((each) => each.discountId !== discountId)

/** The codes with one more; a discount has one. */
export const addCode = (
  applied: readonly AppliedDiscount[],
  { code, discountId }: AppliedDiscount,
): AppliedDiscount[] => [...removeCode(applied, discountId), { code: normalise(code), discountId }]

const isReason = (reason: string | null): reason is DiscountReason =>
  discountReasons.some((each) => each === reason)
