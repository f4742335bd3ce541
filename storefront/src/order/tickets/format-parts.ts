import type { PackagePart } from '../../domain/package-parts.ts'

export interface PartTexts {
  t: (key: string, params?: Record<string, string | number>) => string
  list: (parts: readonly string[]) => string
}

/** "2 × Adult, 2 × Child, Large popcorn": what a package holds. */
export const formatParts = (parts: readonly PackagePart[], { t, list }: PartTexts): string =>
  list(
    parts.map(({ name, quantity }) =>
      quantity === 1 ? name : t('transaction.summary.ticket', { count: quantity, ticket: name }),
    ),
  )
