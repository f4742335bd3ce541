import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('ul', { name: 'FoyerFigureBand', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: '1px solid var(--foyer-border)',
  '& > li': {
    flex: '1 1 0',
    minInlineSize: 0,
    paddingBlock: 24,
    paddingInline: 24,
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { paddingInlineStart: 0 },
  '& > li + li': { borderInlineStart: '1px solid var(--foyer-border)' },
  '& strong': { display: 'block', fontWeight: 650, lineHeight: 1.4 },
  '& small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  '& strong + small, & small + strong': { marginBlockStart: 4 },
  '&[data-sums] strong': { fontSize: 'var(--foyer-text-lg)', fontVariantNumeric: 'tabular-nums' },
  [media.below.sm]: {
    '& > li': { paddingBlock: 16, paddingInline: 12 },
    // Two in a row, so that words keep their width; figures are short.
    '&:not([data-sums]) > li': { flexBasis: '50%', paddingInline: 0, borderInlineStart: 0 },
    '&:not([data-sums]) > li:nth-of-type(even)': { paddingInlineStart: 12 },
    '&:not([data-sums]) > li:nth-of-type(n + 3)': { borderBlockStart: '1px solid var(--foyer-border)' },
  },
})

export interface Figure {
  /** Tells the figures apart. */
  id: string
  /** What was counted, or the sum. */
  title: string
  /** What it means; of a sum its name, which stands over it. */
  note?: string | undefined
}

export interface FigureBandProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Spoken name of the list. */
  label: string
  /** Two to four. */
  figures: readonly Figure[]
  /** Sums with their names over them, in place of what they mean below. */
  sums?: boolean | undefined
}

/**
 * Two to four figures or sums in one line between hairlines, on phones two in a row. What describes a thing by name and
 * value is a `description-list`. Our own: figures between hairlines; Material UI has no such component.
 */
export const FigureBand = ({ label, figures, sums = false, ...rest }: FigureBandProps) => (
  // Named as a list also where its marks are not drawn.
  <Root role="list" aria-label={label} data-sums={sums ? '' : undefined} {...rest}>
    {figures.map(({ id, title, note }) => (
      <li key={id}>
        {sums && note !== undefined && <small>{note}</small>}
        <strong>{title}</strong>
        {!sums && note !== undefined && <small>{note}</small>}
      </li>
    ))}
  </Root>
)
