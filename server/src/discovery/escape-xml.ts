import { escapeHtml } from '../http/escape-html.ts'

/** What XML 1.0 lets stand in a document; a single other character makes the whole of it unreadable. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text for XML, in an element or an attribute. What XML cannot hold is left out. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(unwritable, ''))
