import { Link } from '@foyer/design-system/link'
import { styled } from '@foyer/design-system/styled'
import { createElement, useMemo, type ReactNode } from 'react'
import { parseHtml, type RichNode } from './parse-html.ts'

const Root = styled('div', { name: 'FoyerRichText', slot: 'Root' })({
  maxInlineSize: '68ch',
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  '& > * + *': { marginBlockStart: '1em' },
  '& :is(h2, h3, h4)': { marginBlockStart: '1.6em', lineHeight: 1.2 },
  '& > :is(h2, h3, h4):first-of-type:nth-of-type(1)': { marginBlockStart: '1em' },
  '& h2': { fontSize: 'var(--t4)' },
  '& h3': { fontSize: 'var(--t3)' },
  '& h4': { fontSize: 'var(--t2)' },
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginBlockStart: '.4em' },
  '& blockquote': {
    paddingInlineStart: 20,
    borderInlineStart: '3px solid var(--border)',
    fontSize: 'var(--t3)',
  },
  '& hr': { border: 0, borderBlockStart: '1px solid var(--border)' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& :is(th, td)': { paddingBlock: 10, borderBlockEnd: '1px solid var(--border)', textAlign: 'start' },
  '& :is(th, td)[align=right]': { textAlign: 'end' },
  '& :is(th, td)[align=center]': { textAlign: 'center' },
})

/** A rich text of the content system, as elements: nothing of it is handed to the browser as HTML. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => parseHtml(html), [html])
  return <Root data-slot="rich-text">{nodes.map(shown)}</Root>
}

function shown(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes } = node
  // White space between rows and cells is no text that may stand in a table.
  const isTable = tag === 'table' || tag === 'thead' || tag === 'tbody' || tag === 'tr'
  const inner = node.children
    .filter((child) => !isTable || typeof child !== 'string')
    .map((child, at) => shown(child, at))
  if (isEmptyHead(node)) return null
  if (tag === 'a') {
    const { href, hreflang } = attributes
    if (href === undefined) return inner
    return (
      <Link
        key={index}
        href={href}
        {...(hreflang === undefined ? {} : { hrefLang: hreflang })}
        {...(href.startsWith('https:') ? { rel: 'noopener' } : {})}
      >
        {inner}
      </Link>
    )
  }
  return createElement(tag, { key: index, ...attributes }, ...(inner.length ? inner : []))
}

/** A Markdown table always has a head; where an editor left its cells empty, there is none to show. */
function isEmptyHead({ tag, children }: Exclude<RichNode, string>): boolean {
  return tag === 'thead' && !children.some(hasWords)
}

function hasWords(node: RichNode): boolean {
  return typeof node === 'string' ? node.trim() !== '' : node.children.some(hasWords)
}
