import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { foodPatterns } from '@foyer/contract/omnia/shop-addresses'
import type { TranslatedText } from '@foyer/contract/wire/common'
import { BrandError, readBrand, type Brand } from '../../src/brand/brand.ts'
import { isRightToLeft } from '../../src/brand/languages.ts'
import { CatalogueError } from '../../src/catalogue/catalogue-error.ts'
import type { Catalogue, CatalogueScreen } from '../../src/catalogue/catalogue.ts'
import { loadCatalogue } from '../../src/catalogue/load.ts'
import { SettingsError, type Settings } from '../../src/config/settings.ts'
import { parseCommand, usage, type SheetsCommand } from './command.ts'
import { renderSheet, type PrintedCode, type Sheet } from './render-sheet.ts'

const exitCodes = { well: 0, unwell: 1, misused: 2 }

export interface SeatCodesToolOptions {
  /** @throws SettingsError */
  readonly settings: () => Pick<Settings, 'brand' | 'brandsFolder' | 'publicOrigin'>
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

/** Why there are no sheets. */
class SheetsRefused extends Error {}

const reported = [SheetsRefused, SettingsError, BrandError, CatalogueError]

/** Writes the sheets. @returns the exit code */
export async function runSeatCodesTool(
  args: readonly string[],
  options: SeatCodesToolOptions,
): Promise<number> {
  const { print, complain } = options
  const command = parseCommand(args)
  if (command === null) {
    complain(usage)
    return exitCodes.misused
  }
  if (command.kind === 'help') {
    print(usage)
    return exitCodes.well
  }
  try {
    const settings = options.settings()
    const origin = getOrigin(command.origin ?? settings.publicOrigin)
    const brand = await readBrand(settings.brandsFolder, settings.brand)
    const catalogue = loadCatalogue(settings.brandsFolder, settings.brand)
    const sheets = await createSheets(command, { brand, catalogue, origin })
    const folder = resolve(command.folder)
    await mkdir(folder, { recursive: true })
    for (const { file, sheet } of sheets) await writeFile(join(folder, file), renderSheet(sheet))
    print(sheets.map(({ file, count }) => `${join(folder, file)}: ${count} codes\n`).join(''))
    return exitCodes.well
  } catch (error) {
    if (!(error instanceof Error) || !reported.some((type) => error instanceof type)) throw error
    complain(`${error.message}\n`)
    return exitCodes.unwell
  }
}

/** @throws SheetsRefused for a missing address, or one that is none */
function getOrigin(text: string | null): string {
  if (text === null)
    throw new SheetsRefused('The address of the shop is not known: --origin, or FOYER_PUBLIC_ORIGIN')
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new SheetsRefused(`${text} is not the address of a shop, such as https://example.org`)
  return url.origin
}

interface Source {
  readonly brand: Brand
  readonly catalogue: Catalogue
  readonly origin: string
}

interface NamedSheet {
  readonly file: string
  readonly count: number
  readonly sheet: Sheet
}

/** @throws SheetsRefused for a site or screen that there is not, or that has no codes */
async function createSheets(command: SheetsCommand, source: Source): Promise<NamedSheet[]> {
  const { brand, catalogue, origin } = source
  const { siteId, screenId } = command
  const languageTag = command.language ?? brand.languages[0] ?? 'en'
  if (!brand.languages.includes(languageTag))
    throw new SheetsRefused(`${languageTag} is none of the brand's languages: ${brand.languages.join(', ')}`)
  if (siteId !== null && !catalogue.sites.has(siteId)) throw new SheetsRefused(`There is no site ${siteId}`)
  if (siteId !== null && !catalogue.items.sites.has(siteId))
    throw new SheetsRefused(`The site ${siteId} sells no food`)
  const screens = [...catalogue.screens.values()].filter(
    (screen) =>
      catalogue.items.sites.has(screen.siteId) &&
      (siteId === null || screen.siteId === siteId) &&
      (screenId === null || screen.id === screenId),
  )
  if (screenId !== null && screens.length === 0)
    throw new SheetsRefused(
      siteId === null
        ? `No cinema that sells food has a screen ${screenId}`
        : `The site ${siteId} has no screen ${screenId}`,
    )
  const logo = await readFile(join(brand.assetsFolder, 'logos', 'logo-on-light.svg'), 'utf8')
  const name = (text: TranslatedText) =>
    text.translations.find((each) => each.languageTag === languageTag)?.text ?? text.text
  const createSheet = (title: string, rows: Sheet['rows']): Sheet => ({
    title,
    languageTag,
    logo,
    rows,
  })
  const nameSite = (id: string) => name(catalogue.sites.get(id)?.name ?? { text: id, translations: [] })

  const ofScreens = screens.flatMap((screen) => {
    const rows = listRows(screen, origin)
    if (rows.length === 0) return []
    const comma = isRightToLeft(languageTag) ? '،' : ','
    const title = `${nameSite(screen.siteId)}${comma} ${name(screen.wire.name)}`
    return [toNamed(`seats-${screen.siteId}-${screen.id}.html`, createSheet(title, rows))]
  })
  const offers = [...catalogue.items.sites.values()].filter(
    (offer) =>
      screenId === null && (siteId === null || offer.siteId === siteId) && offer.locations.length > 0,
  )
  const ofTables = offers.map((offer) => {
    const codes = offer.locations.map(({ id, name: label }): PrintedCode => ({
      address: origin + fill(foodPatterns['order-at-table'], offer.siteId, id),
      label: name(label),
    }))
    return toNamed(
      `tables-${offer.siteId}.html`,
      createSheet(nameSite(offer.siteId), [{ name: null, codes }]),
    )
  })
  const sheets = [...ofScreens, ...ofTables]
  if (sheets.length === 0)
    throw new SheetsRefused('There are no named seats and no tables to print codes for')
  return sheets
}

const toNamed = (file: string, sheet: Sheet): NamedSheet => ({
  file,
  sheet,
  count: sheet.rows.reduce((sum, { codes }) => sum + codes.length, 0),
})

/** The rows of a screen from the front, each seat with its code; none for one without named seats. */
function listRows({ id, siteId, auditorium }: CatalogueScreen, origin: string): Sheet['rows'] {
  const rows = new Map<string, PrintedCode[]>()
  for (const { rowLabel, label } of auditorium.seats.values()) {
    const codes = rows.get(rowLabel) ?? []
    rows.set(rowLabel, codes)
    const address = origin + fill(foodPatterns['order-at-seat'], siteId, id, rowLabel + label)
    codes.push({ address, label: `${rowLabel} ${label}` })
  }
  return [...rows].map(([name, codes]) => ({ name, codes }))
}

/** Fills a pattern's parameters in their order. */
function fill(pattern: string, ...values: string[]): string {
  let index = 0
  return pattern.replace(/:[a-zA-Z]+/g, () => encodeURIComponent(values[index++] ?? ''))
}
