import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { linkAddress } from '@foyer/contract/channel/patterns'

/** Tags allowed in rich text. No styles, classes, ids or pictures: its appearance is up to the theme. */
const allowedTags = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'del',
  'blockquote',
  'hr',
  'a',
  'abbr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'rel', 'hreflang'],
    abbr: ['title'],
    th: ['scope', 'align'],
    td: ['align'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has its only first-level heading already.
    h1: 'h2',
    b: 'strong',
    i: 'em',
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: attribs.scope ?? 'col' } }),
    a: (tagName, { href, hreflang }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && linkAddress.test(href) ? { href } : {}),
        ...(href?.startsWith('https:') ? { rel: 'noopener' } : {}),
        ...(hreflang === undefined ? {} : { hreflang }),
      },
    }),
  },
}

/**
 * Converts an editor's Markdown, with or without HTML, to HTML. Anything not allowed is removed, so the result is safe
 * in a page.
 */
export function renderRichText(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), options).trim()
}

/** The text without markup, for search and summaries. */
export function toPlainText(html: string): string {
  return sanitizeHtml(html.replace(/<\/(p|h\d|li|td|th)>|<br ?\/?>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}
