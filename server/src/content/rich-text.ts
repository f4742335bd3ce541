import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { linkAddress } from '@foyer/contract/channel/patterns'

/** What a rich text may be made of. No styles, classes, ids or pictures: how it looks is the theme's matter. */
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
    // The page has its one first heading already.
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
 * HTML of a text that an editor wrote in Markdown, with HTML in it or not. Whatever is not allowed is left out, so the
 * answer may stand in a page as it is.
 */
export function renderRichText(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), options).trim()
}

/** The words alone, for search and for summaries. */
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
