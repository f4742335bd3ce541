import { render } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { components } from '../src/theme/components/index.ts'
import { FoyerThemeProvider, type ComponentOverrides } from '../src/theme/index.ts'
import { collectConformance, listEntries } from './collect.ts'
import type { Entry } from './entry.ts'
import { settle, stubMediaQueries } from './settle.ts'

jest.unmock('@emotion/sheet')

/** Components of folders without stories, each with the reason why the suite has nothing to look at. */
const withoutStories: Readonly<Record<string, string>> = {
  FoyerThemeProvider: 'draws nothing but its children',
  ListFormatProvider: 'draws nothing but its children',
  RootAttributesContext: 'a context',
  RootThemeProvider: 'draws nothing but its children',
  StaticStyles: 'rules of style for the part beside it',
}

const source = resolve(__dirname, '../src')
const load = createRequire(__filename)

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

const exported = globSync(['*/index.ts', '*/*/index.ts'], { cwd: source })
  .flatMap((file) =>
    Object.entries(load(join(source, file)) as Record<string, unknown>).map(([name, value]) => ({
      folder: dirname(file),
      name,
      value,
    })),
  )
  .filter(({ name, value }) => /^[A-Z]/.test(name) && isComponent(value))

const collected = collectConformance()
const entries = listEntries(collected)

/** Every part that the sources name for a theme, as `FoyerButton-root`, and the folders that make it. */
const parts = new Map<string, Set<string>>()
const unnamed: string[] = []
for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
  // `styledIfOverridden` is itself no part: it makes those whose name and slot it is given.
  if (/\.(stories|test)\./.test(file) || file === 'foundations/styled/styled-if-overridden.tsx') continue
  const text = readFileSync(join(source, file), 'utf8')
  for (const { index } of text.matchAll(/\b(?:styled|styledIfOverridden)\(/g)) {
    const named = /^\w+\([\w'.]+,\s*\{\s*name: '(Foyer\w+)',\s*slot: '([A-Z]\w*)'/.exec(text.slice(index))
    const [, name = '', slot = ''] = named ?? []
    if (!named) unnamed.push(file)
    else {
      const part = `${name}-${slot.charAt(0).toLowerCase()}${slot.slice(1)}`
      parts.set(part, (parts.get(part) ?? new Set()).add(dirname(file).split('/').slice(0, 2).join('/')))
    }
  }
}

// Parts of Material UI whose looks the theme has are dressed by their own names.
for (const name of Object.keys(components)) parts.set(`${name}-root`, new Set(['theme']))

/** A theme that says something of every part, in a property of its own. */
const override: Record<string, { styleOverrides: Record<string, object> }> = {}
for (const part of parts.keys()) {
  const [name, slot = ''] = part.split('-') as [string, string]
  override[name] = { styleOverrides: { ...override[name]?.styleOverrides, [slot]: { [`--${part}`]: 1 } } }
}

const within = (children: React.ReactNode) => (
  <FoyerThemeProvider components={override as ComponentOverrides}>{children}</FoyerThemeProvider>
)

/**
 * Whether a style sheet sets a property of an element. jsdom's `getComputedStyle` would match the element with every rule
 * of all components so far, which took three quarters of the suite's time.
 */
const isSet = (element: Element, property: string) =>
  [...document.styleSheets].some((sheet) =>
    [...sheet.cssRules].some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        rule.style.getPropertyValue(property) !== '' &&
        element.matches(rule.selectorText),
    ),
  )

async function examine({ shows, control, theme, isDialog }: Entry, name: string) {
  let reached: Element | null = null
  const probe = {
    ref: (element: Element | null) => {
      reached = element ?? reached
    },
    className: 'of-the-caller',
    id: 'id-of-the-caller',
    'data-testid': 'probe',
    'aria-details': 'elsewhere',
  }
  const { container } = render(within(shows(probe)))
  await settle()
  const root = isDialog ? document.body.lastElementChild : container.firstElementChild
  const target = control && root ? root.querySelector(control) : root
  return {
    ref: reached !== null && reached === target,
    rest:
      target?.getAttribute('data-testid') === 'probe' &&
      target.id === 'id-of-the-caller' &&
      target.getAttribute('aria-details') === 'elsewhere',
    className: root?.classList.contains('of-the-caller') === true,
    theme: root !== null && isSet(root, `--${theme ?? `Foyer${name}-root`}`),
  }
}

beforeAll(stubMediaQueries)

test('every component has an entry in the stories of its folder, and every entry is a component', () => {
  const listed = [...collected].flatMap(([folder, conformance]) =>
    Object.keys(conformance).map((name) => `${folder}: ${name}`),
  )
  const wanted = exported.filter(({ name }) => !(name in withoutStories))
  expect(listed.sort()).toEqual(wanted.map(({ folder, name }) => `${folder}: ${name}`).sort())
  expect(entries.length).toBeGreaterThan(120)
})

test('what has no entry is a component of a folder without stories', () => {
  const silent = exported.filter(({ folder }) => !collected.has(folder)).map(({ name }) => name)
  expect(silent.sort()).toEqual(Object.keys(withoutStories).sort())
})

test('every styled part has a name and a slot of its own', () => {
  expect(unnamed).toEqual([])
  expect([...parts].filter(([, folders]) => folders.size > 1)).toEqual([])
})

test('no part of the storefront bears the name of a component, or of another part', () => {
  const storefront = resolve(__dirname, '../../storefront/src')
  const owners = new Set([...parts.keys()].map((part) => part.split('-')[0]))
  const named = globSync('**/*.{ts,tsx}', { cwd: storefront })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(storefront, file), 'utf8').matchAll(/name: '(Foyer\w+)',\s*slot: '(\w+)'/g)].map(
        ([, name = '', slot = '']) => ({ file, name, part: `${name}-${slot}` }),
      ),
    )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ name }) => owners.has(name))).toEqual([])
  expect(named.filter(({ part }, at) => named.findIndex((each) => each.part === part) !== at)).toEqual([])
})

describe.each(entries)('%s', (name, entry) => {
  test('hands on ref, rest props and class, and is dressed by a theme', async () => {
    const broken = Object.keys(entry.except ?? {})
    const guarantees = ['ref', 'rest', 'className', 'theme'].map((what) => [what, !broken.includes(what)])
    expect(await examine(entry, name)).toEqual(Object.fromEntries(guarantees))
  })

  if (entry.states)
    test.each(Object.entries(entry.states))('says that it is %s', (selector, element) => {
      expect(render(element).container.querySelector(selector)).not.toBeNull()
    })
})
