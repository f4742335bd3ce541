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
  ['a repetition inside a look ahead that is repeated', '^(?:(?=a*)a)+$'],
  ['many long runs', '^a*a*a*a*$'],
  ['a reference back', '^(a+)\\1$'],
  ['no expression', '('],
  ['one that the strict mode of JavaScript refuses', '\\-x'],
  ['nothing', ''],
  ['a number', 12],
  ['one beyond 200 characters', 'a'.repeat(201)],
])('%s is refused: %s', (_what, pattern) => {
  expect(isSafePattern(pattern)).toBe(false)
})
