import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { isSafePattern, longestMatched } from './safe-pattern.ts'

/** The longest text that a pattern is held against, of what makes matching fail late. */
const worst = (letter: string) => `${letter.repeat(longestMatched - 1)}!`

test.each([
  '^[0-9+ ]{6,20}$',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  '[A-Z]',
  '^.{8,}$',
  '^[^@]+@[^@]+\\.[^@]+$',
  "^[\\p{L}' -]+$",
  '^(\\d{3}-){2}\\d{4}$',
  '^(?=.*\\d)(?=.*[a-z]).{8,}$',
  '^a*a*a*$',
  // Each of these the earlier count of long runs has refused or not seen, and none takes long.
  '^(?:(?=a*)a)+$',
  '^(cat|dog){1,3}$',
  '^([a-z]{0,3}){2}$',
  '^\\p{L}{2,40}(?: \\p{L}{2,40})?$',
  '\\d{2,4}-\\d{2,4}',
])('%s may be used, and answers in time', (pattern) => {
  expect(isSafePattern(pattern)).toBe(true)
  const started = performance.now()
  for (const letter of ['a', '1', ' ', '@', '.']) new RegExp(pattern, 'u').test(worst(letter))
  expect(performance.now() - started).toBeLessThan(1_000)
})

test.each([
  ['a repetition in a repetition', '(a+)+$'],
  ['a choice that is repeated', '^(a|a)*$'],
  ['a choice of runs that is repeated', '^([a-z]+|[a-z]+\\d)+$'],
  ['a bounded repetition in another', '^(a{1,50}){1,50}$'],
  ['what may be left out, repeated', '^(\\w+\\s?)*$'],
  ['many long runs', '^a*a*a*a*$'],
  ['six shorter ones, together', `^${'([a-z]{0,19})'.repeat(6)}$`],
  ['eight of one letter', `^${'(a{0,19})'.repeat(8)}$`],
  ['many choices that are not repeated', `^${'(a|aa)'.repeat(27)}$`],
  ['many parts that may be left out', `^${'a?'.repeat(40)}${'a'.repeat(40)}$`],
  ['runs of letters of any script', `^${'(\\p{L}{0,19})'.repeat(8)}$`],
  ['a short choice, repeated', '^(a|aa|aaa){2,60}$'],
  ['what takes long only from the middle of a text on', '(a|aa){0,14}b'],
  ['a reference back', '^(a+)\\1$'],
  ['no expression', '('],
  ['one that the strict mode of JavaScript refuses', '\\-x'],
  ['nothing', ''],
  ['a number', 12],
  ['one beyond 200 characters', 'a'.repeat(201)],
])('%s is refused: %s', (_what, pattern) => {
  expect(isSafePattern(pattern)).toBe(false)
})

/** The same numbers on every machine. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** A pattern of everything that the language has, over few letters, so that much of it overlaps. */
function randomPattern(roll: (sides: number) => number, depth = 0): string {
  const atoms = ['a', 'b', '[ab]', '.', '\\w', '[^b]', '\\p{L}', 'a?', '\\b', '^', '$']
  const quantities = ['', '', '*', '+', '?', '{2}', '{0,5}', '{1,19}', '{0,40}', '*?', '{3,}']
  const parts = Array.from({ length: 1 + roll(5) }, () => {
    const isGroup = depth < 3 && roll(3) === 0
    const opening = ['(', '(?:', '(?=', '(?!'][roll(4)] ?? '('
    const atom = isGroup ? `${opening}${randomPattern(roll, depth + 1)})` : (atoms[roll(atoms.length)] ?? 'a')
    const isBare = isGroup ? /^\((?:\?[=!])/.test(atom) : /^(?:\\b|\^|\$|a\?)$/.test(atom)
    return isBare ? atom : `${atom}${quantities[roll(quantities.length)] ?? ''}`
  })
  if (depth > 0 && roll(3) === 0) parts.splice(roll(parts.length), 0, '|')
  return parts.join('')
}

/** Milliseconds for the slowest of some texts; run in a separate thread, which can be terminated. */
const thread = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ pattern, texts }) => {
    const started = performance.now()
    for (const text of texts) new RegExp(pattern, 'u').test(text)
    parentPort.postMessage(performance.now() - started)
  })`

test('whatever is accepted answers in time: 600 patterns by chance', async () => {
  const roll = dice(20_261_123)
  const texts = ['a', 'b', 'ab', 'aab'].flatMap((part) => {
    const whole = part.repeat(longestMatched).slice(0, longestMatched - 1)
    return [`${whole}!`, `${whole}b`]
  })
  let worker = new Worker(thread, { eval: true })
  const slow: string[] = []
  const counted = { accepted: 0, refused: 0 }
  for (let count = 0; count < 600; count += 1) {
    const pattern = `${['', '^'][roll(2)] ?? ''}${randomPattern(roll)}${['', '$', '!'][roll(3)] ?? ''}`
    if (!isSafePattern(pattern)) {
      counted.refused += 1
      continue
    }
    counted.accepted += 1
    worker.postMessage({ pattern, texts })
    // Eight texts of a million steps each, on a machine that does other things as well.
    const isOver = await Promise.race([
      once(worker, 'message').then(() => true),
      wait(5_000, false, { ref: false }),
    ])
    if (isOver) continue
    slow.push(pattern)
    await worker.terminate()
    worker = new Worker(thread, { eval: true })
  }
  await worker.terminate()
  expect(slow).toEqual([])
  // Enough of both, or the test would say nothing.
  expect(counted.accepted).toBeGreaterThan(150)
  expect(counted.refused).toBeGreaterThan(100)
}, 60_000)
