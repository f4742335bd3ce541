import { getFamilyId, type CatalogueItem } from './items.ts'

/** What the chain has changed of an item since the start, at a site or everywhere. */
export interface ItemChange {
  /** Minor units; null: as the catalogue says. */
  readonly priceMinor: number | null
  /** Epoch milliseconds until which it is not sold; null: it is sold. */
  readonly soldOutUntil: number | null
  /** Whether its pieces are counted: then the limited resource `getStockId` has those left. */
  readonly isCounted: boolean
}

/** `soldOutUntil` of what is sold out until further notice: the last instant of a date. */
export const untilFurtherNotice = 8_640_000_000_000_000

/** Changes as they were at one moment. The same object as long as nothing has changed. */
export interface ItemChangeSnapshot {
  /**
   * The change of an item, a family or a modifier: what is set for the site goes before what is set everywhere.
   * @param siteId null: the gift shop
   */
  getChange(siteId: string | null, id: string): ItemChange
}

/** Source of the changes: the database on the server, fixed ones in tests. */
export interface ItemChanges {
  /** As of at most a second ago. */
  read(): Promise<ItemChangeSnapshot>
}

const unchanged: ItemChange = { priceMinor: null, soldOutUntil: null, isCounted: false }

/** Nothing is changed. */
export const noItemChanges: ItemChangeSnapshot = { getChange: () => unchanged }

/** One piece without modifiers, minor units. @param siteId null: the gift shop */
export function getPriceMinor(
  item: CatalogueItem,
  siteId: string | null,
  changes: ItemChangeSnapshot,
): number {
  return changes.getChange(siteId, item.id).priceMinor ?? item.priceMinor
}

/**
 * Until when an item is not sold, epoch milliseconds: because it, or its whole family, is sold out; null if it is sold.
 * @param siteId null: the gift shop
 */
export function findSoldOutUntil(
  item: CatalogueItem,
  siteId: string | null,
  changes: ItemChangeSnapshot,
  now: number,
): number | null {
  const until = Math.max(
    changes.getChange(siteId, item.id).soldOutUntil ?? 0,
    changes.getChange(siteId, getFamilyId(item)).soldOutUntil ?? 0,
  )
  return until > now ? until : null
}

/** Whether a modifier is sold out. @param siteId null: the gift shop */
export function isModifierSoldOut(
  modifierId: string,
  siteId: string | null,
  changes: ItemChangeSnapshot,
  now: number,
): boolean {
  return (changes.getChange(siteId, modifierId).soldOutUntil ?? 0) > now
}
