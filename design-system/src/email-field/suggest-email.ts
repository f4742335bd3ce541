import { distance } from 'fastest-levenshtein'

/** So many keys may be wrong in a domain, and one fewer where it ends in `.com`, which says little about the rest. */
const mostInDomain = 3
/** So many may be wrong in what stands before the first full stop or behind it, where the whole is no known domain. */
const mostInPart = 2

const popularDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'live.co.uk',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'msn.com',
  'mail.com',
  'btinternet.com',
  'proton.me',
  'qq.com',
]
const secondLevels = ['yahoo', 'hotmail', 'mail', 'live', 'outlook']
/** Endings that are slips of these; those of two letters are countries, and none of them is a slip of another. */
const endings = ['com', 'net', 'org', 'info']
/** Endings that look like slips and are none: with the first letter of one above and at most two others, or near to it. */
const others =
  'app art bar bet biz cab cal cam car cat cba cbn ceo cfa cfd club cool coop cpa crs csc cyou dev edu game gov ' +
  'ice icu ifm imdb immo inc ing ink int ist itv mil mov nab nba nec new news next nfl ngo nhk now nra nrw ntt name ' +
  'obi off one ong onl ooo ott ovh pet pro red run tel top vet'
const realEndings = new Set([...endings, ...others.split(' ')])

export interface EmailSuggestionOptions {
  /** Whole domains beside the popular ones: the chain's own, the country's. */
  extraDomains?: readonly string[] | undefined
  /** One more name that stands before many endings, beside yahoo, hotmail, mail, live and outlook. */
  extraSecondLevel?: string | undefined
}

/**
 * What was probably meant by an address with a slip in its domain, as `odile@gmial.com`, after the manner of Mailcheck:
 * a popular domain with up to three letters off, else its parts. Stricter where that doubts right addresses: whoever
 * says yes to a wrong suggestion has their tickets sent to somebody else. So a name begins as it is meant, a short one
 * may have fewer letters off, and real endings stay. To be asked only of what has the form of an address.
 * @returns the whole address, or null when there is nothing better
 */
export function suggestEmail(email: string, options: EmailSuggestionOptions = {}): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || !/^[^.\s]+(\.[^.\s]+)+$/.test(domain)) return null
  const better = betterDomain(domain, options)
  return better === domain ? null : `${email.slice(0, at)}@${better}`
}

function betterDomain(
  domain: string,
  { extraDomains = [], extraSecondLevel }: EmailSuggestionOptions,
): string {
  const known = [...popularDomains, ...extraDomains.map((each) => each.toLowerCase())]
  const levels = extraSecondLevel === undefined ? secondLevels : [...secondLevels, extraSecondLevel]
  const [first, ending] = parted(domain)
  // The large ones are at home in many countries.
  if (known.includes(domain) || (levels.includes(first) && isEnding(ending))) return domain
  const most = ending === 'com' ? mostInDomain - 1 : mostInDomain
  const meant = known
    .map((each) => ({ each, slips: slipsBetween(domain, each) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)[0]
  if (meant) return meant.each
  const level = levels.find((each) => slipsIn(first, each) <= mostInPart) ?? first
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
  // `gmail.co`: a country's ending, and yet the slip that is made most.
  if (first === knownFirst && first.length > 4 && knownEnding === 'com' && distance(ending, 'com') === 1)
    return 1
  const isSlip = !isEnding(ending) && distance(ending, knownEnding) <= 2
  return isSlip ? slipsIn(first, knownFirst) + 1 : Infinity
}

/** Slips in a name: it begins as it is meant, and the shorter it is, the fewer of its letters may be wrong. */
function slipsIn(typed: string, meant: string): number {
  // What is longer than the short name that it might mean is more likely a name of its own.
  if (meant.length <= 4 && typed.length > meant.length) return Infinity
  const slips = distance(typed, meant)
  const most = typed.length <= 4 ? 1 : typed.length <= 6 ? 2 : 3
  return typed[0] === meant[0] && slips <= most ? slips : Infinity
}

const isEnding = (ending: string) => ending.length === 2 || ending.includes('.') || realEndings.has(ending)

/** One key may be wrong anywhere in an ending, a second only where it begins as it is meant. */
function meantEnding(ending: string): string {
  if (isEnding(ending)) return ending
  const slips = endings
    .map((each) => ({ each, slips: distance(ending, each) }))
    .filter(({ each, slips }) => slips <= (ending[0] === each[0] ? mostInPart : 1))
  return slips.sort((a, b) => a.slips - b.slips)[0]?.each ?? ending
}
