import tokenizer, { types, type Token, type Tokens } from 'ret'

const longestPattern = 200

/** Characters of an answer that has to fit a pattern, at most. A password has 64. */
export const longestMatched = 80

/**
 * Steps that matching may take in the worst case. An engine takes some ten million in a second before it has compiled a
 * pattern, so this is a tenth of one.
 */
const mostSteps = 1_000_000

/** What matching a part of a pattern may come to. */
interface Cost {
  /** In how many ways the part takes so many characters, by their number, up to `longestMatched`. */
  readonly ways: readonly number[]
  /** Steps that it takes to try all of them. */
  readonly steps: number
}

/** Takes nothing, in one way. */
const nothing: readonly number[] = [1]
const oneCharacter: Cost = { ways: [0, 1], steps: 1 }
const boundless: Cost = { ways: nothing, steps: Infinity }

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** One part after another: each way of the first with each of the second, as far as a text reaches. */
function afterOneAnother(first: readonly number[], second: readonly number[]): number[] {
  const ways: number[] = []
  first.forEach((some, taken) => {
    if (some === 0) return
    for (let more = 0; more < second.length && taken + more <= longestMatched; more += 1)
      ways[taken + more] = (ways[taken + more] ?? 0) + some * (second[more] ?? 0)
  })
  return Array.from(ways, (each) => each ?? 0)
}

function together(left: readonly number[], right: readonly number[]): number[] {
  return Array.from(
    { length: Math.max(left.length, right.length) },
    (_, taken) => (left[taken] ?? 0) + (right[taken] ?? 0),
  )
}

function estimateSequence(tokens: readonly Token[]): Cost {
  let ways = nothing
  let steps = 0
  for (const token of tokens) {
    const cost = estimateCost(token)
    // What follows is tried again for every way in which the previous part has matched.
    steps += sum(ways) * cost.steps
    if (!(steps <= mostSteps)) return boundless
    ways = afterOneAnother(ways, cost.ways)
  }
  return { ways, steps }
}

function estimateChoice(branches: readonly (readonly Token[])[]): Cost {
  const costs = branches.map(estimateSequence)
  return {
    ways: costs.map((cost) => cost.ways).reduce(together),
    steps: branches.length + sum(costs.map(({ steps }) => steps)),
  }
}

function estimateRepetition(value: Cost, min: number, max: number): Cost {
  // Beyond the least number a turn has to take something, or the engine ends the repetition.
  const filling = value.ways.map((some, taken) => (taken === 0 ? 0 : some))
  let turn = nothing
  let ways: readonly number[] = min === 0 ? nothing : []
  let steps = 1
  for (let turns = 1; turns <= max; turns += 1) {
    steps += sum(turn) * (value.steps + 1)
    if (!(steps <= mostSteps)) return boundless
    turn = afterOneAnother(turn, turns <= min ? value.ways : filling)
    if (turns >= min) ways = together(ways, turn)
    if (sum(turn) === 0) break
  }
  return { ways, steps }
}

function estimateCost(token: Tokens): Cost {
  switch (token.type) {
    case types.ROOT:
    case types.GROUP: {
      const cost = estimateChoice(token.options ?? [token.stack ?? []])
      // A look-around takes no characters, and is not backtracked into once it has succeeded.
      const isLookaround =
        token.type === types.GROUP && (token.followedBy || token.notFollowedBy || token.lookBehind)
      return isLookaround ? { ways: nothing, steps: cost.steps } : cost
    }
    case types.REPETITION:
      return estimateRepetition(estimateCost(token.value), token.min, token.max)
    case types.REFERENCE:
      return boundless
    case types.CHAR:
    case types.SET:
      return oneCharacter
    case types.POSITION:
      return { ways: nothing, steps: 1 }
    default:
      return token satisfies never
  }
}

/** An unanchored pattern is tried from every character, with half of the text left on average. */
function placesToBegin({ options, stack }: ReturnType<typeof tokenizer>): number {
  const branches = options ?? [stack ?? []]
  const isHeld = branches.every(([first]) => first?.type === types.POSITION && first.value === '^')
  return isHeld ? 1 : longestMatched / 2
}

/** Unicode classes and long escapes, each replaced by one character: the tokenizer does not know them. */
const inOneCharacter = (pattern: string) =>
  pattern.replace(/\\(?:[pPu]\{[^}]*\}|[^])/g, (escape) => (escape.length > 2 ? 'x' : escape))

/**
 * Whether a text is a regular expression that matches in limited time for any input. Patterns come from configuration
 * and content, and run on the server and in browsers, whose engines backtrack. Counts the ways to match a text of
 * `longestMatched` characters, each of which fits every part that takes one; more than `mostSteps` are refused, and so
 * are back references. Callers limit the matched text to that length.
 */
export function isSafePattern(pattern: unknown): pattern is string {
  if (typeof pattern !== 'string' || pattern === '' || pattern.length > longestPattern) return false
  try {
    new RegExp(pattern, 'u')
    const root = tokenizer(inOneCharacter(pattern))
    return estimateCost(root).steps * placesToBegin(root) <= mostSteps
  } catch {
    return false
  }
}
