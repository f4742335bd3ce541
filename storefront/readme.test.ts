import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const storefront = dirname(fileURLToPath(import.meta.url))
/** Folders of features and pages are told together, and those of tests not at all. */
const describedTogether = /^(features|pages)\/|(^|\/)testing$/

const foldersIn = (path: string) =>
  readdirSync(join(storefront, 'src', path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(path, name))

/** Folders as the tree of the README names them, with their path. */
function listDescribedFolders(): string[] {
  const above: string[] = []
  const described: string[] = []
  for (const line of readFileSync(join(storefront, 'README.md'), 'utf8').split('\n')) {
    const [, indent, name] = /^( +)([\w-]+)\/ /.exec(line) ?? []
    if (indent === undefined || name === undefined) continue
    const depth = indent.length / 2 - 1
    above.splice(depth, above.length, name)
    described.push(above.join('/'))
  }
  return described
}

it('says of every folder what it is for, and of none that is not there', () => {
  const layers = foldersIn('')
  const folders = [...layers, ...layers.flatMap(foldersIn)].filter((path) => !describedTogether.test(path))
  expect(listDescribedFolders().sort()).toEqual(folders.sort())
})
