import { chosenValues, mostChosenValues } from '@foyer/theme-tokens/chosen-values'
import { ConfigurationError, describeIssue } from '@foyer/theme-tokens/configuration/configuration-error'
import { checkTheme, readTheme } from '@foyer/theme-tokens/parse-theme'
import { themeOf } from '@foyer/theme-tokens/theme-of'
import { existsSync, readdirSync } from 'node:fs'
import { BrandError, readBrand, type Brand } from '../content/brand.ts'
import { brandFolder, readJsonFile, type BrandFolder } from './brand-folder.ts'
import { checkAssets } from './check-assets.ts'
import { checkContrast } from './check-contrast.ts'
import { checkTexts } from './check-texts.ts'
import { contentKeys } from './content-keys.ts'
import type { Findings } from './findings.ts'
import { columns, type Terminal } from './terminal.ts'

function checkThemeFile(brand: BrandFolder): { findings: Findings; json: unknown } {
  const { json, problem } = readJsonFile(brand.file('theme.json'))
  const failures =
    problem === null
      ? checkTheme(json).map((issue) => `theme.json: ${describeIssue(issue)}`)
      : [`theme.json: ${problem}`]
  return { findings: { title: 'Theme', summary: 'theme.json', failures, notes: [] }, json }
}

function checkChoices(json: unknown, terminal: Terminal, isQuiet: boolean): Findings {
  const chosen = chosenValues(readTheme(json))
  if (!isQuiet) {
    terminal.line()
    terminal.line(terminal.style('bold', `Chosen values: ${chosen.length} of at most ${mostChosenValues}`))
    columns(chosen.map(({ path, value }) => [path, String(value)])).forEach((line) => terminal.line(line))
  }
  const failures =
    chosen.length > mostChosenValues
      ? [
          `found ${chosen.length} chosen values, needed at most ${mostChosenValues}: leave out those whose derived value does as well`,
        ]
      : []
  return { title: 'Choices', summary: `${chosen.length} chosen values`, failures, notes: [] }
}

/** Reads the brand as the server does. */
async function readAsServer(brand: BrandFolder): Promise<{ findings: Findings; read: Brand | null }> {
  const title = 'Configuration'
  const summary = 'channel.json, storefront.json, text'
  try {
    return {
      read: await readBrand(brand.brands, brand.name),
      findings: { title, summary, failures: [], notes: [] },
    }
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    const failures =
      error.cause instanceof ConfigurationError
        ? error.cause.issues.map((issue) => `${error.message.split(':', 1)[0]}: ${describeIssue(issue)}`)
        : [error.message]
    const relative = failures.map((failure) => failure.replaceAll(`${brand.folder}/`, ''))
    return { read: null, findings: { title, summary, failures: relative, notes: [] } }
  }
}

/** Texts of the other brands that are not their own content's: what most of them have is what the product asks for. */
async function textsOfOthers(brand: BrandFolder): Promise<Readonly<Record<string, string>>[]> {
  const others = readdirSync(brand.brands, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== brand.name)
    .map(({ name }) => brandFolder(brand.brands, name))
    .filter((other) => existsSync(other.file('theme.json')))
  const read = await Promise.all(others.map((other) => readAsServer(other)))
  return read.flatMap(({ read: other }) => {
    if (!other) return []
    const own = new Set(contentKeys(other))
    const texts = other.texts[other.languages[0] ?? ''] ?? {}
    return [Object.fromEntries(Object.entries(texts).filter(([key]) => !own.has(key)))]
  })
}

async function checkAllTexts(brand: BrandFolder, read: Brand): Promise<Findings> {
  const others = await textsOfOthers(brand)
  const shared = [...new Set(others.flatMap((texts) => Object.keys(texts)))].filter(
    (key) => others.filter((texts) => Object.hasOwn(texts, key)).length > others.length / 2,
  )
  const reference = Object.fromEntries(
    [...shared, ...contentKeys(read)].map((key) => [
      key,
      others.map((texts) => texts[key]).find((text) => text !== undefined) ?? key,
    ]),
  )
  return checkTexts(read.texts, read.languages, reference)
}

function print(findings: readonly Findings[], terminal: Terminal): void {
  terminal.line()
  for (const { title, summary, failures, notes } of findings) {
    const mark = failures.length > 0 ? terminal.style('red', '✗') : terminal.style('green', '✓')
    terminal.line(`${mark} ${terminal.style('bold', title)}  ${terminal.style('dim', summary)}`)
    for (const failure of failures) terminal.line(`  ${terminal.style('red', 'fail')}  ${failure}`)
    for (const note of notes) terminal.line(`  ${terminal.style('yellow', 'note')}  ${note}`)
  }
}

/**
 * `brand check`: validation, every pair's contrast and every ink's drift, the count of chosen values, missing texts,
 * missing assets. Answers whether the brand can be served.
 */
export async function checkBrand(brand: BrandFolder, terminal: Terminal, isQuiet = false): Promise<boolean> {
  if (!existsSync(brand.folder)) {
    terminal.line(`${terminal.style('red', '✗')} There is no brand folder ${brand.folder}`)
    return false
  }
  terminal.progress('Reading the theme')
  const { findings: theme, json } = checkThemeFile(brand)
  const isReadable = theme.failures.length === 0
  terminal.progress('Measuring contrast')
  const looks = isReadable
    ? [checkContrast(readTheme(json), terminal, isQuiet), checkChoices(json, terminal, isQuiet)]
    : []
  terminal.progress('Reading configuration and texts')
  const { findings: configuration, read } = await readAsServer(brand)
  const files = Object.fromEntries(
    ['theme.json', 'storefront.json', 'channel.json'].map((name) => [
      name,
      readJsonFile(brand.file(name)).json,
    ]),
  )
  const texts = read ? [await checkAllTexts(brand, read)] : []
  const assets = checkAssets(brand, files, isReadable ? themeOf(readTheme(json)) : null)
  const findings = [theme, ...looks, configuration, ...texts, assets]
  print(findings, terminal)
  const failures = findings.reduce((sum, each) => sum + each.failures.length, 0)
  terminal.line()
  terminal.line(
    failures === 0
      ? terminal.style('green', `${brand.name} passes.`)
      : terminal.style('red', `${brand.name} fails: ${failures} ${failures === 1 ? 'problem' : 'problems'}.`),
  )
  return failures === 0
}
