import type { FormField, FormFieldType } from './content-form.ts'
import type { EntryValue, EntryValues } from './form-conditions.ts'
import { getEditorMessage, validateForm, isTimeCaption, largestUpload, mostUploads } from './validate-form.ts'
import { createFormField, createFormOfFields } from './testing/content-form.ts'

const field = (type: FormFieldType, change?: Partial<FormField>) => createFormField('a', type, change)
const getErrors = (fields: FormField[], values: EntryValues) =>
  Object.fromEntries(validateForm(createFormOfFields(fields), values, { today: '2026-11-22' }))
const getErrorKind = (one: FormField, value: EntryValue | undefined) =>
  getErrors([one], { a: value })['a']?.kind ?? null

describe('an answer that is required', () => {
  it.each<[FormFieldType, EntryValue | undefined]>([
    ['Short answer', undefined],
    ['Short answer', '  '],
    ['Long answer', ''],
    ['Date', ''],
    ['Dropdown', ''],
    ['Single choice', undefined],
    ['Multiple choice', []],
    ['File upload', []],
    ['Checkbox', 'false'],
    ['Checkbox', undefined],
    ['Data Consent', 'false'],
  ])('is missed: %s with %j', (type, value) => {
    expect(getErrorKind(field(type, { required: true }), value)).toBe('Required')
    expect(getErrorKind(field(type), value)).toBeNull()
  })

  it('is not asked of what is hidden, of words alone, or of a kind that nobody knows', () => {
    const condition = { actionType: 'Hide', logicType: 'All', rules: [] } as const
    expect(
      getErrorKind(field('Short answer', { required: true, condition: { ...condition, rules: [] } }), ''),
    ).toBeNull()
    expect(getErrorKind(field('Rich text', { required: true }), undefined)).toBeNull()
    expect(getErrorKind(field('Jukebox' as FormFieldType, { required: true }), undefined)).toBeNull()
  })
})

describe('what nobody sees', () => {
  it.each<[string, Partial<FormField>]>([
    ['longer than it may be', { settings: { maximumLength: 2 } }],
    ['against its pattern', { pattern: '^[0-9]+$' }],
    ['no address', { settings: { fieldType: 'email' } }],
  ])('is not held against whoever could not mend it: %s', (_, change) => {
    expect(getErrorKind(field('Hidden', change), 'spring')).toBeNull()
    expect(getErrorKind(field('Short answer', change), 'spring')).not.toBeNull()
  })

  it('is a text all the same', () => {
    expect(getErrorKind(field('Hidden'), ['spring'])).toBe('Format')
  })

  it('is no time to be told that it is out of order; the other one is', () => {
    const time = (alias: string, caption: string, type: FormFieldType) =>
      field(type, { id: alias, alias, caption })
    const values = { from: '21:00', to: '18:30' }
    const start = time('from', 'Start Time', 'Hidden')
    expect(getErrors([start, time('to', 'End Time', 'Short answer')], values)).toEqual({
      to: { kind: 'TimeOrder' },
    })
    expect(getErrors([start, time('to', 'End Time', 'Hidden')], values)).toEqual({})
  })
})

it('a field that is called as every object has something is missed like any other', () => {
  const strange = field('Short answer', { alias: 'constructor', required: true })
  expect(getErrors([strange], {})).toEqual({ constructor: { kind: 'Required' } })
})

describe('a written answer', () => {
  it.each<[FormFieldType, string | null, FormField['settings'], string, string | null]>([
    ['Short answer', null, { fieldType: 'email' }, 'odile@varga.example', null],
    ['Short answer', null, { fieldType: 'email' }, 'odile@varga', 'Format'],
    ['Short answer', null, { fieldType: 'text' }, 'odile@varga', null],
    ['Long answer', null, {}, 'Anything\nat all', null],
    ['Short answer', '^[1-9][0-9]{0,2}$', {}, '120', null],
    ['Short answer', '^[1-9][0-9]{0,2}$', {}, 'many', 'Format'],
    ['Long answer', '^[a-z]+$', {}, '120', 'Format'],
    ['Short answer', null, { maximumLength: 4 }, 'abcd', null],
    ['Short answer', null, { maximumLength: 4 }, '🎬🎬🎬🎬', null],
    ['Long answer', null, { maximumLength: 4 }, 'abcde', 'Length'],
    // The length of text tested against a pattern is limited, whatever the field's own limit.
    ['Short answer', '^a+$', { maximumLength: 5_000 }, 'a'.repeat(201), 'Length'],
    // A pattern that might never answer is not asked.
    ['Short answer', '^(a+)+$', {}, 'b', null],
    ['Long answer', null, {}, 'a'.repeat(10_001), 'Length'],
  ])('%s, pattern %s, %j: %j', (type, pattern, settings, value, expected) => {
    expect(getErrorKind(field(type, { pattern, settings }), value)).toBe(expected)
  })

  it('is a text', () => {
    expect(getErrorKind(field('Short answer'), ['a'])).toBe('Format')
  })
})

it.each<[string, FormField['settings'], string | null]>([
  ['2026-11-22', {}, null],
  ['1899-12-31', {}, 'Format'],
  ['2036-12-31', {}, null],
  ['2037-01-01', {}, 'Format'],
  ['2026-02-30', {}, 'Format'],
  ['22/11/2026', {}, 'Format'],
  ['2026-11-22', { futureOnly: 'True' }, 'Future'],
  ['2026-11-23', { futureOnly: 'True' }, null],
  ['2020-01-01', { futureOnly: 'False' }, null],
])('the day %s with %j: %s', (value, settings, expected) => {
  expect(getErrorKind(field('Date', { settings }), value)).toBe(expected)
})

describe('a choice', () => {
  const preValues = ['Keys', 'Umbrella'].map((value) => ({ caption: value, value }))
  it.each<[FormFieldType, EntryValue, string | null]>([
    ['Dropdown', 'Keys', null],
    ['Dropdown', 'A trombone', 'Choice'],
    ['Single choice', 'Umbrella', null],
    ['Single choice', ['Umbrella'], 'Format'],
    ['Multiple choice', ['Keys', 'Umbrella'], null],
    ['Multiple choice', ['Keys', 'Keys'], 'Choice'],
    ['Multiple choice', ['A trombone'], 'Choice'],
    ['Multiple choice', 'Keys', 'Format'],
    ['Checkbox', 'true', null],
    ['Checkbox', 'perhaps', 'Choice'],
  ])('%s with %j: %s', (type, value, expected) => {
    expect(getErrorKind(field(type, { preValues }), value)).toBe(expected)
  })
})

describe('two times', () => {
  const times = (
    start: string | undefined,
    end: string | undefined,
    captions = ['Start Time', 'End Time'],
  ) => {
    const [first = '', last = ''] = captions
    const fields = [
      field('Short answer', { caption: first }),
      field('Short answer', { id: 'b', alias: 'b', caption: last }),
    ]
    return Object.keys(getErrors(fields, { a: start, b: end }))
  }
  it.each([
    ['9:00', '10:00', []],
    ['9:00', '08:00', ['a', 'b']],
    ['10:00', '9:59', ['a', 'b']],
    ['9:00', '09:00', ['a', 'b']],
    ['9:00', '09:00:00', ['a', 'b']],
    ['09:00', '09:00:01', []],
    ['09:00:30', '09:00', ['a', 'b']],
    ['22:00:00', '21:59:59', ['a', 'b']],
    [' 18:30', '9:00 ', ['a', 'b']],
  ])('are read as people write them: %s and %s', (start, end, expected) => {
    expect(times(start, end)).toEqual(expected)
  })
  it.each([
    ['noon', '18:00', { a: { kind: 'Format' } }],
    ['9:00', '25:00', { b: { kind: 'Format' } }],
    ['9:60', '9', { a: { kind: 'Format' }, b: { kind: 'Format' } }],
    ['noon', undefined, { a: { kind: 'Format' } }],
  ])('say of what is no time that it is none: %s and %s', (start, end, expected) => {
    const fields = [
      field('Short answer', { caption: 'Start Time' }),
      field('Short answer', { id: 'b', alias: 'b', caption: 'End Time' }),
    ]
    expect(getErrors(fields, { a: start, b: end })).toEqual(expected)
    // A field's own pattern decides what is valid.
    const own = fields.map((each) => ({ ...each, pattern: '^[a-z0-9:]+$' }))
    expect(getErrors(own, { a: start, b: end })).toEqual({})
  })
  it('may be chosen from words that are no times', () => {
    const preValues = ['Evening', 'Morning'].map((value) => ({ caption: value, value }))
    const fields = [
      field('Dropdown', { caption: 'Start Time', preValues }),
      field('Dropdown', { id: 'b', alias: 'b', caption: 'End Time', preValues }),
    ]
    expect(getErrors(fields, { a: 'Evening', b: 'Morning' })).toEqual({})
  })
  it('follow each other, and are both wrong where they do not', () => {
    expect(times('18:30', '21:00')).toEqual([])
    expect(times('21:00', '18:30')).toEqual(['a', 'b'])
    expect(times('18:30', '18:30')).toEqual(['a', 'b'])
  })
  it('are found by their captions, and only where both are told', () => {
    expect(times('21:00', '18:30', ['From', 'Until'])).toEqual([])
    expect(times('21:00', undefined)).toEqual([])
  })
  it('may be called otherwise', () => {
    const fields = [
      field('Short answer', { caption: 'Début' }),
      field('Short answer', { id: 'b', alias: 'b', caption: 'Fin' }),
    ]
    const context = { today: '2026-11-22', timeCaptions: { start: 'Début', end: 'Fin' } }
    expect(validateForm(createFormOfFields(fields), { a: '9:00', b: '08:00' }, context).size).toBe(2)
    expect(validateForm(createFormOfFields(fields), { a: '8:00', b: '09:00' }, context).size).toBe(0)
    expect(validateForm(createFormOfFields(fields), { a: '09:00', b: '08:00' }, context).size).toBe(2)
  })
  it('are found by the usual captions too, as in a form that nobody has translated', () => {
    const context = { today: '2026-11-22', timeCaptions: { start: 'Début', end: 'Fin' } }
    const fields = [
      field('Short answer', { caption: 'Start Time' }),
      field('Short answer', { id: 'b', alias: 'b', caption: 'Fin' }),
    ]
    expect(validateForm(createFormOfFields(fields), { a: '09:00', b: '08:00' }, context).size).toBe(2)
    expect(isTimeCaption('Start Time', context.timeCaptions)).toBe(true)
    expect(isTimeCaption('Début', context.timeCaptions)).toBe(true)
    expect(isTimeCaption('Middle', context.timeCaptions)).toBe(false)
  })
})

describe('files', () => {
  const uploads = (allowAll: boolean, multiple: boolean) =>
    field('File upload', {
      fileUploadOptions: {
        allowAllUploadExtensions: allowAll,
        allowedUploadExtensions: ['pdf', '.PNG'],
        allowMultipleFileUploads: multiple,
      },
    })
  const file = (fileName: string, size = 10) => ({ fileName, size })
  it.each<[string, FormField, EntryValue, string | null]>([
    ['an allowed end', uploads(false, false), [file('cv.PDF')], null],
    ['another allowed end', uploads(false, false), [file('a.b.png')], null],
    ['another end', uploads(false, false), [file('cv.exe')], 'FileType'],
    ['no end', uploads(false, false), [file('pdf')], 'FileType'],
    ['any end where all are allowed', uploads(true, false), [file('cv.xyz')], null],
    ['two where one is asked', uploads(false, false), [file('a.pdf'), file('b.pdf')], 'FileCount'],
    ['two where several are', uploads(false, true), [file('a.pdf'), file('b.pdf')], null],
    [
      'too many',
      uploads(false, true),
      Array.from({ length: mostUploads + 1 }, () => file('a.pdf')),
      'FileCount',
    ],
    ['one too large', uploads(false, false), [file('a.pdf', largestUpload + 1)], 'FileSize'],
    ['a text', uploads(true, true), 'cv.pdf', 'Format'],
    ['names', uploads(true, true), ['cv.pdf'], 'Format'],
    ['one of a field that says nothing of files', field('File upload'), [file('a.pdf')], 'FileType'],
  ])('%s', (_, one, value, expected) => {
    expect(getErrorKind(one, value)).toBe(expected)
  })
})

it('says what the editor wrote, where anything is written', () => {
  const written = field('Date', {
    requiredErrorMessage: 'Choose a day.',
    patternInvalidErrorMessage: 'A day, please.',
    settings: { futureOnlyMessage: 'Tomorrow at the earliest.' },
  })
  const getText = (kind: 'Required' | 'Format' | 'TimeOrder' | 'Choice' | 'Future') =>
    getEditorMessage(written, { kind })
  expect([
    getText('Required'),
    getText('Format'),
    getText('TimeOrder'),
    getText('Choice'),
    getText('Future'),
  ]).toEqual([
    'Choose a day.',
    'A day, please.',
    'A day, please.',
    'A day, please.',
    'Tomorrow at the earliest.',
  ])
  expect(getEditorMessage(written, { kind: 'Length', maximum: 9 })).toBeNull()
  expect(getEditorMessage(field('Date'), { kind: 'Future' })).toBeNull()
})
