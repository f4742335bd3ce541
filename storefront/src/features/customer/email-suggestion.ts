import { distance } from 'fastest-levenshtein'

/** What a chain adds to the known ones. */
export interface EmailSuggestionSettings {
  readonly domains: readonly string[]
  readonly secondLevelDomain?: string | undefined
}

/** So many keys may be wrong in a domain, and one fewer where it ends in `.com`, which says little about the rest. */
const mostInDomain = 3
/** So many may be wrong in what stands before the first full stop, where what is behind it is no known domain's. */
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
/** Endings that are slips of these; those of two letters are countries, and none of them is a slip of another. */
const endings = ['com', 'net', 'org', 'info']
/** Endings that look like slips and are none. */
const others =
  'app art bar bet biz cam club coop dev edu game gov ing ink int mil mov name one ong pet pro red run tel top vet'
const realEndings = new Set([...endings, ...others.split(' ')])

/**
 * A better address for one with a probable slip in its domain, as `odile@gmial.com`; null where nothing better is
 * known. Only ever a question, and asked rarely: a right address that is doubted is worse than a slip that is not seen,
 * for whoever says yes has their tickets sent to somebody else.
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
  const ofChain = settings.secondLevelDomain === undefined ? [] : [settings.secondLevelDomain]
  const levels = [...secondLevels, ...ofChain]
  const [first, ending] = parted(domain)
  // The large ones are at home in many countries.
  if (known.includes(domain) || (levels.includes(first) && isEnding(ending))) return null
  const most = ending === 'com' ? mostInDomain - 1 : mostInDomain
  const meant = known
    .map((each) => ({ each, slips: slipsBetween(domain, each) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)[0]
  if (meant) return meant.each
  // A short name that is longer than what it might mean is more likely a name of its own.
  const isName = (each: string) => each.length <= 4 && first.length > each.length
  const level = levels.find((each) => slipsIn(first, each) <= mostInPart && !isName(each)) ?? first
  return `${level}.${meantEnding(ending)}`
}

const parted = (domain: string): [string, string] => {
  const stop = domain.indexOf('.')
  return [domain.slice(0, stop), domain.slice(stop + 1)]
}

/** Slips between two domains; none can be told, and so infinitely many, where they are different names. */
function slipsBetween(typed: string, known: string): number {
  const [first, ending] = parted(typed)
  const [knownFirst, knownEnding] = parted(known)
  if (ending === knownEnding) return slipsIn(first, knownFirst)
  const isSlip = !isEnding(ending) && distance(ending, knownEnding) <= 2
  return isSlip ? slipsIn(first, knownFirst) + 1 : Infinity
}

/** Slips in a name: it begins as it is meant, and the shorter it is, the fewer of its letters may be wrong. */
function slipsIn(typed: string, meant: string): number {
  const slips = distance(typed, meant)
  const most = typed.length <= 4 ? 1 : typed.length <= 6 ? 2 : 3
  return typed[0] === meant[0] && slips <= most ? slips : Infinity
}

const isEnding = (ending: string) => ending.length === 2 || ending.includes('.') || realEndings.has(ending)

function meantEnding(ending: string): string {
  return isEnding(ending) ? ending : (endings.find((each) => distance(ending, each) === 1) ?? ending)
}
