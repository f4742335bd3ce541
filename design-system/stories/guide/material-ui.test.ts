import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readPublicExports } from '../../scripts/public-exports.ts'

/** Compares the page "Material UI or our own" with the sources. */
const source = resolve(__dirname, '../../src')
const page = readFileSync(resolve(__dirname, 'MaterialUi.mdx'), 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, name = '', parts = '', why = '']) => ({
    name,
    parts: parts === 'own' ? [] : parts.split(', '),
    why,
  }),
)

const components = Object.entries(readPublicExports(source)).flatMap(([folder, names]) =>
  Object.entries(names).flatMap(([name, kind]) => (kind === 'component' ? [{ name, folder }] : [])),
)
const folders = new Map(components.map(({ name, folder }) => [name, folder]))

const read = (file: string) => readFileSync(file, 'utf8')
const importsIn = (file: string) =>
  [...read(file).matchAll(/(?:\bfrom |\bimport\()'([^']+)'/g)].map(([, target = '']) => target)
const partsIn = (file: string) =>
  importsIn(file).flatMap((target) => /^@mui\/material\/([A-Z]\w+)$/.exec(target)?.[1] ?? [])
const listFiles = (folder: string) =>
  globSync(`${folder}/*.{ts,tsx}`, { cwd: source })
    .filter((file) => !/\.(test|stories)\./.test(file))
    .map((file) => resolve(source, file))

/** A folder's files and all that they import, those of the folder first. */
function reachedFiles(folder: string): string[] {
  const files = new Set(listFiles(folder))
  // The set grows while it is walked.
  for (const file of files)
    for (const target of importsIn(file).filter((each) => each.startsWith('.'))) {
      const next = resolve(dirname(file), target)
      if (existsSync(next)) files.add(next)
    }
  return [...files]
}

/** A component's docstring in one line. */
function readDocstring(name: string): string {
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\nexport (?:const|function|class) ${name}\\b`,
  )
  const texts = reachedFiles(folders.get(name) ?? '').flatMap(
    (file) => declaration.exec(read(file))?.[1] ?? [],
  )
  return (texts[0] ?? '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

test('every public component has one row, and every row is a component', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(components.map(({ name }) => name).sort())
})

test.each(rows.filter(({ parts }) => parts.length > 0))('$name is made of $parts', ({ name, parts }) => {
  const reached = new Set(reachedFiles(folders.get(name) ?? '').flatMap(partsIn))
  expect(parts.filter((part) => !reached.has(part))).toEqual([])
})

test('what is our own says why in a sentence, and takes no part of Material UI itself', () => {
  const own = rows.filter(({ parts }) => parts.length === 0)
  expect(own.filter(({ why }) => !/^\S.{10,}\.$/.test(why))).toEqual([])
  // The page and the docstring give the same reason.
  const reasons = own.map(({ name }) => /Our own: (.+?\.)(?= [A-Z@]|$)/.exec(readDocstring(name))?.[1] ?? '')
  expect(own.map(({ why }) => why)).toEqual(
    reasons.map((reason) => `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}`),
  )
  const onMui = rows.filter(({ parts }) => parts.length > 0)
  const declares = (file: string, name: string) =>
    new RegExp(`^(?:export )?(?:const|function|class) ${name}\\b`, 'm').test(read(file))
  const taken = own.filter(({ name }) =>
    listFiles(folders.get(name) ?? '')
      // Where another component of the file is on Material UI, the part may be that one's.
      .filter((file) => declares(file, name) && !onMui.some((each) => declares(file, each.name)))
      .some((file) => partsIn(file).length > 0),
  )
  expect(taken.map(({ name }) => name)).toEqual([])
})
