import { media } from '../media/index.ts'
import { styled } from '../styled/index.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'

const Root = styled('dl', { name: 'FoyerDescriptionList', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  rowGap: 10,
  columnGap: 16,
  margin: 0,
  '& > div': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
  },
  '& dt': { minInlineSize: 64, color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& dd': { gridColumn: 2, margin: 0 },
  '&[data-layout=Columns]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: '20px 24px',
    paddingBlock: 28,
    borderBlock: '1px solid var(--foyer-border)',
    '& > div': {
      gridColumn: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: 4,
    },
    '& dd': { gridColumn: 'auto', overflowWrap: 'anywhere' },
    [media.below.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', paddingBlock: 20 },
  },
})

export interface DescriptionItem {
  /** What it is about: "Director". */
  term: string
  /** The term's details, one per line. */
  details: readonly ReactNode[]
}
export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Terms and details, in order. */
  items: readonly DescriptionItem[]
  /**
   * Details beside their term; or below it, a column each, between two hairlines: the few facts at the head of a page.
   * Default 'Beside'.
   */
  layout?: 'Beside' | 'Columns' | undefined
}

/**
 * Terms and their details side by side, e.g. a film's credits, or in columns, e.g. a cinema's address and opening
 * hours. For figures to compare use a table of `rich-text`; for sums, `order-summary`. Our own: Material UI has no list
 * of terms and details.
 */
export const DescriptionList = ({ items, layout = 'Beside', ...rest }: DescriptionListProps) => (
  <Root data-layout={layout} {...rest}>
    {items.map(({ term, details }, place) => (
      // A cinema that closes at noon has two opening times on the same days.
      <div key={`${place} ${term}`}>
        <dt>{term}</dt>
        {details.map((detail, index) => (
          // One person may be named twice: as writer and in the cast of a double role.
          <dd key={index}>{detail}</dd>
        ))}
      </div>
    ))}
  </Root>
)
