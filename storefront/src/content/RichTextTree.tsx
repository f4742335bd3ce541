import { Link } from '@foyer/design-system/actions/link'
import { RichText as Prose } from '@foyer/design-system/foundations/rich-text'
import { createElement, useMemo, type ReactNode } from 'react'
import { parseHtml, type RichNode } from './parse-html.ts'

/** A rich text of the content system, its links the shop's own: nothing of it is handed to the browser as HTML. */
export function RichTextTree({ html }: { html: string }) {
  const nodes = useMemo(() => parseHtml(html), [html])
  return <Prose>{nodes.map(shown)}</Prose>
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
  return tag === 'thead' && !children.some(hasText)
}

function hasText(node: RichNode): boolean {
  return typeof node === 'string' ? node.trim() !== '' : node.children.some(hasText)
}
