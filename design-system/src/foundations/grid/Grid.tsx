import { styled } from '../styled/index.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { media } from '../media/index.ts'

const columns = 12

/** Which of the twelve columns an element takes, as rules: a page from the server carries no style attributes. */
const spans = Object.fromEntries(
  Array.from({ length: columns }, (_, index) => [
    `&[data-size="${index + 1}"]`,
    { gridColumn: `span ${index + 1}` },
  ]),
)

/** Columns of a row of two. */
const ofTwo = (size: number) =>
  `&&[data-size="${size}"]:nth-child(1):nth-last-child(2), &&[data-size="${size}"]:nth-child(2):last-child`

/** Of a row of two, from a third to two thirds: wide enough beside each other on a tablet, from 720 px. */
const nearHalves = Object.fromEntries(
  [4, 5, 6, 7, 8].map((size) => [ofTwo(size), { gridColumn: `span ${size}` }]),
)

const Root = styled('div', { name: 'FoyerGrid', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: '32px var(--foyer-gutter)',
  alignItems: 'start',
})

const Column = styled('div', { name: 'FoyerGrid', slot: 'Column' })({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  ...spans,
  // Half or less is two per row on a tablet, the whole row beside none of its kind; on a phone everything takes the row.
  [media.below.md]: {
    '&&': { gridColumn: 'span 12' },
    '&&[data-half]:is([data-half] + &, :has(+ [data-half]))': { gridColumn: 'span 6' },
    '@media (min-width: 720px)': nearHalves,
  },
  [media.below.sm]: { '&&&&[data-size]': { gridColumn: '1 / -1' } },
})

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** `GridColumn`s; those that exceed twelve continue in the next row, 32 px below. */
  children?: ReactNode
}

/**
 * A row of a page's content, twelve columns wide. Posters have a wall of their own (`poster-wall`), the order its two
 * columns (`OrderLayout`). Our own: CSS rules in the page's sheet; Material UI's Grid computes columns per element by
 * class.
 */
export const Grid = (props: GridProps) => <Root {...props} />

export interface GridColumnProps extends ComponentPropsWithRef<'div'> {
  /** How many of the twelve columns, 1 to 12; anything else takes the row. */
  size: number
}

/**
 * A cell of a row; its children are stacked. Only in a `Grid`. Our own: CSS rules in the page's sheet; Material UI's
 * Grid computes columns per element by class.
 */
export function GridColumn({ size, ...rest }: GridColumnProps) {
  const whole = Number.isInteger(size) && size >= 1 && size <= columns ? size : columns
  return <Column data-size={whole} data-half={whole <= columns / 2 ? '' : undefined} {...rest} />
}
