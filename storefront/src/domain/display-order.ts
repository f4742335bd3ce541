interface Placed {
  readonly displayPriority?: number
}

/** In the chain's order, lower first; what has no place in it comes last. */
export const compareByDisplayOrder = (a: Placed, b: Placed): number => getPlace(a) - getPlace(b)

const getPlace = ({ displayPriority }: Placed) => displayPriority ?? Number.MAX_SAFE_INTEGER
