import type { Condition } from '@foyer/contract/errors/catalogue'
import { ProblemError } from '../http/problem.ts'
import type { BreachedList } from './breached-list.ts'

/** Bounds of a password, counted in Unicode characters. */
export interface PasswordBounds {
  readonly shortest: number
  readonly longest: number
  readonly numerics: number
  readonly nonNumerics: number
  readonly distinct: number
}

/** Bounds of the forms; a channel's rules may require more. */
export const usualPasswordBounds: PasswordBounds = {
  shortest: 8,
  longest: 64,
  numerics: 0,
  nonNumerics: 0,
  distinct: 4,
}

/** A rule of the channel's configuration: its text for visitors, and its pattern. */
export interface ChannelPasswordRule {
  readonly text: string
  readonly regex: string
}

export interface PasswordRulesOptions {
  readonly bounds?: PasswordBounds
  readonly channelRules: readonly ChannelPasswordRule[]
  /** Words that are easily guessed here: the names of the chain and its cinemas. */
  readonly disallowedTexts: readonly string[]
  readonly breached: readonly Pick<BreachedList, 'has'>[]
}

/** Owner of the password, which must not contain parts of these. */
export interface PasswordOwner {
  readonly email: string | null
  readonly username: string | null
  readonly names: readonly string[]
}

/** Least length of such a part: shorter ones are in many words by chance. */
const shortestPart = 3

/** Numbers of characters added to a password to find out what it lacks; several, as a pattern may have a maximum. */
const mendingLengths = [1, 8, 32]

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Validates new passwords. Existing ones are not validated at sign-in: their owners could not sign in to change them. */
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

  /** @throws ProblemError with the condition of the first broken rule; the cheapest rules come first */
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
 * Finds what a password that does not match a channel's pattern lacks, by trying additions: the interface has codes for
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
