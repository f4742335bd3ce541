import { Parser } from 'htmlparser2'

/** What a rich text may be made of; anything else keeps its text and loses its element. */
const allowedTags = {
  p: [],
  br: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ['start'],
  li: [],
  strong: [],
  em: [],
  del: [],
  blockquote: [],
  hr: [],
  a: ['href', 'hreflang'],
  abbr: ['title'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'align'],
  td: ['align'],
} as const satisfies Record<string, readonly string[]>

export type RichTag = keyof typeof allowedTags

/** A piece of a rich text: plain text, or an allowed element with its allowed attributes. */
export type RichNode = string | RichElement
export interface RichElement {
  readonly tag: RichTag
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly RichNode[]
}

/** Elements whose text is not for a reader. */
const silentTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'noscript',
  'title',
])
const isAllowed = (tag: string): tag is RichTag => Object.hasOwn(allowedTags, tag)
/** Addresses of the site, places in the page, and those kinds that content may name. */
const linkAddress = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/

interface Open {
  readonly tag: RichTag
  readonly attributes: Record<string, string>
  readonly children: RichNode[]
}

/**
 * Reads a rich text as a tree, so that a page never hands HTML to the browser. The server has sanitised it already; a
 * foreign server's is held to the same list here.
 */
export function parseHtml(html: string): readonly RichNode[] {
  const root: RichNode[] = []
  const open: Open[] = []
  let silent = 0
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (silentTags.has(tag)) silent += 1
      if (!isAllowed(tag)) return
      const element = { tag, attributes: getAllowed(tag, attributes), children: [] }
      ;(open.at(-1)?.children ?? root).push(element)
      open.push(element)
    },
    ontext(text) {
      if (silent > 0) return
      const children = open.at(-1)?.children ?? root
      const last = children.at(-1)
      // The parser gives a text in parts where an entity stands in it.
      if (typeof last === 'string') children[children.length - 1] = last + text
      else children.push(text)
    },
    onclosetag(tag) {
      if (silentTags.has(tag)) silent -= 1
      if (isAllowed(tag)) open.pop()
    },
  })
  parser.end(html)
  return root
}

function getAllowed(tag: RichTag, given: Readonly<Record<string, string>>): Record<string, string> {
  const names: readonly string[] = allowedTags[tag]
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => names.includes(name) && (name !== 'href' || linkAddress.test(value)),
    ),
  )
}
