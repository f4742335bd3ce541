import { SeatEngine } from '@foyer/design-system/order/seat-map'

/**
 * The seat map's engine, whose choice can be kept as it is while it is requested from the server: what is held then is what is
 * shown. Statuses go on coming.
 */
export class LockableEngine extends SeatEngine {
  #isLocked = false

  setLocked(isLocked: boolean): void {
    this.#isLocked = isLocked
  }

  override toggle(seatId: string): void {
    if (!this.#isLocked) super.toggle(seatId)
  }

  override select(ids: readonly string[]): void {
    if (!this.#isLocked) super.select(ids)
  }

  override dismissOffer(): void {
    if (!this.#isLocked) super.dismissOffer()
  }
}
