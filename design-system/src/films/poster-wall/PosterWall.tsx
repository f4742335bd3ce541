import { styled } from '../../foundations/styled/index.ts'
import { Children, type ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'

/** A partly filled row is centred as its heading is; its posters are as wide as in a full one. */
const inTheMiddle = (count: number, columns: number) =>
  count < columns
    ? {
        '[data-heading=center] &:not(:has([data-lead]))': {
          gridTemplateColumns: `repeat(${count}, calc((100% - ${columns - 1} * var(--foyer-gutter)) / ${columns}))`,
          justifyContent: 'center',
        },
      }
    : {}

const Root = styled('ul', {
  name: 'FoyerPosterWall',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'count',
})<{ columns: number; count: number }>(
  ({ columns }) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }),
  {
    display: 'grid',
    gap: '40px var(--foyer-gutter)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'grid', minInlineSize: 0, alignItems: 'start' },
    '& > li:has(> [data-lead])': { gridColumn: 'span 2', gridRow: 'span 2' },
    [media.below.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.below.sm]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: 28,
      // From edge to edge: the last one that is seen is cut, which says that there are more.
      '&[data-swiped]': {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 148,
        columnGap: 12,
        marginInline: 'calc(-1 * var(--foyer-page-margin))',
        // Space for the focus outline.
        marginBlock: -6,
        padding: '6px var(--foyer-page-margin)',
        scrollPaddingInline: 'var(--foyer-page-margin)',
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        scrollbarWidth: 'none',
        '& > li': { scrollSnapAlign: 'start' },
      },
    },
  },
  ({ columns, count }) => ({
    [media.up.md]: inTheMiddle(count, columns),
  }),
)

export interface PosterWallProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name of the list, when no heading names it. */
  label?: string | undefined
  /** Posters in a row from 1024 px up; fewer below. */
  columns?: number | undefined
  /** On a phone one row that is swiped, for a few films below other things; default a wall there too. */
  swiped?: boolean | undefined
}

/**
 * A wall of posters in even rows; a lead card takes two columns and two rows, a child left out (`null`, `false`) none.
 * With waiting, failure and emptiness see `film-list`; for a row with buttons that is swiped everywhere, `carousel`. Our own: a grid of the
 * product's posters, which Material UI has not.
 */
export const PosterWall = ({ label, columns = 6, swiped, children, ...rest }: PosterWallProps) => {
  const cards = Children.toArray(children)
  return (
    <Root
      role="list"
      aria-label={label}
      columns={columns}
      count={cards.length}
      data-swiped={swiped ? '' : undefined}
      {...rest}
    >
      {Children.map(cards, (card) => (
        <li>{card}</li>
      ))}
    </Root>
  )
}
