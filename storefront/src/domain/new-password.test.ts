import { hasOwnerData, isPlausible, isPatternMet } from './new-password.ts'

const owner = { email: 'Ines.Marchetti@postbox.example', username: 'row7', names: ['Inés', 'de la Cruz'] }
const patterns = [
  { text: 'A number', regex: '[0-9]' },
  { text: 'At least 8 characters', regex: '^.{8,}$' },
]

test.each([
  ['my INES.MARCHETTI@postbox.example', true],
  ['ines.marchetti forever', true],
  ['row7 is mine', true],
  ['inés walks', true],
  ['over the cruz', true],
  // Parts of two letters are in many words by chance.
  ['a delight in Paris', false],
  ['rain on Corvane 9', false],
])('finds the owner in %j: %s', (password, isFound) => {
  expect(hasOwnerData(password, owner)).toBe(isFound)
})

test('an owner of whom nothing is known is in no password', () => {
  expect(hasOwnerData('anything', { email: '', username: '', names: [''] })).toBe(false)
})

test('a pattern counts characters as people do', () => {
  expect(isPatternMet('🎬'.repeat(7), { text: '', regex: '^.{8,}$' })).toBe(false)
  expect(isPatternMet('🎬'.repeat(8), { text: '', regex: '^.{8,}$' })).toBe(true)
})

test.each([
  ['', false],
  ['rain 9', false],
  ['rain on Corvane', false],
  ['ines.marchetti 9', false],
  ['rain on Corvane 9', true],
])('%j keeps all that a browser knows: %s', (password, expected) => {
  expect(isPlausible(password, patterns, owner)).toBe(expected)
})

test('without patterns an empty password is still none', () => {
  expect(isPlausible('', [], owner)).toBe(false)
})
