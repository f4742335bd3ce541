import type { ComponentPropsWithRef } from 'react'
import { styled } from '../styled/index.ts'

const Root = styled('h2', { name: 'FoyerHeadline', slot: 'Root' })({
  fontFamily: 'var(--foyer-font-heading)',
  fontSize: 'var(--foyer-text-xl)',
  lineHeight: 1.12,
  textAlign: 'var(--foyer-heading-align)' as 'start',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '&[data-level="3"]': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '&[data-level="4"]': { fontSize: 'var(--foyer-text-md)', lineHeight: 1.25 },
})

export interface HeadlineProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level, which also sets the size. The h1 is `page-heading`. */
  level?: 2 | 3 | 4 | undefined
}

/**
 * A heading between elements of a page's content, aligned as the brand aligns headings. For the page's own heading see
 * `page-heading`; a section's is part of `Section`. Our own: styled text, for which Material UI's Typography would add
 * nodes.
 */
export const Headline = ({ level = 2, ...rest }: HeadlineProps) => (
  <Root as={`h${level}`} data-level={level} {...rest} />
)
