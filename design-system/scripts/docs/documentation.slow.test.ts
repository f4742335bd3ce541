import { getModeProperties, getSharedProperties } from '@foyer/theme-tokens/css'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { basename, resolve } from 'node:path'
import { toId } from 'storybook/internal/csf'
import ts from 'typescript'
import halcyon from '../../../brands/halcyon/theme.json'
import { tokenMeanings } from '../../stories/docs/token-meanings.ts'
import { loadStoryFiles } from '../../stories/story-files.ts'
import { readPublicExports } from '../public-exports.ts'
import { readDocumentation } from './documentation.ts'

/** What a component's page says is what its source says. */
const docs = readDocumentation(resolve(__dirname, '../..'))
const offered = readPublicExports(resolve(__dirname, '../../src'))
const guidance = Object.fromEntries(
  loadStoryFiles().flatMap(({ folder, module }) =>
    module.guidance ? [[basename(folder), module.guidance] as const] : [],
  ),
)
const pages = Object.entries(docs).filter(([, { page }]) => page !== undefined)

const component = (folder: string, name: string) => {
  const found = docs[folder]?.components.find((each) => each.name === name)
  if (!found) throw new Error(`${name} of ${folder} is not documented`)
  return found
}
const prop = (folder: string, name: string, wanted: string) =>
  component(folder, name).props.find((each) => each.name === wanted)

test('every component that is offered is on the page of its folder', () => {
  const missing = Object.entries(offered).flatMap(([folder, names]) =>
    Object.entries(names)
      .filter(
        ([name, kind]) =>
          kind === 'component' && !docs[basename(folder)]?.components.some((each) => each.name === name),
      )
      .map(([name]) => name),
  )
  expect(missing).toEqual([])
  expect(pages.length).toBeGreaterThan(90)
  expect(docs['tabs']?.page).toBe(toId('Navigation/Tabs', 'docs'))
})

test('every page says how its part stands and since which version', () => {
  expect(pages.filter(([, { standing }]) => !standing?.since).map(([folder]) => folder)).toEqual([])
  expect(docs['button']?.standing).toEqual({ status: 'Stable', since: '1.0.0' })
})

test('every prop and every field has its type', () => {
  const silent = pages.flatMap(([folder, { components, types }]) =>
    [...components.map(({ name, props }) => ({ name, fields: props })), ...types].flatMap(
      ({ name, fields = [] }) =>
        fields.filter(({ type }) => type === '').map((field) => `${folder} ${name} ${field.name}`),
    ),
  )
  expect(silent).toEqual([])
})

test('every prop says what it is, and so does every field of what a prop is made of', () => {
  const silent = pages.flatMap(([folder, { components, types }]) => [
    ...components.flatMap(({ name, props }) =>
      props.filter(({ description }) => description === '').map((each) => `${folder} ${name} ${each.name}`),
    ),
    ...types.flatMap(({ name, fields = [] }) =>
      fields.filter(({ description }) => description === '').map((each) => `${folder} ${name} ${each.name}`),
    ),
  ])
  expect(silent).toEqual([])
})

test('a type is said as it is written, without the undefined of what may be left out', () => {
  expect(prop('tabs', 'Tabs', 'tabs')).toMatchObject({ type: 'readonly TabPanel[]', required: true })
  expect(prop('tabs', 'Tabs', 'onSelect')).toMatchObject({ type: '(id: string) => void', required: false })
  expect(prop('tabs', 'TabBar', 'selected')).toMatchObject({ type: 'string | null', required: true })
  expect(prop('tabs', 'TabBar', 'getIds')?.type).toBe('(tab: string) => { tab: string; panel?: string }')
})

test('the types that props are made of stand with their fields, and are sent for where another folder has them', () => {
  const [tab, panel] = docs['tabs']?.types ?? []
  expect(tab).toMatchObject({ name: 'Tab' })
  expect(tab?.fields).toContainEqual({
    name: 'count',
    type: 'number',
    required: false,
    description: 'How many are in it, shown beside the label.',
  })
  expect(panel?.fields?.map(({ name }) => name)).toContain('panel')
  const icon = docs['detail-block']?.types.find(({ name }) => name === 'IconName')
  expect(icon).toMatchObject({ home: 'icon', text: 'keyof typeof glyphs' })
})

test('a default is what the code takes, from its parameter or from its props, by its value', () => {
  expect(prop('button', 'Button', 'variant')?.default).toBe("'primary'")
  expect(prop('content-tiles', 'ContentTiles', 'headingLevel')?.default).toBe('3')
  expect(prop('seat-map', 'SeatMap', 'minimumSeatSize')?.default).toBe('44')
  expect(prop('site-header', 'SiteHeader', 'maximumInline')?.default).toBe('5')
  expect(prop('tabs', 'Tabs', 'label')).not.toHaveProperty('default')
})

test('of a union of components each has its props, needed where all need them', () => {
  expect(prop('button', 'Button', 'children')).toMatchObject({ required: true, type: 'ReactNode' })
  expect(prop('button', 'Button', 'href')).toMatchObject({ required: false, type: 'string' })
  expect(prop('button', 'Button', 'disabled')).toMatchObject({ required: false })
})

test('what it takes besides, and what that reaches', () => {
  expect(component('tabs', 'Tabs').element).toEqual({ name: 'div', without: ['onSelect', 'children'] })
  expect(component('text-field', 'TextField')).toMatchObject({ element: { name: 'input' }, control: 'input' })
})

test('what a theme reaches, as the suite of conformance proves it', () => {
  expect(docs['dialog']?.parts).toEqual([
    { name: 'FoyerDialog', slots: ['head', 'actions'] },
    { name: 'MuiDialog', slots: expect.arrayContaining(['backdrop', 'container', 'paper']) },
  ])
  expect(component('text-field', 'TextField').root).toBe('MuiFormControl-root')
  expect(component('skeleton', 'FilmPageSkeleton')).not.toHaveProperty('root')
  expect(docs['dialog']?.attributes).toContainEqual({ name: 'data-size', values: ['sm', 'md', 'lg', 'xl'] })
})

describe('the use of a component', () => {
  const used = pages.map(([folder, { example }]) => ({ folder, code: example?.code ?? '' }))

  test('is a story of it, with what it names', () => {
    expect(docs['checkbox-group']?.example).toEqual({
      code: [
        "import { CheckboxGroup } from '@foyer/design-system/forms/checkbox-group'",
        '',
        'const options = [',
        "  { value: 'hall', label: 'The hall' },",
        "  { value: 'bar', label: 'The bar', disabled: true },",
        "  { value: 'organ', label: 'The organ' },",
        ']',
        '',
        '<CheckboxGroup label="What would you like to see?" name="parts" options={options} />',
      ].join('\n'),
    })
  })

  test('keeps what is long apart', () => {
    const { example } = docs['showtime-list'] ?? {}
    expect(example?.code).toMatch(/<ShowtimeList cinemas=\{cinemas\} \/>$/)
    expect(example?.data).toContain('const cinemas: ShowtimeCinema[] = [')
  })

  test.each(used)('of $folder is code that takes what is offered', ({ code }) => {
    // What is drawn stands after what it names, as on a page of docs: in a file it would be an expression of its own.
    const text = code.replaceAll('\n\n<', '\n\n;<')
    const file = ts.createSourceFile('use.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
    const { parseDiagnostics } = file as unknown as { parseDiagnostics: ts.Diagnostic[] }
    expect(parseDiagnostics.map(({ messageText }) => messageText)).toEqual([])
    expect(code).not.toMatch(/\bfn\(|storybook|\.\.\/|\bargs\b/)
    const imports = [...code.matchAll(/import \{([^}]*)\} from '@foyer\/design-system\/([\w/-]+)'/g)]
    const taken = imports.flatMap(([, names = '', folder = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace('type ', ''))
        .filter((name) => name !== '' && !offered[folder]?.[name]),
    )
    expect(imports.length).toBeGreaterThan(0)
    expect(taken).toEqual([])
  })
})

test('a page names the tokens that its styles use, each with what it is for', () => {
  expect(docs['button']?.tokens).toEqual(
    expect.arrayContaining([
      '--foyer-text-muted',
      '--foyer-radius-button',
      '--foyer-button-background',
      '--foyer-button-text-hover',
    ]),
  )
  expect(docs['button']?.tokens).not.toContain('--foyer-seat')
  const theme = parseTheme(halcyon)
  const declared = [
    ...Object.keys(getSharedProperties(theme)),
    ...Object.keys(getModeProperties(theme.modes.Dark ?? neverMode(), theme.buttons)),
  ].filter((name) => !/^--foyer-(on-)?hero-/.test(name))
  expect(Object.keys(tokenMeanings).sort()).toEqual(declared.sort())
})

function neverMode(): never {
  throw new Error('Halcyon has a dark mode')
}

describe('guidance', () => {
  const documented = pages.map(([folder]) => folder).sort()
  const sentences = Object.entries(guidance).flatMap(
    ([folder, { do: right, dont, keys = [], announced = [] }]) =>
      [...right, ...dont, ...keys.map(([, effect]) => effect), ...announced].map((text) => ({
        folder,
        text,
      })),
  )

  test('stands on the page of every component, and of nothing else', () => {
    expect(Object.keys(guidance).sort()).toEqual(documented)
    const poor = Object.entries(guidance).filter(
      ([, { do: right, dont }]) => right.length < 2 || dont.length < 2,
    )
    expect(poor.map(([folder]) => folder)).toEqual([])
  })

  test('is written in sentences', () => {
    expect(sentences.filter(({ text }) => !/^[A-Z“`].*\.”?$/.test(text))).toEqual([])
  })

  test('names parts that there are', () => {
    const known = new Set([
      ...Object.keys(docs),
      ...Object.values(docs).flatMap(({ components, offers, types }) =>
        [...components, ...offers, ...types].map(({ name }) => name),
      ),
    ])
    const props = new Set(
      Object.values(docs).flatMap(({ components, types }) => [
        ...components.flatMap((each) => each.props.map(({ name }) => name)),
        ...types.flatMap(({ fields = [] }) => fields.map(({ name }) => name)),
      ]),
    )
    const unknown = sentences.flatMap(({ folder, text }) =>
      [...text.matchAll(/`([^`]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name) && !props.has(name) && !/^(aria-\w+|autocomplete)$/.test(name))
        .map((name) => `${folder}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('tells the keys of whatever the keyboard reaches', () => {
    const reached = Object.entries(docs)
      .filter(
        ([, { page, components }]) =>
          page !== undefined && components[0]?.description.includes('Keyboard as'),
      )
      .map(([folder]) => folder)
    expect(reached.length).toBeGreaterThan(20)
    expect(reached.filter((folder) => (guidance[folder]?.keys ?? []).length === 0)).toEqual([])
  })
})
