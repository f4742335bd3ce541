import {
  applyChange,
  createHistory,
  parseKeys,
  findValueAt,
  replaceValue,
  type Change,
  type Draft,
} from './draft.ts'
import { listShapeGroups } from './fields.ts'
import { parseDraft, toHash } from './theme-link.ts'

const draft: Draft = {
  name: 'A',
  modes: [{ type: 'Dark', isDefault: true, colorScheme: { primary: '#fff' } }],
}
const primary = parseKeys('modes[0].colorScheme.primary')
const set = (value: unknown, keys = primary): Change => ({ kind: 'set', keys, value })

test('a setting is written where an error would name it, and nothing else changes', () => {
  const next = replaceValue(draft, primary, '#000')
  expect(findValueAt(next, primary)).toBe('#000')
  expect(findValueAt(draft, primary)).toBe('#fff')
})

test('a setting that is taken away leaves no empty group, and a mode keeps its colours', () => {
  const full = replaceValue(draft, parseKeys('header.logo.height'), 60)
  expect(replaceValue(full, parseKeys('header.logo.height'), undefined)).toEqual(draft)
  expect(replaceValue(draft, primary, undefined)['modes']).toEqual([
    { type: 'Dark', isDefault: true, colorScheme: {} },
  ])
})

test('dragging through colours is one step back, the next setting another', () => {
  const width = parseKeys('cardBorderWidth')
  const history = [set('#111'), set('#222'), set(2, width)].reduce(applyChange, createHistory(draft))
  const once = applyChange(history, { kind: 'undo' })
  expect(findValueAt(once.present, primary)).toBe('#222')
  const twice = applyChange(once, { kind: 'undo' })
  expect(twice.present).toBe(draft)
  expect(applyChange(twice, { kind: 'redo' }).present).toBe(once.present)
  expect(applyChange(twice, set('#333')).future).toEqual([])
})

test('two goes at one setting are two steps', () => {
  const changes: Change[] = [set('#111'), { kind: 'settle' }, set('#222')]
  const history = changes.reduce(applyChange, createHistory(draft))
  expect(findValueAt(applyChange(history, { kind: 'undo' }).present, primary)).toBe('#111')
})

test('a button that is not in the file yet is named with its first setting', () => {
  const field = listShapeGroups(draft)
    .find(({ title }) => title === 'Secondary button')
    ?.fields.find(({ label }) => label === 'Filled')
  if (!field) throw new Error('there is a switch for the fill')
  const history = applyChange(createHistory(draft), {
    kind: 'set',
    keys: field.keys,
    value: true,
    also: field.also,
  })
  expect(history.present['buttons']).toEqual([{ type: 'Secondary', isFilled: true }])
})

test.each([null, 'Light', undefined])(
  'where %p stands in place of a list, a setting makes it one',
  (modes) => {
    const next = replaceValue({ name: 'A', modes }, primary, '#000')
    expect(next['modes']).toEqual([{ colorScheme: { primary: '#000' } }])
  },
)

test('a link carries the whole theme', async () => {
  const hash = await toHash(draft)
  expect(hash).toMatch(/^#theme=[\w-]+$/)
  expect(await parseDraft(hash)).toEqual(draft)
})

test.each(['', '#content', '#theme=', '#theme=%%%', '#theme=AAAA'])('%s carries none', async (hash) => {
  expect(await parseDraft(hash)).toBeNull()
})
