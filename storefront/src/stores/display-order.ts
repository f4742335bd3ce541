interface Placed {
  readonly displayPriority?: number
}

/** In the chain's order, lower first; what has no place in it comes last. */
export const inDisplayOrder = (a: Placed, b: Placed): number => placeOf(a) - placeOf(b)

const placeOf = ({ displayPriority }: Placed) => displayPriority ?? Number.MAX_SAFE_INTEGER
