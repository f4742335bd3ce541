import { ConfigurationError, describeIssue } from '@foyer/theme-tokens/configuration/configuration-error'
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { validateAgreement } from '../../src/brand-check/validate-agreement.ts'
import { BrandError, readBrand, type Brand } from '../../src/brand/brand.ts'
import { readBrandFolder, type BrandFolder } from '../../src/brand-check/brand-folder.ts'
import { checkAssets } from '../../src/brand-check/check-assets.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { checkContent } from './check-content.ts'
import { checkHeaderPictures } from './check-header-pictures.ts'
import { checkLanguages } from './check-languages.ts'
import { checkShapes } from './check-shapes.ts'
import { checkTexts } from '../../src/brand-check/check-texts.ts'
import { checkThemes } from './check-themes.ts'
import type { BrandReport } from '../../src/brand-check/brand-report.ts'
import { listNamingFiles } from '../../src/brand-check/referencing-files.ts'
import type { Terminal } from './terminal.ts'
import { createTextReference } from '../../src/brand-check/text-reference.ts'

/** This file is three folders below the root: the tool runs from its sources. */
const productRoot = resolve(import.meta.dirname, '..', '..', '..')

/** Reads the brand as the server does. @param reportedFiles files whose errors another check reports */
async function readAsServer(
  brand: BrandFolder,
  reportedFiles: ReadonlySet<string> = new Set(),
): Promise<{ report: BrandReport; read: Brand | null }> {
  const title = 'Configuration'
  const summary = 'channel.json, storefront.json and text/ as the server reads them'
  try {
    return {
      read: await readBrand(brand.brands, brand.name),
      report: { title, summary, failures: [], notes: [] },
    }
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    const failures =
      error.cause instanceof ConfigurationError
        ? error.cause.issues.map((issue) => `${error.file}: ${describeIssue(issue)}`)
        : [error.message]
    const relative = failures.map((failure) => failure.replaceAll(`${brand.folder}/`, ''))
    const isReported = reportedFiles.has(error.file.replace(`${brand.folder}/`, ''))
    return { read: null, report: { title, summary, failures: isReported ? [] : relative, notes: [] } }
  }
}

function print(reports: readonly BrandReport[], terminal: Terminal): void {
  terminal.line()
  for (const { title, summary, failures, notes } of reports) {
    const mark = failures.length > 0 ? terminal.style('red', '✗') : terminal.style('green', '✓')
    terminal.line(`${mark} ${terminal.style('bold', title)}  ${terminal.style('dim', summary)}`)
    for (const failure of failures) terminal.line(`  ${terminal.style('red', 'fail')}  ${failure}`)
    for (const note of notes) terminal.line(`  ${terminal.style('yellow', 'note')}  ${note}`)
  }
}

/** Checks everything besides the configuration: texts, languages, catalogue, content pages, and that they agree. */
async function checkWritings(brand: BrandFolder, read: Brand): Promise<BrandReport[]> {
  const { report, catalogue } = checkCatalogue(brand, read)
  const reference = createTextReference(read, await readOthers(brand), productRoot)
  const agreement = catalogue ? validateAgreement(read, catalogue) : []
  return [
    ...[...read.variants.values()].slice(0, 1).map(({ storefront }) => checkShapes(storefront)),
    checkTexts(read.texts, read.languages, reference),
    checkLanguages(brand, read.languages),
    report,
    {
      title: 'Agreement',
      summary: 'currency, culture, films and pictures are the same in all files',
      failures: agreement,
      notes: [],
    },
    ...(catalogue ? await checkContent(brand, read, catalogue) : []),
  ]
}

/** The other brands, as far as they can be read. */
async function readOthers(brand: BrandFolder): Promise<Brand[]> {
  const others = readdirSync(brand.brands, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== brand.name)
    .map(({ name }) => readBrandFolder(brand.brands, name))
    .filter((other) => existsSync(other.file('theme.json')))
  const read = await Promise.all(others.map((other) => readAsServer(other)))
  return read.flatMap(({ read: other }) => other ?? [])
}

/**
 * `brand check`: validation, contrast of every pair and color difference of every ink, number of chosen values, texts,
 * catalogue, content pages, missing assets, pictures behind text. @returns whether the brand can be served
 */
export async function checkBrand(brand: BrandFolder, terminal: Terminal, isQuiet = false): Promise<boolean> {
  if (!existsSync(brand.folder)) {
    terminal.line(`${terminal.style('red', '✗')} There is no brand folder ${brand.folder}`)
    return false
  }
  terminal.progress('Reading the themes')
  const { report: themeReports, themes } = checkThemes(brand, terminal, isQuiet)
  terminal.progress('Reading configuration, texts and content')
  const unusable = themes.filter(({ theme }) => theme === null).map(({ file }) => file)
  const { report: configuration, read } = await readAsServer(brand, new Set(unusable))
  const writings = read ? await checkWritings(brand, read) : []
  const assets = checkAssets(brand, themes, listNamingFiles(brand))
  const headers = await checkHeaderPictures(brand, themes)
  const report = [...themeReports, headers, configuration, ...writings, assets]
  print(report, terminal)
  const failures = report.reduce((sum, each) => sum + each.failures.length, 0)
  terminal.line()
  terminal.line(
    failures === 0
      ? terminal.style('green', `${brand.name} passes.`)
      : terminal.style('red', `${brand.name} fails: ${failures} ${failures === 1 ? 'problem' : 'problems'}.`),
  )
  return failures === 0
}
