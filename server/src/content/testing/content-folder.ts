import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Grid, GridTabElement, PlainElement } from '@foyer/contract/omnia/grid'
import { defaultPages } from '@foyer/contract/omnia/pages'
import { loadCatalogue } from '../../catalogue/load.ts'
import { createContentContext, createFileLookup } from '../content-context.ts'
import { ContentLibrary } from '../library.ts'

export const brandsFolder = join(__dirname, '../../../../brands')

/** Creates the context that a brand's content refers to. */
export function createTestContext(brand: string) {
  return createContentContext({
    catalogue: loadCatalogue(brandsFolder, brand),
    pages: defaultPages,
    siteTitle: brand,
    requiredCinemaGroupPrompt: true,
  })
}

/**
 * Creates a temporary content folder with Halcyon's catalogue, whose files are checked on each access.
 * @param assets folder of the brand's own files, absolute; default: every named file is taken to exist
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
    /** The current page at an address. */
    async page(url: string, languageTag = 'en') {
      const snapshot = await library.snapshot()
      return snapshot.languages.get(languageTag)?.pages.get(url)
    },
    /** Path of a file. */
    at: (file: string) => join(folder, file),
    write(file: string, text: string) {
      const path = join(folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      version += 1
      // Two versions within one tick of the file system's clock must differ.
      utimesSync(path, version, version)
    },
    remove: (file: string) => rmSync(join(folder, file)),
    tearDown: () => rmSync(folder, { recursive: true }),
  }
}

/** A brand in English and French for the tests of a file; deleted after them. */
export function createBilingualFolder() {
  const contentFolder = createContentFolder(['en', 'fr'])
  afterAll(() => contentFolder.tearDown())
  return contentFolder
}

/** All elements of a grid, row by row; for tabs, the tabs only and not their elements. */
export function listElements(grid: Grid | undefined): (PlainElement | GridTabElement)[] {
  const found: (PlainElement | GridTabElement)[] = []
  for (const row of grid?.rows ?? []) for (const column of row.columns) found.push(...column.elements)
  return found
}
