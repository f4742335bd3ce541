import { createHash } from 'node:crypto'
import { ticketKeeperPolicy } from '@foyer/contract/offline-tickets'

/**
 * What a page's Content-Security-Policy allows besides its own origin. Every entry is an origin or a full script
 * address.
 */
export interface PolicySources {
  connectOrigins: readonly string[]
  mediaOrigins: readonly string[]
  frameOrigins: readonly string[]
  formOrigins: readonly string[]
  /** Third-party scripts that the page may load after consent; without query and fragment. */
  scriptAddresses: readonly string[]
}

export interface PolicyOptions extends PolicySources {
  nonce: string
  /** The finished page: its style attributes are allowed one by one. */
  html: string
  /** Development only: Vite inserts styles, and the theme editor frames the page. */
  isDevelopment: boolean
}

/**
 * Trusted Types policies that a page may create. Our own scripts have one, which knows a single address: the worker's that
 * answers for tickets without a connection. Any page may become the ticket's without a new document, so all name it.
 * Third-party scripts create addresses from text: for those that the configuration names, the storefront creates the
 * default policy, which allows the addresses of their hosts and nothing else.
 */
const trustedTypesFor = (scripts: readonly string[]) =>
  scripts.length > 0 ? `default ${ticketKeeperPolicy}` : ticketKeeperPolicy

/** `'sha256-…'` of an inline script, style element or style attribute. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

/** A source that could end the directive or the header is left out, wherever it comes from. */
const isPlain = (source: string) => /^[a-z][a-z0-9+.-]*:\/\/[^\s;,'"]+$/i.test(source)

function sources(first: string, more: readonly string[]): string {
  return [first, ...new Set(more.filter(isPlain))].join(' ')
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#(x27|39);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

/** `style-src-attr`: the hash of each distinct style attribute of the page, or `'none'`. */
export function hashStyleAttributes(html: string): string {
  const attributes = new Set<string>()
  for (const match of html.matchAll(/ style="([^"]*)"/g)) attributes.add(unescapeHtml(match[1] ?? ''))
  if (attributes.size === 0) return "'none'"
  return ["'unsafe-hashes'", ...[...attributes].map(hashSource)].join(' ')
}

/**
 * The Content-Security-Policy of one rendered page: scripts by nonce only, Trusted Types enforced, no inline code by
 * default. The nonce is valid for one answer, so the page must not be stored anywhere.
 */
export function createPagePolicy(options: PolicyOptions): string {
  const { nonce, html, isDevelopment } = options
  const scripts = options.scriptAddresses.filter(isPlain)
  const isFramed = options.frameOrigins.some(isPlain)
  const directives: [string, string][] = [
    ['default-src', "'self'"],
    // In browsers that support strict-dynamic, scripts added by our own are trusted; the addresses are for all others.
    ['script-src', sources(`'nonce-${nonce}' 'strict-dynamic'`, scripts)],
    ['script-src-attr', "'none'"],
    ['style-src', isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`],
    ['style-src-attr', isDevelopment ? "'unsafe-inline'" : hashStyleAttributes(html)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', isDevelopment ? "'self'" : "'none'"],
    ['frame-src', isFramed ? [...new Set(options.frameOrigins.filter(isPlain))].join(' ') : "'none'"],
    ['form-action', sources("'self'", options.formOrigins)],
    ['img-src', sources("'self' data: blob:", options.mediaOrigins)],
    ['font-src', "'self'"],
    ['media-src', sources("'self' blob:", options.mediaOrigins)],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    // The player of streams loads playlists and segments itself.
    ['connect-src', sources("'self'", [...options.connectOrigins, ...options.mediaOrigins])],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', trustedTypesFor(scripts)],
  ]
  return directives.map(([name, value]) => `${name} ${value}`).join('; ')
}
