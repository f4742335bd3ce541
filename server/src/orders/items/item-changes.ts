/** What a chain has changed about an item since the start. */
export interface ItemChange {
  /** Replaces the price of the catalogue, minor units; null: unchanged. */
  readonly priceMinor: number | null
  readonly isSoldOut: boolean
  /** Whether its stock is counted. */
  readonly isCounted: boolean
}

/** Changes of items and modifiers, as last read. */
export interface ItemChanges {
  /** @param siteId null: the gift shop */
  getChange(siteId: string | null, itemId: string): ItemChange | null
}

export const noItemChanges: ItemChanges = { getChange: () => null }
