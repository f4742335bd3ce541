import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { media } from '../media/index.ts'
import { styled } from '../styled/index.ts'
import { reachTables } from './reach-tables.ts'

const Root = styled('div', { name: 'FoyerRichText', slot: 'Root' })({
  maxInlineSize: '68ch',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& > :first-child': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
  '& :is(p, ul, ol, blockquote, table, hr)': { marginBlock: '0 1em' },
  '& :is(h2, h3, h4)': { marginBlock: '1.4em .5em', lineHeight: 1.2 },
  '& h2': { fontSize: 'var(--foyer-text-xl)' },
  '& h3': { fontSize: 'var(--foyer-text-lg)' },
  '& h4': { fontSize: 'var(--foyer-text-md)' },
  '& :is(ul, ol)': { paddingInlineStart: '1.5em' },
  '& li': { marginBlockEnd: '.35em', '& > :is(ul, ol)': { marginBlock: '.35em 0' } },
  '& li::marker': { color: 'var(--foyer-text-muted)' },
  '& a': {
    color: 'var(--foyer-primary-text)',
    textDecorationThickness: 1,
    textUnderlineOffset: '.22em',
    [media.hover]: { '&:hover': { textDecorationThickness: 2 } },
  },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: 20,
    borderInlineStart: '3px solid var(--foyer-border)',
    color: 'var(--foyer-text-muted)',
  },
  '& hr': { border: 0, borderBlockStart: '1px solid var(--foyer-border)' },
  '& abbr[title]': { textDecoration: 'underline dotted', cursor: 'help' },
  // Wide tables scroll instead of the page. Their words do not break.
  '& table': {
    display: 'block',
    maxInlineSize: '100%',
    overflowX: 'auto',
    overflowWrap: 'normal',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is(th, td)': {
    paddingBlock: 8,
    paddingInline: '0 24px',
    borderBlockEnd: '1px solid var(--foyer-border)',
    textAlign: 'start',
    verticalAlign: 'top',
    '&[align=right]': { textAlign: 'end' },
    '&[align=center]': { textAlign: 'center' },
  },
})

export interface RichTextProps extends ComponentPropsWithRef<'div'> {
  /** The text as elements: `h2` to `h4`, `p`, `ul`, `ol`, `blockquote`, `table`, `hr`, and links in them. */
  children?: ReactNode
}

/**
 * An editor's text in the brand's type: headings 2 to 4, paragraphs, lists, quotes, tables and links as `children`. It
 * takes elements, not HTML: convert allowed HTML to elements, so that no markup of an editor or another server reaches
 * the browser. Not for texts of the application: see `alert` and `headline`. A table that is wider than its container
 * is a tab stop and scrolls with the arrow keys. Our own: styled HTML elements; Material UI's Typography would render
 * each paragraph.
 */
export function RichText({ ref, ...rest }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => text.current, [])
  useEffect(() => (text.current ? reachTables(text.current) : undefined), [rest.children])
  return <Root {...rest} ref={text} />
}
