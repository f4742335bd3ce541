import type { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import type { BrandReport } from '../../src/brand-check/brand-report.ts'

/** Lists the shapes that a brand has, chosen or by default, and what a chosen one leaves empty. */
export function checkShapes({ shapes, footer }: Pick<StorefrontContent, 'shapes' | 'footer'>): BrandReport {
  const isCinemaRowEmpty = shapes.footer !== 'Columns' && footer.leadColumn === undefined
  return {
    title: 'Shapes',
    summary: Object.entries(shapes)
      .map(([part, shape]) => `${part} ${shape}`)
      .join(', '),
    failures: [],
    notes: isCinemaRowEmpty
      ? [
          `storefront.json: footer.leadColumn: the footer ${shapes.footer} puts a column forward, and none is named`,
        ]
      : [],
  }
}
