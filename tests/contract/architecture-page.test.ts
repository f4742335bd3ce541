import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseSettings } from '../../server/src/config/settings.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** Paths of the folders in the page's tree; each level is indented by two spaces. */
function parseTree(markdown: string): string[] {
  const [, tree = ''] = /```\n(theme-tokens\/[^]*?)```/.exec(markdown) ?? []
  const parents: string[] = []
  return [...tree.matchAll(/^( *)([\w-]+)\/ /gm)].map(([, indent = '', name = '']) => {
    parents.length = indent.length / 2
    parents.push(name)
    return parents.join('/')
  })
}

const named = parseTree(page.replace(/\/\n/g, '/ \n'))

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[]
}

/** Folders of `server/src` by layer, the highest first, from the import rules. */
function getServerLayers(): string[][] {
  return rules.forbidden
    .flatMap(({ name }) => /^server\/src-layers:([a-z,-]+)$/.exec(name)?.[1] ?? [])
    .filter((layer) => layer !== 'unknown-folder')
    .map((layer) => layer.split(','))
}

/** Folders of `storefront/src`, the highest first; the highest has no rule, since nothing stands above it. */
const storefrontLayers = [
  'app',
  ...rules.forbidden.flatMap(({ name }) => /^storefront-(\w+)-imports-downwards$/.exec(name)?.[1] ?? []),
]

const listFolders = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

describe('the architecture page', () => {
  it('names only folders that exist', () => {
    expect(named.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  })

  it.each(['theme-tokens', 'design-system', 'contract', 'storefront', 'server'])(
    'names each source folder of %s',
    (name) => {
      const folders = listFolders(`${name}/src`).map((folder) => `${name}/src/${folder}`)
      expect(named).toEqual(expect.arrayContaining(folders))
    },
  )

  it('has the layers of the storefront in the order of the import rules', () => {
    const [, chain = ''] = /Inside the storefront: `([^`]+)`/.exec(page) ?? []
    const kits = ['order', 'member', 'film', 'content', 'page']
    expect(chain.split(' → ').flatMap((layer) => (layer === 'kits' ? kits : layer))).toEqual(storefrontLayers)
    expect([...storefrontLayers].sort()).toEqual(listFolders('storefront/src').sort())
  })

  it('has the ports that the server listens on by default', () => {
    const { port, payPort } = parseSettings({ NODE_ENV: 'test' }, root)
    expect(page).toContain(`port ${String(port)} (PORT)`)
    expect(page).toContain(`port ${String(payPort)} (FOYER_PAY_PORT)`)
  })
})

describe('the README of the server', () => {
  const readme = readFileSync(join(root, 'server/README.md'), 'utf8')
  const [, list = ''] = /```\nmain\.ts .*\n\n([^]*?)\n```/.exec(readme) ?? []
  const layers = list
    .split('\n\n')
    .map((layer) => layer.split('\n').map((line) => /^([\w-]+)\/ /.exec(line)?.[1] ?? line))

  it('has the layers in the order of the import rules', () => {
    expect(layers).toEqual(getServerLayers())
  })

  it('names each source folder once', () => {
    expect(layers.flat().sort()).toEqual(listFolders('server/src').sort())
  })
})
