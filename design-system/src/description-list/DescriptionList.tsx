import { styled } from '../styled/index.ts'
import type { ComponentPropsWithRef } from 'react'

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
  '& dt': { minInlineSize: 64, color: 'var(--muted)', fontSize: 'var(--t1)' },
  '& dd': { gridColumn: 2, margin: 0 },
})

export interface DescriptionItem {
  term: string
  details: readonly string[]
}
export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Term and what is said of it, in their order. */
  items: readonly DescriptionItem[]
}

/**
 * Terms and their details side by side, e.g. a film's credits. For figures to compare use a table of `rich-text`; for
 * sums, `order-summary`.
 */
export const DescriptionList = ({ items, ...rest }: DescriptionListProps) => (
  <Root {...rest}>
    {items.map(({ term, details }) => (
      <div key={term}>
        <dt>{term}</dt>
        {details.map((detail, index) => (
          // One person may be named twice: as writer and in the cast of a double role.
          <dd key={`${index} ${detail}`}>{detail}</dd>
        ))}
      </div>
    ))}
  </Root>
)
