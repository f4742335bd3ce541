/** Why no more of an item can be taken. */
export type ItemLimit =
  /** The order holds as many items as an order may. */
  | { readonly kind: 'order'; readonly maximum: number }
  /** The order holds as many of this item as are sold to one at its price. */
  | { readonly kind: 'price'; readonly maximum: number }
  /** No more of it is left. */
  | { readonly kind: 'stock'; readonly maximum: number }

export interface ItemLimitInput {
  /** Of this item on the order, in all its lines. */
  readonly quantity: number
  /** Items on the order, in all its lines. */
  readonly total: number
  /** Items that an order takes. */
  readonly maximumItems: number
  /** Of this item; null without a limit. */
  readonly limitPerOrder: number | null
  /** Left at the site; null where they are not counted. */
  readonly quantityAvailable: number | null
}

/** How many more of an item can be taken, and the limit that is nearest. */
export function findNearestLimit(input: ItemLimitInput): {
  readonly left: number
  readonly limit: ItemLimit
} {
  const { quantity, total, maximumItems, limitPerOrder, quantityAvailable } = input
  const limits: { readonly left: number; readonly limit: ItemLimit }[] = [
    ...(limitPerOrder === null
      ? []
      : [{ left: limitPerOrder - quantity, limit: { kind: 'price', maximum: limitPerOrder } as const }]),
    ...(quantityAvailable === null
      ? []
      : [
          {
            left: quantityAvailable - quantity,
            limit: { kind: 'stock', maximum: quantityAvailable } as const,
          },
        ]),
  ]
  const order = { left: maximumItems - total, limit: { kind: 'order', maximum: maximumItems } as const }
  const nearest = limits.reduce((least, each) => (each.left < least.left ? each : least), order)
  return { ...nearest, left: Math.max(0, nearest.left) }
}

/** The limit that has been reached; null while more can be taken. */
export function findReachedLimit(input: ItemLimitInput): ItemLimit | null {
  const { left, limit } = findNearestLimit(input)
  return left === 0 ? limit : null
}
