import { languageCookie } from '@foyer/contract/omnia/language-address'
import type { RenderRequest } from '@foyer/contract/render/boundary'
import { getLanguageFor } from '../brand/languages.ts'

/** A visitor's preferences from the browser's cookies and headers. */
export interface Visitor {
  mode: RenderRequest['mode']
  contrast: RenderRequest['contrast']
  cinemaGroupId: string | null
  dismissals: RenderRequest['dismissals']
  isConsentAnswered: boolean
  languageTag: string
  /** Whether the address sets the language, which is then remembered for the session. */
  isLanguageChosen: boolean
}

export const cookieNames = {
  mode: 'foyer-mode',
  contrast: 'foyer-contrast',
  cinemaGroup: 'foyer-cinema-group',
  closed: 'foyer-closed',
  closedInSession: 'foyer-closed-session',
  consent: 'foyer-consent',
  language: languageCookie,
} as const

/** The first value of each cookie; a value that cannot be decoded is ignored. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(at, 0)).trim()
    if (name === '' || cookies.has(name)) continue
    try {
      cookies.set(name, decodeURIComponent(pair.slice(at + 1).trim()))
    } catch {
      // Not ours: browsers send other sites' cookies too.
    }
  }
  return cookies
}

const modes = ['Light', 'Dark', 'System'] as const
const contrasts = ['Normal', 'Medium', 'High', 'System'] as const

/** A cookie of the storefront; anything else is ignored. */
const readDismissals = (cookie = '') => (/^[\w.!-]{1,2000}$/.test(cookie) ? cookie : '')

/** Tags of an `Accept-Language` header, best first. */
function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality), index }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => tag)
}

/**
 * Reads the visitor's preferences. The language is that of the address, else of the cookie, else the best accepted one
 * of the brand's, else the brand's first.
 */
export function readVisitor(
  request: { url: string; headers: { cookie?: string | undefined; 'accept-language'?: string | undefined } },
  languages: readonly string[],
): Visitor {
  const cookies = parseCookies(request.headers.cookie)
  const query = new URLSearchParams(request.url.split('?').slice(1).join('?'))
  const requestedLanguage = getLanguageFor(query.get('language'), languages)
  const accepted = acceptedLanguages(request.headers['accept-language'])
    .map((tag) => getLanguageFor(tag, languages))
    .find((tag) => tag !== undefined)
  const cinemaGroupId = cookies.get(cookieNames.cinemaGroup)
  return {
    mode: modes.find((mode) => mode === cookies.get(cookieNames.mode)) ?? null,
    contrast: contrasts.find((contrast) => contrast === cookies.get(cookieNames.contrast)) ?? null,
    cinemaGroupId: cinemaGroupId && /^[\w.-]{1,100}$/.test(cinemaGroupId) ? cinemaGroupId : null,
    dismissals: {
      lasting: readDismissals(cookies.get(cookieNames.closed)),
      session: readDismissals(cookies.get(cookieNames.closedInSession)),
    },
    isConsentAnswered: /^(Accepted|Declined)$/.test(cookies.get(cookieNames.consent) ?? ''),
    languageTag:
      requestedLanguage ??
      getLanguageFor(cookies.get(cookieNames.language), languages) ??
      accepted ??
      languages[0] ??
      'en',
    isLanguageChosen: requestedLanguage !== undefined,
  }
}
