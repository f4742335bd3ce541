import { getErrorText } from './get-error-text.ts'
import { validateField, type FieldRules } from './validate-field.ts'

const today = new Date(2026, 2, 9)
const getErrorKind = (value: unknown, rules: FieldRules) => validateField(value, rules, today)?.kind ?? null

describe('required', () => {
  test.each([undefined, null, '', '  ', false, []])('fails for %p', (value) => {
    expect(getErrorKind(value, { kind: 'Other', required: true })).toBe('Required')
  })
  test.each(['x', 0, true, ['x']])('holds for %p', (value) => {
    expect(getErrorKind(value, { kind: 'Other', required: true })).toBeNull()
  })
  test('what may stay empty is asked nothing more', () => {
    const check = jest.fn()
    expect(getErrorKind(' ', { kind: 'Text', minLength: 3, format: /^a/, check })).toBeNull()
    expect(check).not.toHaveBeenCalled()
  })
})

test('a text is as long as it is without its ends, and each character counts once', () => {
  const rules: FieldRules = { kind: 'Text', minLength: 2, maxLength: 4 }
  expect(validateField(' a ', rules)).toEqual({ kind: 'Length', min: 2, max: 4 })
  expect(getErrorKind('  abcd  ', rules)).toBeNull()
  expect(getErrorKind('🎬🎬🎬🎬', rules)).toBeNull()
  expect(getErrorKind('abcde', rules)).toBe('Length')
})

test('a format is asked for where there is one', () => {
  expect(getErrorKind('ab', { kind: 'Text', format: /^\d+$/ })).toBe('Format')
  expect(getErrorKind('12', { kind: 'Text', format: /^\d+$/ })).toBeNull()
  expect(getErrorKind('anything', { kind: 'Text' })).toBeNull()
  expect(getErrorKind('odile@varga.example', { kind: 'Email', format: /@mail\./ })).toBe('Format')
  // A pattern with a `lastIndex` gives the same answer each time.
  const global = { kind: 'Text', format: /a/g } as const
  expect([getErrorKind('a', global), getErrorKind('a', global)]).toEqual([null, null])
})

test.each([
  ['odile@varga.example', null],
  ['odile+films@mail.varga.co.uk', null],
  ['odile', 'Format'],
  ['odile@varga', 'Format'],
  ['odile@@varga.example', 'Format'],
  ['odile varga@varga.example', 'Format'],
])('the address %s: %s', (value, kind) => {
  expect(getErrorKind(value, { kind: 'Email' })).toBe(kind)
})

test.each([
  ['Number', '0042', null],
  ['Number', '-1', 'Format'],
  ['Number', '1.5', 'Format'],
  ['Integer', '-12', null],
  ['Integer', '1.5', 'Format'],
  ['Integer', '12a', 'Format'],
  ['Decimal', '-12.5', null],
  ['Decimal', '12', null],
  ['Decimal', '12.', 'Format'],
  ['Decimal', '1,5', 'Format'],
  ['Currency', '12.50', null],
] as const)('%s takes %s: %s', (kind, value, error) => {
  expect(getErrorKind(value, { kind })).toBe(error)
})

test('a number of digits has a length, one of worth a range', () => {
  expect(getErrorKind('123', { kind: 'Number', minLength: 4 })).toBe('Length')
  expect(validateField('10.5', { kind: 'Decimal', range: { min: 0, max: 10 } })).toEqual({
    kind: 'Range',
    min: 0,
    max: 10,
  })
  expect(getErrorKind('10', { kind: 'Decimal', range: { max: 10 } })).toBeNull()
  expect(getErrorKind('-1', { kind: 'Integer', range: { min: 0 } })).toBe('Range')
})

test.each([
  ['1991-03-09', null],
  ['1991-3-9', 'Format'],
  ['09/03/1991', 'Format'],
  ['1991-13-01', 'Format'],
  ['1991-00-01', 'Format'],
  ['1991-01-32', 'Format'],
  ['1991-04-31', 'Format'],
])('the date %s: %s', (value, kind) => {
  expect(getErrorKind(value, { kind: 'Date' })).toBe(kind)
})

test('an age is reached on the birthday', () => {
  const rules: FieldRules = { kind: 'Date', minAge: 16 }
  expect(getErrorKind('2010-03-09', rules)).toBeNull()
  expect(validateField('2010-03-10', rules, today)).toEqual({ kind: 'MinAge', minAge: 16 })
  expect(getErrorKind('2010-02-28', rules)).toBeNull()
  expect(getErrorKind('2011-01-01', rules)).toBe('MinAge')
})

describe('a password', () => {
  const rules: FieldRules = {
    kind: 'Password',
    rules: [
      { text: 'A capital letter.', pattern: /[A-Z]/ },
      { text: 'A small letter.', pattern: /[a-z]/ },
      { text: 'A figure.', pattern: /\d/ },
      { text: 'At least 8 characters.', pattern: /^.{8,}$/ },
    ],
  }
  test('says each rule that it breaks', () => {
    expect(validateField('abc', rules)).toEqual({
      kind: 'Rules',
      texts: ['A capital letter.', 'A figure.', 'At least 8 characters.'],
    })
    expect(getErrorKind('Popcorn1', rules)).toBeNull()
  })
  test('is required, and has at most 64 characters', () => {
    expect(getErrorKind('', rules)).toBe('Required')
    expect(getErrorKind(`A1${'a'.repeat(62)}`, rules)).toBeNull()
    expect(getErrorKind(`A1${'a'.repeat(63)}`, rules)).toBe('Length')
  })
})

test('a check of its own comes last', () => {
  const check = (value: unknown) => (value === 'Popcorn1' ? 'Everybody has this one.' : null)
  expect(validateField('Popcorn1', { kind: 'Text', check })).toEqual({
    kind: 'Custom',
    text: 'Everybody has this one.',
  })
  expect(getErrorKind('p', { kind: 'Text', minLength: 2, check })).toBe('Length')
})

test('each kind of error has its text, with the bounds in it', () => {
  const messages = {
    Required: 'Fill this in.',
    Format: 'Check how this is written.',
    Length: 'From {min} to {max} letters.',
    Range: 'From {min} to {max}.',
    MinAge: 'You must be {minAge}.',
  }
  expect(getErrorText({ kind: 'Required' }, messages)).toBe('Fill this in.')
  expect(getErrorText({ kind: 'Format' }, messages)).toBe('Check how this is written.')
  expect(getErrorText({ kind: 'Length', min: 2, max: 4 }, messages)).toBe('From 2 to 4 letters.')
  expect(getErrorText({ kind: 'Range', min: 0, max: 10 }, messages)).toBe('From 0 to 10.')
  expect(getErrorText({ kind: 'MinAge', minAge: 16 }, messages)).toBe('You must be 16.')
  expect(getErrorText({ kind: 'Rules', texts: ['A figure.', 'A capital.'] }, messages)).toBe(
    'A figure. A capital.',
  )
  expect(getErrorText({ kind: 'Custom', text: 'No.' }, messages)).toBe('No.')
})
