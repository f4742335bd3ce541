import { LoyaltyConfiguration } from '@foyer/contract/channel/loyalty'
import { BreachedList, encodeBreachedPasswords } from './breached-list.ts'
import { PasswordRules, usualPasswordBounds, type PasswordOwner } from './password-rules.ts'

const owner: PasswordOwner = {
  email: 'Ines.Marchetti@postbox.example',
  username: 'matinee',
  names: ['In\u00e9s Mar\u00eda', 'Marchetti', 'Li'],
}
const nobody: PasswordOwner = { email: null, username: null, names: [] }

const rules = new PasswordRules({
  bounds: { ...usualPasswordBounds, numerics: 1, nonNumerics: 2 },
  channelRules: [],
  disallowedTexts: ['Halcyon', 'Docklands'],
  breached: [new BreachedList(encodeBreachedPasswords(['velvet curtain 1', 'Projector99']))],
})

function getCondition(password: string, of = owner, by = rules): string {
  try {
    by.require(password, of)
    return 'taken'
  } catch (error) {
    return (error as { condition: string }).condition
  }
}

it.each([
  ['a long walk to row 7', 'taken'],
  ['x7'.repeat(32) + 'y', 'password-too-long'],
  ['row 7 !', 'password-too-short'],
  ['a long walk to row', 'password-too-few-numerics'],
  ['123456789a', 'password-too-few-non-numerics'],
  ['aab1aab1', 'password-too-few-distinct'],
  ['ines.marchetti@postbox.example1', 'password-contains-email'],
  ['1 INES.marchetti 1', 'password-contains-email'],
  ['12 matinees', 'password-contains-username'],
  ['one mar\u00eda 1', 'password-contains-name'],
  ['marchetti 1901', 'password-contains-name'],
  ['halcyon days 1', 'password-disallowed-words'],
  ['PROJECTOR99', 'password-compromised'],
  ['Velvet Curtain 1', 'password-compromised'],
])('the password %j is %s', (password, condition) => {
  expect(getCondition(password)).toBe(condition)
})

it('counts characters as people do', () => {
  expect(getCondition('\u{1F39F}\u{1F37F}\u{1F3AC}7xy', nobody)).toBe('password-too-short')
  expect(getCondition('\u{1F39F}\u{1F37F}\u{1F3AC}7'.repeat(16), nobody)).toBe('taken')
})

it('lets parts pass that are in many words, and accounts without a name or an address', () => {
  expect(getCondition('a light line 7')).toBe('taken')
  expect(getCondition('marchetti 1901', nobody)).toBe('taken')
})

describe("a channel's own rules", () => {
  const create = (...channelRules: { text: string; regex: string }[]) =>
    new PasswordRules({ channelRules, disallowedTexts: [], breached: [] })

  it('are those of the configuration by default', () => {
    const usual = create(...new LoyaltyConfiguration().passwordRules)
    expect(getCondition('Velvet Curtain 1', nobody, usual)).toBe('taken')
    expect(getCondition('velvet curtain 1', nobody, usual)).toBe('password-too-few-non-numerics')
    expect(getCondition('VELVET CURTAIN 1', nobody, usual)).toBe('password-too-few-non-numerics')
    expect(getCondition('Velvet Curtain', nobody, usual)).toBe('password-too-few-numerics')
  })

  it.each([
    ['^.{12,}$', 'curtain 17', 'password-too-short'],
    ['[0-9].*[0-9]', 'curtain call 1', 'password-too-few-numerics'],
    ['[0-9].*[0-9]', 'curtain call', 'password-too-few-numerics'],
    ['^(?=.*[0-9])(?=.*[A-Z])', 'curtain call', 'password-too-short'],
    ['[^a-zA-Z0-9]', 'curtaincall1', 'password-too-few-non-numerics'],
    ['^\\S*$', 'curtain call 1', 'password-disallowed-words'],
  ])('of the pattern %s, %j breaks as %s', (regex, password, condition) => {
    expect(getCondition(password, nobody, create({ text: 'something', regex }))).toBe(condition)
  })

  it('are named in the refusal', () => {
    expect(() => create({ text: 'A capital', regex: '[A-Z]' }).require('curtain call 1', nobody)).toThrow(
      'The password needs: A capital',
    )
  })
})
