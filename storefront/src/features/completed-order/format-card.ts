/**
 * A card by the last digits of its number, in the visitor's language: a provider has its own text for it, "card ending
 * 1111" or "411111******1111", and not in this page's.
 */
export function formatCard(
  maskedDetail: string | null | undefined,
  t: (key: string, params?: Record<string, string | number>) => string,
): string {
  const digits = /(\d{4})\D*$/.exec(maskedDetail ?? '')?.[1]
  return digits === undefined
    ? t('transaction.complete.cardUnknown')
    : t('transaction.complete.card', { digits })
}
