import { parseTheme, readTheme } from '@foyer/theme-tokens/parse-theme'
import { fireEvent, render, screen } from '@testing-library/react'
import halcyon from '../../../../brands/halcyon/theme.json'
import kite from '../../../../brands/kite/theme.json'
import orpheum from '../../../../brands/orpheum/theme.json'
import schema from '../../../../theme-tokens/theme.schema.json'
import { applyChange, createHistory, findValueAt, replaceValue, type Change, type Draft } from './draft.ts'
import { listShapeGroups } from './fields.ts'
import { listModeGroups, getModes } from './mode-fields.ts'
import { Settings } from './Settings.tsx'

const brands: [string, Draft][] = [
  ['halcyon', halcyon],
  ['kite', kite],
  ['orpheum', orpheum],
]

const getFields = (draft: Draft) => [
  ...getModes(draft).flatMap((mode) => listModeGroups(draft, mode).flatMap(({ fields }) => fields)),
  ...listShapeGroups(draft).flatMap(({ fields }) => fields),
]

/** The settings of a draft beside the last theme that could be used, with what is done in them. */
function shown(draft: Draft, last: Draft = draft) {
  const changes: Change[] = []
  render(<Settings draft={draft} theme={parseTheme(last)} dispatch={(change) => changes.push(change)} />)
  return { after: () => changes.reduce(applyChange, createHistory(draft)).present }
}

describe.each(brands)('the theme of %s', (_name, theme) => {
  test('is shown as it is: each setting has a control that may have its value', () => {
    const { after } = shown(theme)
    for (const number of screen.getAllByRole<HTMLInputElement>('spinbutton'))
      expect(number.validity.rangeUnderflow || number.validity.rangeOverflow).toBe(false)
    expect(after()).toEqual(theme)
  })

  test('comes out as it went in when each setting is given what it has', () => {
    const chosen = getFields(theme).filter(({ keys }) => findValueAt(theme, keys) !== undefined)
    const next = chosen.reduce(
      (draft, { keys }) => replaceValue(draft, keys, findValueAt(theme, keys)),
      theme,
    )
    expect(chosen.length).toBeGreaterThan(10)
    expect(next).toEqual(theme)
    expect(readTheme(next)).toEqual(readTheme(theme))
  })

  test('is the same again when a setting was chosen and left to be derived', () => {
    for (const { keys, also } of getFields(theme).filter(
      ({ keys }) => findValueAt(theme, keys) === undefined,
    )) {
      const set = applyChange(createHistory(theme), { kind: 'set', keys, value: 1, also })
      const left = applyChange(set, { kind: 'set', keys, value: undefined }).present
      expect(parseTheme(left)).toEqual(parseTheme(theme))
    }
  })
})

test('no two settings of the modes have one place', () => {
  const groups = getModes(kite).flatMap((mode) => listModeGroups(kite, mode))
  const places = groups.flatMap(({ fields }) => fields.map(({ keys }) => keys.join('.')))
  expect(new Set(places).size).toBe(places.length)
})

test('beside the brand’s colours it says what does not follow them', () => {
  shown(kite)
  expect(screen.getByRole('group', { name: 'Brand' })).toHaveTextContent(
    'Logo, icons and preview picture are files of their own: they keep their colours.',
  )
})

test('the mode that is shown first can be another', () => {
  const { after } = shown(halcyon)
  fireEvent.click(screen.getByRole('button', { name: 'Light' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show Light first' }))
  expect(getModes(after()).map(({ type, isDefault }) => [type, isDefault])).toEqual([
    ['Dark', false],
    ['Light', true],
  ])
})

test('a theme with one mode can have the other, which derives its colours', () => {
  const { after } = shown({ ...halcyon, modes: halcyon.modes.slice(0, 1) })
  fireEvent.click(screen.getByRole('button', { name: 'Add a Light mode' }))
  expect(Object.keys(parseTheme(after()).modes)).toEqual(['Dark', 'Light'])
})

test.each([
  ['no modes', { modes: undefined }],
  ['null for modes', { modes: null }],
  ['null for a mode', { modes: [null, { type: 'Light' }] }],
  ['a mode without colours', { modes: [{ type: 'Dark', isDefault: true }] }],
  ['null for an attribute', { modes: [{ type: 'Dark', colorScheme: { heroAttributes: [null] } }] }],
  ['words for buttons', { buttons: 'round' }],
  ['null for a button', { buttons: [null] }],
])('a draft with %s can still be edited', (_what, edit) => {
  shown({ ...halcyon, ...edit }, halcyon)
  expect(screen.getByRole('combobox', { name: 'Corners' })).toBeEnabled()
})

interface Node {
  $ref?: string
  properties?: Record<string, Node>
  items?: Node
}
const definitions = schema.$defs as unknown as Record<string, Node>

function leaves(node: Node, path: string): string[] {
  const target = node.$ref === undefined ? node : definitions[node.$ref.replace('#/$defs/', '')]
  if (target?.properties)
    return Object.entries(target.properties).flatMap(([name, each]) =>
      leaves(each, path === '' ? name : `${path}.${name}`),
    )
  return target?.items ? leaves(target.items, `${path}[]`) : [path]
}

/** What the editor leaves to the file, with why. */
const leftToTheFile: readonly (readonly [place: RegExp, why: string])[] = [
  [/^\$schema$/, 'is for editors of text'],
  [/^modes\[\]\.(type|isDefault)$/, 'are buttons above the colours'],
  [/\.heroAttributes\[\]\.id$/, 'comes from the catalogue'],
  [/^buttons\[\]\.type$/, 'goes with the first setting of a button'],
  [/fallbacks\[\]$/, 'belong to the files of the typefaces'],
  [/^assets\.(favicons|fonts|fontFallbacks|cinemaLogos)/, 'are files, which stand in the brand’s folder'],
  [/^assets\.backgroundImages\..*\.(alt|dimensions\..*)$/, 'say nothing of a picture behind a page'],
  [/^components$/, 'are styles of single parts, written by hand'],
]

test('each setting of the schema is offered, or left to the file for a reason', () => {
  const full: Draft = {
    ...halcyon,
    assets: {
      ...halcyon.assets,
      backgroundImages: {
        Light: { body: { url: '/a.webp' }, header: { url: '/b.webp' } },
        Dark: { body: { url: '/a.webp' }, header: { url: '/b.webp' } },
      },
    },
  }
  const offered = new Set(
    getFields(full).map(({ keys }) =>
      keys
        .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
        .join('')
        .slice(1),
    ),
  )
  const all = leaves({ $ref: '#/$defs/ThemeConfiguration' }, '')
  const isLeft = (path: string) => leftToTheFile.some(([place]) => place.test(path))
  expect(all.filter((path) => !offered.has(path) && !isLeft(path))).toEqual([])
  expect([...offered].filter((path) => !all.includes(path))).toEqual([])
})

test('a typeface is one of those that the brand has files of', () => {
  const { after } = shown(kite)
  const headings = screen.getByRole('combobox', { name: 'Headings' })
  expect([...headings.querySelectorAll('option')].map(({ value }) => value)).toEqual(['Lexend', 'Nunito'])
  fireEvent.change(headings, { target: { value: 'Nunito' } })
  expect(findValueAt(after(), ['typography', 'fontFamilyGroups', 'heading', 'family'])).toBe('Nunito')
})

test('corners are called as people say it', () => {
  shown(kite)
  expect(screen.getByRole('option', { name: 'Fully rounded' })).toHaveValue('FullRounded')
})
