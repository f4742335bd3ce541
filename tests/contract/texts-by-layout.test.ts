import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { defaultPages } from '@foyer/contract/omnia/pages'
import { textAreasByLayout } from '../../storefront/src/app/document/layout-texts.ts'
import { createRouteTable, type LayoutName } from '../../storefront/src/app/routing/route-table.ts'
import { readReferences, type SourceReferences } from './text-keys.ts'

const source = resolve(__dirname, '..', '..', 'storefront', 'src')
const layouts = Object.keys(textAreasByLayout) as LayoutName[]
const table = createRouteTable({ getPattern: (page) => defaultPages[page] })

const frames: Readonly<Record<LayoutName, string>> = {
  browsing: 'app/frames/BrowsingFrame.tsx',
  member: 'app/frames/BrowsingFrame.tsx',
  counter: 'app/frames/CounterFrame.tsx',
  quiet: 'app/frames/QuietFrame.tsx',
  'sign-in': 'app/frames/QuietFrame.tsx',
  order: 'app/frames/OrderFrame.tsx',
  food: 'app/frames/OrderFrame.tsx',
  'gift-shop': 'app/frames/GiftShopFrame.tsx',
}
/** Files that choose a page and its layout by address: their imports belong to one layout, not to all. */
const crossings = new Set(
  ['app/routing/route-table.ts', 'app/frames/load-frame.tsx'].map((file) => join(source, file)),
)

const known = new Map<string, SourceReferences>()
function getReferences(file: string): SourceReferences {
  const references = known.get(file) ?? readReferences(file)
  known.set(file, references)
  return references
}

/** These files and all files that they import, including lazy imports. */
function listReachable(roots: readonly string[]): Set<string> {
  const reachable = new Set<string>()
  const open = roots.map((root) => join(source, root))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reachable.has(file) || !/\.tsx?$/.test(file)) continue
    if (!existsSync(file)) throw new Error(`${file} is imported and is not there`)
    reachable.add(file)
    if (getReferences(file).hasOpenImport) throw new Error(`${file} imports what it does not name`)
    if (!crossings.has(file)) open.push(...getReferences(file).imports)
  }
  return reachable
}

/** The files of everything that pages of a layout can show. */
const listFiles = (layout: LayoutName) =>
  listReachable([
    'app/entry-client.tsx',
    frames[layout],
    ...table.filter((route) => route.layout === layout).map((route) => route.source.replace(/^src\//, '')),
  ])

/** Text keys outside these areas, with the files that use them. */
function listOutside(layout: LayoutName, areas: readonly string[]): string[] {
  return [...listFiles(layout)].flatMap((file) => {
    const { keys, builtKeys } = getReferences(file)
    return [...keys, ...builtKeys.map(([beginning = '']) => beginning)]
      .filter((key) => !areas.includes(key.split('.', 1)[0] ?? ''))
      .map((key) => `${key} (${relative(source, file)})`)
  })
}

/** A layout of which no page is open yet may carry texts for those to come. */
const isOpen = (layout: LayoutName) =>
  table.some((route) => route.layout === layout && route.id !== 'coming-soon')

describe.each(layouts)('a page of the layout "%s"', (layout) => {
  const areas = textAreasByLayout[layout]

  it('includes every text that it can show', () => {
    expect(listOutside(layout, areas)).toEqual([])
  })

  it.each(isOpen(layout) ? [...areas] : ['shared'])('needs its texts of "%s"', (area) => {
    const others = areas.filter((each) => each !== area)
    expect(listOutside(layout, others)).not.toEqual([])
  })
})

/** The page of stored tickets is no page of a layout: it carries its texts, in all languages. */
const ticketShell = join(source, 'app/offline/render-ticket-shell.tsx')

it('has each text used by files of a layout', () => {
  const reached = new Set([ticketShell, ...layouts.flatMap((layout) => [...listFiles(layout)])])
  const unreached = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('testing/'))
    .filter((name) => getReferences(join(source, name)).keys.length > 0 && !reached.has(join(source, name)))
  expect(unreached).toEqual([])
})
