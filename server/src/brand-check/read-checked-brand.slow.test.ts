import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { explainFailure } from '../app/explain-failure.ts'
import { readCheckedBrand } from './read-checked-brand.ts'
import { brokenBrands } from './testing/broken-brands.ts'

// Each case copies and reads a brand, which on a busy machine takes longer than the default limit.
jest.setTimeout(30_000)

const rootFolder = resolve(__dirname, '..', '..', '..')
let brandsFolder: string
beforeAll(() => {
  brandsFolder = mkdtempSync(join(tmpdir(), 'foyer-start-brands-'))
  cpSync(join(rootFolder, 'brands', 'shared', 'text'), join(brandsFolder, 'shared', 'text'), {
    recursive: true,
  })
  cpSync(join(rootFolder, 'brands', 'shared', 'films'), join(brandsFolder, 'shared', 'films'), {
    recursive: true,
  })
})
afterAll(() => rmSync(brandsFolder, { recursive: true, force: true }))

/** What a start with the broken brand prints; null if the server starts. */
async function startWith(breakIt: (folder: string) => void): Promise<string | null> {
  const folder = join(brandsFolder, 'broken')
  cpSync(join(rootFolder, 'brands', 'halcyon'), folder, { recursive: true })
  try {
    breakIt(folder)
    await readCheckedBrand({ brandsFolder, brand: 'broken', rootFolder })
    return null
  } catch (error) {
    return explainFailure(error, { dataFolder: '/data', payPort: 4001 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Broken brands with which the server starts all the same: the error is logged, breaks no page, or concerns design
 * only.
 */
const opened = new Set([
  'too many choices',
  'a page with a mistyped name',
  'a page at no address',
  'a page that names an unknown film',
  'a language tag in the wrong capitals',
  'a translation of nothing',
  'a page in another encoding',
  'a page that contains itself',
  'a link of the footer to no page',
  'a link of a page to no page',
  'a page that the footer links to',
  'a cinema that is not in the catalogue',
])

describe('a start with a broken brand', () => {
  const refused = brokenBrands.filter(([what]) => !opened.has(what))

  test.each(refused)('%s: is refused in lines, without a stack', async (_what, breakIt) => {
    const printed = await startWith(breakIt)
    expect(printed).not.toBeNull()
    expect(printed).not.toMatch(/^\s+at /m)
    expect(printed).not.toContain('Error:')
    expect(printed).toContain('broken')
  })

  test.each(brokenBrands.filter(([what]) => opened.has(what)))(
    '%s: does not prevent the start',
    async (_what, breakIt) => {
      expect(await startWith(breakIt)).toBeNull()
    },
  )
})

test('files that begin with a byte order mark are read as those without', async () => {
  const mark = Buffer.from([0xef, 0xbb, 0xbf])
  const addMarks = (folder: string) => {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, name)
      if (/\.(json|yaml)$/.test(name) && statSync(file).isFile())
        writeFileSync(file, Buffer.concat([mark, readFileSync(file)]))
    }
  }
  expect(await startWith(addMarks)).toBeNull()
})
