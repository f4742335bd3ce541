import type { FormCondition, FormOperator } from './content-form.ts'
import { isRuleMet, listShownFields, type EntryValue, type EntryValues } from './form-conditions.ts'
import { createFormField, createFormOfFields } from './testing/content-form.ts'

const isMet = (operator: FormOperator, value: EntryValue | undefined, wanted: string) =>
  isRuleMet({ field: 'asked', operator, value: wanted }, value)

describe('a rule of a condition', () => {
  it.each<[FormOperator, EntryValue, string, boolean]>([
    ['Is', 'Keys', 'Keys', true],
    ['Is', 'Keys', 'keys', false],
    ['Is', 'true', 'true', true],
    ['IsNot', 'Keys', 'Umbrella', true],
    ['IsNot', 'Keys', 'Keys', false],
    ['GreaterThen', '121', '120', true],
    ['GreaterThen', '120', '120', false],
    ['GreaterThen', '9', '120', false],
    ['GreaterThen', '2026-12-24', '2026-11-30', true],
    ['LessThen', '9', '120', true],
    ['LessThen', '-2.5', '-2', true],
    ['LessThen', '120', '120', false],
    ['Contains', 'A school trip', 'school', true],
    ['Contains', 'A School trip', 'school', false],
    ['ContainsIgnoreCase', 'A School trip', 'sCHOOL', true],
    ['ContainsIgnoreCase', 'A birthday', 'school', false],
    ['StartsWith', 'Bar lead', 'Bar', true],
    ['StartsWith', 'bar lead', 'Bar', false],
    ['StartsWithIgnoreCase', 'bar lead', 'Bar', true],
    ['EndsWith', 'A private evening', 'evening', true],
    ['EndsWith', 'A private Evening', 'evening', false],
    ['EndsWithIgnoreCase', 'A private Evening', 'evening', true],
    ['NotContains', 'A birthday', 'school', true],
    ['NotContains', 'A school', 'school', false],
    ['NotContains', 'A School', 'school', true],
    ['NotContainsIgnoreCase', 'A School', 'school', false],
    ['NotContainsIgnoreCase', 'A birthday', 'school', true],
    ['NotStartsWith', 'Duty', 'Bar', true],
    ['NotStartsWith', 'Bar lead', 'Bar', false],
    ['NotStartsWith', 'bar lead', 'Bar', true],
    ['NotStartsWithIgnoreCase', 'bar lead', 'Bar', false],
    ['NotStartsWithIgnoreCase', 'Duty', 'Bar', true],
    ['NotEndsWith', 'A morning', 'evening', true],
    ['NotEndsWith', 'An evening', 'evening', false],
    ['NotEndsWith', 'An Evening', 'evening', true],
    ['NotEndsWithIgnoreCase', 'An Evening', 'evening', false],
    ['NotEndsWithIgnoreCase', 'A morning', 'evening', true],
    ['Is', ['Drinks', 'A microphone'], 'A microphone', true],
    ['IsNot', ['Drinks', 'A microphone'], 'A microphone', false],
    ['EndsWith', [{ fileName: 'cv.pdf', size: 9 }], '.pdf', true],
  ])('%s of %j and %s is %s', (operator, value, wanted, expected) => {
    expect(isMet(operator, value, wanted)).toBe(expected)
  })

  it.each<FormOperator>(['Is', 'IsNot', 'LessThen', 'NotContains', 'NotStartsWith', 'NotEndsWithIgnoreCase'])(
    'does not hold where there is no answer: %s',
    (operator) => {
      for (const value of [undefined, '', ' ', []]) expect(isMet(operator, value, 'x')).toBe(false)
    },
  )

  it('of an unknown operator does not hold', () => {
    expect(isMet('toString' as FormOperator, 'x', 'x')).toBe(false)
  })
})

const condition = (
  actionType: FormCondition['actionType'],
  logicType: FormCondition['logicType'],
  rules: [field: string, value: string][],
): FormCondition => ({
  actionType,
  logicType,
  rules: rules.map(([field, value]) => ({ field, operator: 'Is', value })),
})

/** A form of these fields; the id of each is its alias with `id-` before it. */
const formWith = (conditions: Record<string, FormCondition | null>) =>
  createFormOfFields(
    Object.entries(conditions).map(([alias, each]) =>
      createFormField(alias, 'Short answer', { id: `id-${alias}`, condition: each }),
    ),
  )

describe('a field with a condition', () => {
  const shown = (conditions: Record<string, FormCondition | null>, values: EntryValues) =>
    listShownFields(formWith(conditions), values).map(({ alias }) => alias)

  const both: [string, string][] = [
    ['id-a', '1'],
    ['id-b', '2'],
  ]
  it.each([
    ['Show', 'All', '1', '2', true],
    ['Show', 'All', '1', '9', false],
    ['Show', 'Any', '1', '9', true],
    ['Show', 'Any', '9', '9', false],
    ['Hide', 'All', '1', '2', false],
    ['Hide', 'All', '1', '9', true],
    ['Hide', 'Any', '9', '2', false],
    ['Hide', 'Any', '9', '9', true],
  ] as const)('%s if %s, with %s and %s: shown is %s', (action, logic, a, b, expected) => {
    const fields = { a: null, b: null, c: condition(action, logic, both) }
    expect(shown(fields, { a, b }).includes('c')).toBe(expected)
  })

  it('hangs on nothing that an unseen field was answered', () => {
    const fields = {
      a: null,
      b: condition('Show', 'All', [['id-a', '1']]),
      c: condition('Show', 'All', [['id-b', '1']]),
    }
    expect(shown(fields, { a: '1', b: '1' })).toEqual(['a', 'b', 'c'])
    expect(shown(fields, { a: '2', b: '1' })).toEqual(['a'])
  })

  it('may name itself, another in a ring, or nobody', () => {
    const ring = {
      a: condition('Show', 'All', [['id-b', '1']]),
      b: condition('Show', 'All', [['id-a', '1']]),
      c: condition('Show', 'All', [['id-c', '1']]),
      d: condition('Show', 'Any', [['id-nobody', '1']]),
    }
    expect(shown(ring, { a: '1', b: '1', c: '1' })).toEqual([])
  })
})
