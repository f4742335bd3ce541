import { createHash } from 'node:crypto'

/** What the policy of a page lets in beyond its own origin. Every entry is an origin or a full script address. */
export interface PolicySources {
  connectOrigins: readonly string[]
  mediaOrigins: readonly string[]
  frameOrigins: readonly string[]
  formOrigins: readonly string[]
  /** Scripts of others that the page may fetch after consent; without what follows the question mark. */
  scriptAddresses: readonly string[]
}

export interface PolicyOptions extends PolicySources {
  nonce: string
  /** The finished page: its style attributes are allowed one by one. */
  html: string
  /** Development only: Vite writes styles and the editor frames the page. */
  isDevelopment: boolean
}

/**
 * No script of ours writes markup or makes addresses of scripts from text, so that no policy may be created. Scripts of
 * others do: for those that the configuration names, the storefront makes the default policy, which lets in the addresses
 * of their hosts and nothing else.
 */
const trustedTypesFor = (scripts: readonly string[]) => (scripts.length > 0 ? 'default' : "'none'")

/** A source that would end the directive or the header is left out, however it came in. */
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
  const hashes = [...attributes].map(
    (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`,
  )
  return ["'unsafe-hashes'", ...hashes].join(' ')
}

/**
 * The Content-Security-Policy of one rendered page: scripts by nonce only, Trusted Types enforced, nothing inline by
 * wish. The nonce lives for one answer, so the page must not be stored anywhere.
 */
export function createPagePolicy(options: PolicyOptions): string {
  const { nonce, html, isDevelopment } = options
  const scripts = options.scriptAddresses.filter(isPlain)
  const isFramed = options.frameOrigins.some(isPlain)
  const directives: [string, string][] = [
    ['default-src', "'self'"],
    // Where browsers know strict-dynamic, what our own script adds is trusted; the addresses are for those that do not.
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
    // The player of streams fetches playlists and parts itself.
    ['connect-src', sources("'self'", [...options.connectOrigins, ...options.mediaOrigins])],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', trustedTypesFor(scripts)],
  ]
  return directives.map(([name, value]) => `${name} ${value}`).join('; ')
}
