import { distance } from 'fastest-levenshtein'

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
const topLevels = [
  'com',
  'net',
  'org',
  'info',
  'edu',
  'gov',
  'co.uk',
  'org.uk',
  'ac.uk',
  'ie',
  'fr',
  'es',
  'de',
  'me',
  'ru',
  'pt',
  'it',
  'nl',
  'be',
  'ch',
  'at',
  'pl',
  'se',
  'no',
  'dk',
  'fi',
  'cz',
  'gr',
  'br',
  'mx',
  'ca',
  'in',
  'jp',
  'cn',
  'com.br',
  'com.mx',
  'com.ar',
  'com.au',
  'com.tr',
  'co.jp',
  'co.in',
  'co.nz',
  'co.za',
]

/** How many letters may be wrong, of a whole domain and of its parts. */
const domainThreshold = 3
const partThreshold = 2
/** So many addresses end in .com that short ones lie close together. */
const comReduction = 1

export interface EmailSuggestionOptions {
  /** Whole domains beside the popular ones: the chain's own, the country's. */
  extraDomains?: readonly string[] | undefined
  /** One more name that stands before many endings, beside yahoo, hotmail, mail, live and outlook. */
  extraSecondLevel?: string | undefined
}

/** The nearest within the threshold; null when none is. The word itself is nearest to itself. */
function nearest(word: string, known: readonly string[], threshold: number): string | null {
  let best: string | null = null
  let least = threshold + 1
  for (const each of known) {
    const off = distance(word, each)
    if (off < least) [best, least] = [each, off]
  }
  return best
}

/**
 * What was probably meant by an address with a slip in its domain, after the manner of Mailcheck: a popular domain with
 * up to three letters off (two for .com), else its parts, each with up to two. To be asked only of what has the form of
 * an address.
 * @returns the whole address, or null when there is nothing better
 */
export function suggestEmail(email: string, options: EmailSuggestionOptions = {}): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const dot = domain.indexOf('.')
  if (at < 1 || dot < 1) return null
  const { extraDomains = [], extraSecondLevel } = options
  const domains = [...popularDomains, ...extraDomains.map((each) => each.toLowerCase())]
  const withDomain = (better: string) => (better === domain ? null : `${email.slice(0, at)}@${better}`)
  const threshold = domain.endsWith('.com') ? domainThreshold - comReduction : domainThreshold
  const second = domain.slice(0, dot)
  const top = domain.slice(dot + 1)
  const seconds = extraSecondLevel === undefined ? secondLevels : [...secondLevels, extraSecondLevel]
  // A name that stands before many endings, before one of them: hotmail.fr is as real as hotmail.com, however near.
  if (seconds.includes(second) && topLevels.includes(top)) return null
  const whole = nearest(domain, domains, threshold)
  if (whole !== null) return withDomain(whole)
  const betterSecond = nearest(second, seconds, partThreshold)
  const betterTop = nearest(top, topLevels, partThreshold)
  // An ending alone is too short to go by: half of the world's are two letters from one that is known.
  if (betterSecond === null) return null
  return withDomain(`${betterSecond}.${betterTop ?? top}`)
}
