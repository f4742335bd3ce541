/**
 * The last four characters of a masked number, "12.......6789" or "card ending 1111": a provider has its own text around
 * them. Null where there are none.
 */
export const getCardEnding = (masked: string | null | undefined): string | null =>
  /([A-Z0-9]{4})[^A-Za-z0-9]*$/.exec(masked ?? '')?.[1] ?? null
