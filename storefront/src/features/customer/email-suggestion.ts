import { closest, distance } from 'fastest-levenshtein'

/** What a chain adds to the known ones. */
export interface EmailSuggestionSettings {
  readonly domains: readonly string[]
  readonly secondLevelDomain?: string | undefined
}

/** So many keys may be wrong in a domain, and one fewer where it ends in `.com`, which says little about the rest. */
const mostInDomain = 3
/** So many may be wrong in what stands before the last full stop, and behind it. */
const mostInPart = 2

const popularDomains = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'icloud.com',
  'live.co.uk',
  'outlook.com',
  'proton.me',
  'yahoo.com',
  'yahoo.co.uk',
]
const secondLevels = ['yahoo', 'hotmail', 'mail', 'live', 'outlook']
/** Endings of more than two letters; those of two are countries, and none of them is a slip of another. */
const endings = ['com', 'net', 'org', 'info', 'edu', 'gov', 'biz', 'coop', 'shop', 'name', 'cloud', 'example']

/**
 * A better address for one with a probable slip in its domain, as `odile@gmial.com`; null where nothing better is
 * known. Only ever a question: what stands there is an address in its own right.
 */
export function suggestedEmail(email: string, settings: EmailSuggestionSettings): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || !/^[^.\s]+(\.[^.\s]+)+$/.test(domain)) return null
  const better = betterDomain(domain, settings)
  return better === null || better === domain ? null : `${email.slice(0, at)}@${better}`
}

function betterDomain(domain: string, settings: EmailSuggestionSettings): string | null {
  const known = [...popularDomains, ...settings.domains]
  const stop = domain.indexOf('.')
  const [first, ending] = [domain.slice(0, stop), domain.slice(stop + 1)]
  const ofChain = settings.secondLevelDomain === undefined ? [] : [settings.secondLevelDomain]
  const levels = [...secondLevels, ...ofChain]
  // The large ones are at home in many countries.
  if (known.includes(domain) || (levels.includes(first) && isEnding(ending))) return null
  const nearest = closest(domain, known)
  const most = domain.endsWith('.com') ? mostInDomain - 1 : mostInDomain
  if (distance(domain, nearest) <= most) return nearest
  return `${nearestPart(first, levels)}.${isEnding(ending) ? ending : nearestPart(ending, endings)}`
}

const isEnding = (ending: string) => ending.length === 2 || ending.includes('.') || endings.includes(ending)

/** The known part that is meant, or the part as it is. */
function nearestPart(part: string, known: readonly string[]): string {
  const nearest = closest(part, known)
  // Of a short part, two wrong keys would be most of it.
  return distance(part, nearest) <= Math.min(mostInPart, part.length - 2) ? nearest : part
}
