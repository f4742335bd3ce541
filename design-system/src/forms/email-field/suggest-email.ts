import { distance } from 'fastest-levenshtein'

/** Maximum edit distance of a domain; one less if it ends in `.com`, as many domains do. */
const mostInDomain = 3
/** Maximum edit distance of the part before the first full stop or after it, if the whole is no known domain. */
const mostInPart = 2
/**
 * Minimum letters of a name that is recognised despite a typo. Nearly all shorter names belong to somebody, as `hp.com`,
 * `aon.com` or `life.com`.
 */
const leastToKnow = 5
/** Minimum letters of a known name that is recognised with one of them doubled, even if short: `livee`. */
const leastDoubled = 4
/** Letters of a name before `.co` that may have been meant to be followed by `.com`. */
const leastBeforeCo = 3

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
/** Real endings of at most two letters other than one above: https://publicsuffix.org/list/ */
const others =
  'cat coop gov int pro tel aco aeg aig aol art bbt bcg best bet bingo bom boo bot box cab cal cam camp ' +
  'car cba cbn cbs ceo cfa cfd cool cpa crs cyou dev diet dog dot eat eco fit foo ford fox frl gea gent ' +
  'goo goog gop got hkt hot how ibm ifm immo inc ing ink ist jot joy kim krd lat lol med meet men mit ' +
  'moe moi mom mov nab nba nec new news next nfl ngo nhk now nra nrw ntt nyc obi one ong onl ooo ott ' +
  'ovh pet porn pru red reit ren rent rest room scot seat sew sex song soy srl top trv uno uol vet vig ' +
  'work wow you'
const realEndings = new Set([...endings, ...others.split(' ')])
/** Names that are near to one above and are none of its slips; at home before any ending. */
const otherNames = new Set(['cloud', 'email', 'emails', 'gmac', 'loud', 'mailo', 'small', 'tahoe', 'ymail'])

export interface EmailSuggestionOptions {
  /** Complete domains besides the popular ones: the chain's own, the country's. */
  extraDomains?: readonly string[] | undefined
  /** Additional name with many endings, besides yahoo, hotmail, mail, live and outlook. */
  extraSecondLevel?: string | undefined
}

/**
 * The probable address for one with a typo in its domain, as `odile@gmial.com`, in the manner of Mailcheck: the nearest
 * known domain at a distance of up to three, otherwise the nearest of its parts at up to two; of equally near ones, the
 * first in the list. Known domains and valid endings stay, and so does a name too short to be recognised. Call it only
 * with a syntactically valid address.
 * @returns the whole address, or null if there is no better one
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
  const isAtHome = levels.includes(first) || otherNames.has(first)
  if (known.includes(domain) || (isAtHome && isEnding(ending))) return domain
  const most = ending === 'com' ? mostInDomain - 1 : mostInDomain
  const meant = nearest(domain, known, most, slipsBetween)
  if (meant !== undefined) return meant
  // A name that is right is no slip of another, as `gmail` of `mail`.
  const isName = isAtHome || known.some((each) => parted(each)[0] === first)
  const level = isName ? first : (nearest(first, levels, mostInPart, slipsInName) ?? first)
  return `${level}.${isEnding(ending) ? ending : (nearest(ending, endings, mostInPart) ?? ending)}`
}

/** Of two that are as near, the first. */
function nearest(typed: string, known: readonly string[], most: number, countSlips = distance) {
  return known
    .map((each) => ({ each, slips: countSlips(typed, each) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)[0]?.each
}

const parted = (domain: string): [string, string] => {
  const stop = domain.indexOf('.')
  return [domain.slice(0, stop), domain.slice(stop + 1)]
}

/** Edit distance of two domains; infinite if a valid ending would have to change. */
function slipsBetween(typed: string, known: string): number {
  const [first, ending] = parted(typed)
  const [knownFirst, knownEnding] = parted(known)
  const apart = distance(ending, knownEnding)
  // `gmail.co`: a country's ending, and yet the slip that is made most.
  const isShortCom =
    first === knownFirst && first.length >= leastBeforeCo && knownEnding === 'com' && apart === 1
  const canBe = apart === 0 || isShortCom || (!isEnding(ending) && apart <= mostInPart)
  return canBe && slipsInName(first, knownFirst) < Infinity ? distance(typed, known) : Infinity
}

const sorted = (name: string) => [...name].sort().join('')
const undoubled = (name: string) => name.replace(/(.)\1+/g, '$1')

/** Edit distance of two names; infinite if the rest is not recognisable. A transposition counts as one. */
function slipsInName(typed: string, known: string): number {
  const keys = distance(typed, known)
  const slips = keys === 2 && sorted(typed) === sorted(known) ? 1 : keys
  const isDoubled =
    keys === 1 &&
    typed.length > known.length &&
    known.length >= leastDoubled &&
    undoubled(typed) === undoubled(known)
  return known.length >= leastToKnow || keys === 0 || isDoubled ? slips : Infinity
}

const isEnding = (ending: string) => ending.length === 2 || ending.includes('.') || realEndings.has(ending)
