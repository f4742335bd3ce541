import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('ul', { name: 'FoyerFactBand', slot: 'Root' })({
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
  '&[data-figures] strong': { fontSize: 'var(--foyer-text-lg)', fontVariantNumeric: 'tabular-nums' },
  [media.below.sm]: {
    '& > li': { paddingBlock: 16, paddingInline: 12 },
    // Two in a row, so that words keep their width; figures are short.
    '&:not([data-figures]) > li': { flexBasis: '50%', paddingInline: 0, borderInlineStart: 0 },
    '&:not([data-figures]) > li:nth-of-type(even)': { paddingInlineStart: 12 },
    '&:not([data-figures]) > li:nth-of-type(n + 3)': { borderBlockStart: '1px solid var(--foyer-border)' },
  },
})

export interface Fact {
  /** Tells the facts apart. */
  id: string
  /** The fact, or the figure. */
  title: string
  /** What it means; of a figure its name, which stands over it. */
  note?: string | undefined
}

export interface FactBandProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Spoken name of the list. */
  label: string
  /** Two to four. */
  facts: readonly Fact[]
  /** Figures with their names over them, in place of facts with what they mean. */
  figures?: boolean | undefined
}

/**
 * Two to four facts or sums in one line between hairlines, on phones two in a row. What describes a thing by name and
 * value is a `description-list`.
 */
export const FactBand = ({ label, facts, figures = false, ...rest }: FactBandProps) => (
  // Named as a list also where its marks are not drawn.
  <Root role="list" aria-label={label} data-figures={figures ? '' : undefined} {...rest}>
    {facts.map(({ id, title, note }) => (
      <li key={id}>
        {figures && note !== undefined && <small>{note}</small>}
        <strong>{title}</strong>
        {!figures && note !== undefined && <small>{note}</small>}
      </li>
    ))}
  </Root>
)
