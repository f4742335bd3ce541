import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Grid, GridTabElement, PlainElement } from '@foyer/contract/omnia/grid'
import { defaultPages } from '@foyer/contract/omnia/pages'
import { loadCatalogue } from '../../catalogue/load.ts'
import { createContentContext, createFileLookup } from '../content-context.ts'
import { ContentLibrary } from '../library.ts'

export const brandsFolder = join(__dirname, '../../../../brands')

/** What content of a brand may refer to. */
export function createTestContext(brand: string) {
  return createContentContext({
    catalogue: loadCatalogue(brandsFolder, brand),
    pages: defaultPages,
    siteTitle: brand,
    requiredCinemaGroupPrompt: true,
  })
}

/**
 * A content folder of its own, with Halcyon's catalogue behind it, that looks at its files each time it is asked.
 * @param assets folder of the brand's own files, absolute; without one, every file that is named is taken to be there
 */
export function createContentFolder(languages: readonly string[] = ['en'], assets?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-content-'))
  const problems: string[] = []
  const tell = (entry: { problem?: string }) => problems.push(String(entry.problem))
  const context = {
    ...createTestContext('halcyon'),
    ...(assets !== undefined && { hasFile: createFileLookup(assets) }),
  }
  const library = new ContentLibrary({
    folder,
    languages,
    context,
    log: { error: tell, info: () => undefined } as never,
    refreshAfter: 0,
  })
  let version = 0
  return {
    library,
    context,
    languages,
    problems,
    folder,
    /** The page at an address as it is now. */
    async page(url: string, languageTag = 'en') {
      const snapshot = await library.snapshot()
      return snapshot.languages.get(languageTag)?.pages.get(url)
    },
    /** Where a file of that name stands. */
    at: (file: string) => join(folder, file),
    write(file: string, text: string) {
      const path = join(folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      version += 1
      // Two versions within one tick of the file system's clock must differ all the same.
      utimesSync(path, version, version)
    },
    remove: (file: string) => rmSync(join(folder, file)),
    tearDown: () => rmSync(folder, { recursive: true }),
  }
}

/** The brand of a file's tests, in English and in French; it is gone when they are over. */
export function createBilingualFolder() {
  const contentFolder = createContentFolder(['en', 'fr'])
  afterAll(() => contentFolder.tearDown())
  return contentFolder
}

/** All elements of a grid, row by row; of its tabs the tabs alone. */
export function listElements(grid: Grid | undefined): (PlainElement | GridTabElement)[] {
  const found: (PlainElement | GridTabElement)[] = []
  for (const row of grid?.rows ?? []) for (const column of row.columns) found.push(...column.elements)
  return found
}
