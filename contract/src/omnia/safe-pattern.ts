import tokenizer, { types, type Tokens } from 'ret'

/** A run of repetitions from this length on counts: below it, what it can cost is bounded by itself. */
const longRun = 20
/** Several long runs after one another may share out a text in as many ways as its length to the power of their number. */
const mostRuns = 3
const longestPattern = 200

/** What a part of a pattern may cost: Infinity where that grows faster than any power, else how many long runs it has. */
function runsIn(token: Tokens, isRepeated: boolean): number {
  switch (token.type) {
    case types.ROOT:
    case types.GROUP: {
      // A choice that is repeated may be taken in two ways at every turn.
      if (token.options && isRepeated) return Infinity
      const branches = token.options ?? [token.stack ?? []]
      return Math.max(
        ...branches.map((branch) => branch.reduce((sum, each) => sum + runsIn(each, isRepeated), 0)),
      )
    }
    case types.REPETITION: {
      const { min, max, value } = token
      const isVariable = min !== max
      if (isVariable && isRepeated) return Infinity
      return runsIn(value, isRepeated || max > 1) + (isVariable && max >= longRun ? 1 : 0)
    }
    case types.REFERENCE:
      return Infinity
    case types.CHAR:
    case types.SET:
    case types.POSITION:
      return 0
    default:
      return token satisfies never
  }
}

/**
 * Is the text a regular expression, and one that answers in time whatever a visitor types? Patterns come from
 * configuration and content. Refused is what backtracks without bound: a repetition in a repetition, a repeated choice, a
 * reference back, and more than three long runs. What is left takes at most some power of the text's length, so whoever
 * matches it bounds that: a password has 64 characters, an answer in a form `longestMatched`.
 */
export function isSafePattern(pattern: unknown): pattern is string {
  if (typeof pattern !== 'string' || pattern === '' || pattern.length > longestPattern) return false
  try {
    new RegExp(pattern, 'u')
    return runsIn(tokenizer(pattern), false) <= mostRuns
  } catch {
    return false
  }
}

/** Characters of an answer that has to fit a pattern, at most. */
export const longestMatched = 200
