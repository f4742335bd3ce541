import { escapeHtml } from '../http/escape-html.ts'

/** Characters that XML 1.0 does not allow; a single one makes the whole document unreadable. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML, in an element or attribute. Removes characters that XML does not allow. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(unwritable, ''))
