import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** Paths of the folders that the page's tree names; depth is two spaces. */
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

describe('the architecture page', () => {
  it('names only folders that exist', () => {
    expect(named.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  })

  it.each(['theme-tokens', 'contract', 'storefront', 'server'])('names each source folder of %s', (name) => {
    const folders = readdirSync(join(root, name, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${name}/src/${entry.name}`)
    expect(named).toEqual(expect.arrayContaining(folders))
  })
})
