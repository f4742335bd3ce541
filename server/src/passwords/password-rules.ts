import type { Condition } from '@foyer/contract/errors/catalogue'
import { ProblemError } from '../http/problem.ts'
import type { BreachedList } from './breached-list.ts'

/** How a password has to be made. Lengths and counts are of characters, as a person counts them. */
export interface PasswordBounds {
  readonly shortest: number
  readonly longest: number
  readonly numerics: number
  readonly nonNumerics: number
  readonly distinct: number
}

/** As forms have it; the rules of a channel may ask for more. */
export const usualPasswordBounds: PasswordBounds = {
  shortest: 8,
  longest: 64,
  numerics: 0,
  nonNumerics: 0,
  distinct: 4,
}

/** A rule of the channel's configuration: what visitors read, and the pattern of it. */
export interface ChannelPasswordRule {
  readonly text: string
  readonly regex: string
}

export interface PasswordRulesOptions {
  readonly bounds?: PasswordBounds
  readonly channelRules: readonly ChannelPasswordRule[]
  /** Words that everybody would think of here: the chain's name, its cinemas. */
  readonly disallowedTexts: readonly string[]
  readonly breached: readonly Pick<BreachedList, 'has'>[]
}

/** Whose password it is to be; parts of it must not be in the password. */
export interface PasswordOwner {
  readonly email: string | null
  readonly username: string | null
  readonly names: readonly string[]
}

/** Shorter ones are in many words by chance. */
const shortestPart = 3

/** So much is put behind a password to see what it lacks: a pattern may have an upper end. */
const mendingLengths = [1, 8, 32]

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Validates new passwords. One that is in use is never judged: its owner could not sign in to change it. */
export class PasswordRules {
  readonly #bounds: PasswordBounds
  readonly #patterns: readonly { text: string; regex: RegExp }[]
  readonly #disallowedTexts: readonly string[]
  readonly #breached: readonly Pick<BreachedList, 'has'>[]

  constructor({ bounds = usualPasswordBounds, ...options }: PasswordRulesOptions) {
    this.#bounds = bounds
    this.#patterns = options.channelRules.map(({ text, regex }) => ({ text, regex: new RegExp(regex, 'u') }))
    this.#disallowedTexts = options.disallowedTexts.map(fold)
    this.#breached = options.breached
  }

  /** @throws ProblemError with the condition of the first rule that is broken, the cheapest first */
  require(password: string, owner: PasswordOwner): void {
    const condition = this.#findBrokenBound(password)
    if (condition) throw new ProblemError(condition)
    for (const { text, regex } of this.#patterns)
      if (!regex.test(password))
        throw new ProblemError(getPatternCondition(regex, password), {
          detail: `The password needs: ${text}`,
        })
    const contained = this.#findContained(fold(password), owner)
    if (contained) throw new ProblemError(contained)
    if (this.#breached.some((list) => list.has(password))) throw new ProblemError('password-compromised')
  }

  #findBrokenBound(password: string): Condition | null {
    const characters = [...password.normalize('NFKC')]
    const numerics = characters.filter((character) => /\p{Nd}/u.test(character)).length
    const { shortest, longest, distinct, ...least } = this.#bounds
    if (characters.length > longest) return 'password-too-long'
    if (characters.length < shortest) return 'password-too-short'
    if (numerics < least.numerics) return 'password-too-few-numerics'
    if (characters.length - numerics < least.nonNumerics) return 'password-too-few-non-numerics'
    return new Set(characters).size < distinct ? 'password-too-few-distinct' : null
  }

  #findContained(password: string, { email, username, names }: PasswordOwner): Condition | null {
    const contains = (part: string) => part.length >= shortestPart && password.includes(part)
    const address = fold(email ?? '')
    if ([address, address.split('@')[0] ?? ''].some(contains)) return 'password-contains-email'
    if (contains(fold(username ?? ''))) return 'password-contains-username'
    if (names.flatMap((name) => fold(name).split(/\s+/)).some(contains)) return 'password-contains-name'
    return this.#disallowedTexts.some(contains) ? 'password-disallowed-words' : null
  }
}

/**
 * What a password lacks that does not fit a channel's pattern, found by what would mend it: the interface has codes for
 * numbers of characters, not for patterns.
 */
function getPatternCondition(regex: RegExp, password: string): Condition {
  const isMendedBy = (...kinds: readonly string[]) =>
    kinds.some((kind) => mendingLengths.some((length) => regex.test(password + kind.repeat(length))))
  const byNumerics = isMendedBy('7')
  const byOthers = isMendedBy('x', 'X', '!')
  if (byNumerics && byOthers) return 'password-too-short'
  if (byNumerics) return 'password-too-few-numerics'
  if (byOthers) return 'password-too-few-non-numerics'
  return isMendedBy('xX7!') ? 'password-too-short' : 'password-disallowed-words'
}
