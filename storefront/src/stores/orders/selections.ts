import { compareStructural, computed, makeAutoObservable, observable, type IComputedValue } from 'mobx'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import { readJson, type Storage } from '../browser/storage.ts'

const keyPrefix = 'foyer-selection:'

/** A visitor's selection for a showtime that is not held yet. */
export interface Selection {
  /** Quantity by ticket type id. */
  readonly tickets: Readonly<Record<string, number>>
  readonly seatIds: readonly string[]
}

const nothing: Selection = { tickets: {}, seatIds: [] }

/** Selections by showtime, stored for the browser session. Empty until the browser's storage has been read. */
export class SelectionsStore {
  isRestored = false
  readonly #selections = observable.map<string, Selection>({}, { deep: false })
  readonly #views = new Map<string, IComputedValue<Selection>>()
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reveals the stored selections; called after hydration, since the server knows none of them. */
  restore(): void {
    this.isRestored = true
  }

  of(showtimeId: string): Selection {
    let view = this.#views.get(showtimeId)
    if (!view) {
      // Compared by content: opening the storage and finding nothing in it renders nobody again.
      view = computed(() => this.#read(showtimeId), { equals: compareStructural })
      this.#views.set(showtimeId, view)
    }
    return view.get()
  }

  setQuantity(showtimeId: string, ticketTypeId: string, quantity: number): void {
    const { tickets, seatIds } = this.of(showtimeId)
    const others = Object.fromEntries(Object.entries(tickets).filter(([id]) => id !== ticketTypeId))
    this.#write(showtimeId, {
      tickets: quantity > 0 ? { ...others, [ticketTypeId]: quantity } : others,
      seatIds,
    })
  }

  setSeats(showtimeId: string, seatIds: readonly string[]): void {
    this.#write(showtimeId, { tickets: this.of(showtimeId).tickets, seatIds })
  }

  /** Replaces the whole selection. */
  choose(showtimeId: string, selection: Selection): void {
    this.#write(showtimeId, selection)
  }

  totalTickets(showtimeId: string): number {
    return Object.values(this.of(showtimeId).tickets).reduce((sum, quantity) => sum + quantity, 0)
  }

  /** Tickets by the area category in which each takes its seat. */
  quantityByArea(showtimeId: string, ticketTypes: readonly TicketType[]): Record<string, number> {
    const byArea: Record<string, number> = {}
    for (const [id, quantity] of Object.entries(this.of(showtimeId).tickets)) {
      const area = ticketTypes.find((type) => type.id === id)?.areaCategoryId
      if (area !== undefined) byArea[area] = (byArea[area] ?? 0) + quantity
    }
    return byArea
  }

  clear(showtimeId: string): void {
    this.#selections.set(showtimeId, nothing)
    this.#storage.remove(keyPrefix + showtimeId)
  }

  #read(showtimeId: string): Selection {
    if (!this.isRestored) return nothing
    return this.#selections.get(showtimeId) ?? parseSelection(readJson(this.#storage, keyPrefix + showtimeId))
  }

  #write(showtimeId: string, selection: Selection): void {
    this.#selections.set(showtimeId, selection)
    this.#storage.set(keyPrefix + showtimeId, JSON.stringify(selection))
  }
}

/** Reads a stored selection; anything unreadable counts as nothing chosen. */
function parseSelection(value: unknown): Selection {
  if (typeof value !== 'object' || value === null) return nothing
  const { tickets, seatIds } = value as { tickets?: unknown; seatIds?: unknown }
  const quantities = Object.entries(typeof tickets === 'object' && tickets !== null ? tickets : {}).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0,
  )
  return {
    tickets: Object.fromEntries(quantities),
    seatIds: Array.isArray(seatIds) ? seatIds.filter((id): id is string => typeof id === 'string') : [],
  }
}

/** Tickets as the order call wants them; ids are the client's and name the same ticket each time. */
export function toTickets(quantities: Selection['tickets']): { id: string; ticketTypeId: string }[] {
  return Object.entries(quantities).flatMap(([ticketTypeId, quantity]) =>
    Array.from({ length: quantity }, (_, index) => ({
      id: `${ticketTypeId}-${String(index + 1)}`,
      ticketTypeId,
    })),
  )
}
