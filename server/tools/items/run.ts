import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { CatalogueError } from '../../src/catalogue/catalogue-error.ts'
import { untilFurtherNotice } from '../../src/catalogue/item-changes.ts'
import { ItemSettings, listItemChanges, type ListedItemChange } from '../../src/catalogue/item-settings.ts'
import { findSoldItem } from '../../src/catalogue/items.ts'
import { loadCatalogue } from '../../src/catalogue/load.ts'
import type { Settings } from '../../src/config/settings.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { toMinor } from '../../src/domain/money.ts'
import { toInstant } from '../../src/domain/time-zone.ts'
import {
  getTarget,
  isReportedError,
  openBrandReader,
  type DatabaseSettings,
} from '../database/brand-database.ts'
import { parseCommand, usage, type Command } from './command.ts'

const exitCodes = { well: 0, unwell: 1, misused: 2 }

export interface ItemsToolOptions {
  /** @throws SettingsError */
  readonly settings: () => DatabaseSettings & Pick<Settings, 'brandsFolder'>
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly now: () => number
}

/** Why a change cannot be made. */
class ChangeRefused extends Error {}

/** Runs one command. @returns the exit code */
export async function runItemsTool(args: readonly string[], options: ItemsToolOptions): Promise<number> {
  const { print, complain } = options
  const command = parseCommand(args)
  if (command === null) {
    complain(usage)
    return exitCodes.misused
  }
  try {
    print(await perform(command, options.settings(), options.now()))
    return exitCodes.well
  } catch (error) {
    if (!isReportedError(error) && !(error instanceof ChangeRefused) && !(error instanceof CatalogueError))
      throw error
    complain(`${error.message}\n`)
    return exitCodes.unwell
  }
}

type ItemCommand = Exclude<Command, { readonly kind: 'list' }>

async function perform(
  command: Command,
  settings: ReturnType<ItemsToolOptions['settings']>,
  now: number,
): Promise<string> {
  const catalogue = loadCatalogue(settings.brandsFolder, settings.brand)
  // Opened for reading first, so that a missing or older database is not created or migrated.
  const reader = await openBrandReader(settings)
  try {
    if (command.kind === 'list')
      return `${JSON.stringify((await listItemChanges(reader)).map(toListed(catalogue)), null, 2)}\n`
  } finally {
    await reader.close()
  }
  requireKnown(catalogue, command)
  const database = await openDatabase(getTarget(settings))
  try {
    return `${await change(new ItemSettings(database), catalogue, command, now)}\n`
  } finally {
    await database.close()
  }
}

/** @throws ChangeRefused for a site or item that there is not, or for which the command has no meaning */
function requireKnown({ items, sites }: Catalogue, { kind, id, siteId }: ItemCommand): void {
  const family = items.families.get(id)
  const item = items.items.get(id) ?? items.items.get(family?.itemIds[0] ?? '')
  const isModifier = [...items.modifierGroups.values()].some(({ modifiers }) =>
    modifiers.some((modifier) => modifier.id === id),
  )
  if (siteId !== null && !sites.has(siteId)) throw new ChangeRefused(`There is no site ${siteId}`)
  if (siteId !== null && !items.sites.has(siteId)) throw new ChangeRefused(`The site ${siteId} sells no food`)
  if (!item && !isModifier) throw new ChangeRefused(`There is no item, size or modifier ${id}`)
  if (!item) {
    if (kind === 'stock') throw new ChangeRefused(`${id} is a modifier, which is not counted`)
    return
  }
  if (siteId !== null && item.kind !== 'Food')
    throw new ChangeRefused(`${id} is sold by the gift shop, which is the same everywhere: leave --site out`)
  const ofFamily = family?.itemIds ?? [id]
  if (siteId !== null && !ofFamily.some((each) => findSoldItem(items, siteId, each)))
    throw new ChangeRefused(`The site ${siteId} does not sell ${id}`)
  const isOfItem = kind === 'price' || kind === 'reset-price' || kind === 'stock'
  if (isOfItem && !items.items.has(id))
    throw new ChangeRefused(`${id} has sizes: name one of ${family?.itemIds.join(', ')}`)
  if (isOfItem && item.kind === 'GiftCard')
    throw new ChangeRefused(`${id} is a gift card, which is worth what is paid`)
  if (kind === 'stock' && siteId === null && item.kind === 'Food')
    throw new ChangeRefused(`${id} is counted at one site: --site`)
}

/** @returns what has been changed */
async function change(
  settings: ItemSettings,
  catalogue: Catalogue,
  command: ItemCommand,
  now: number,
): Promise<string> {
  const { id, siteId } = command
  const where = siteId === null ? '' : ` at ${siteId}`
  switch (command.kind) {
    case 'price': {
      const { decimals } = catalogue.currency
      const minor = toMinor(command.amount, decimals)
      if (minor === null) throw new ChangeRefused(`A price has at most ${decimals} decimals`)
      await settings.setPrice(siteId, id, minor, now)
      return `${id} costs ${command.amount.toFixed(decimals)}${where}`
    }
    case 'reset-price':
      await settings.setPrice(siteId, id, null, now)
      return `${id} costs what the brand's files say${where}`
    case 'sold-out': {
      const until = readUntil(catalogue, command, now)
      await settings.setSoldOut(siteId, id, until, now)
      const end = until === untilFurtherNotice ? '' : ` until ${new Date(until).toISOString()}`
      return `${id} is sold out${where}${end}`
    }
    case 'back':
      await settings.setSold(siteId, id, now)
      return `${id} is sold again${where}`
    case 'stock':
      await settings.setStock(siteId, id, command.left, now)
      return command.left === null
        ? `${id} is not counted${where}`
        : `${command.left} of ${id} are left${where}`
  }
}

/** The instant of `--until`: with an offset, or by the clock of the site, without one by that of the chain's first. */
function readUntil(
  { sites }: Catalogue,
  { siteId, until }: Extract<Command, { readonly kind: 'sold-out' }>,
  now: number,
): number {
  if (until === null) return untilFurtherNotice
  const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(until)
  const site = siteId === null ? [...sites.values()][0] : sites.get(siteId)
  const at = local
    ? toInstant(site?.ianaTimeZoneName ?? 'UTC', local[1] ?? '', Number(local[2]) * 60 + Number(local[3]))
    : Date.parse(/T.*(Z|[+-]\d{2}:\d{2})$/.test(until) ? until : '')
  if (Number.isNaN(at)) throw new ChangeRefused(`--until ${until} is no time, such as 2026-11-26T18:00`)
  if (at <= now) throw new ChangeRefused(`--until ${until} has passed`)
  return at
}

/** A change as it is printed: amounts in the currency's main unit, instants in UTC. */
const toListed =
  ({ currency }: Catalogue) =>
  ({ siteId, itemId, priceMinor, soldOutUntil, left, changedAt }: ListedItemChange) => ({
    itemId,
    siteId,
    price: priceMinor === null ? null : priceMinor / 10 ** currency.decimals,
    soldOut: toSoldOut(soldOutUntil),
    left,
    changedAt: new Date(changedAt).toISOString(),
  })

/** Null: not set here; false: sold here whatever is set everywhere; true, or the instant of its end: sold out. */
function toSoldOut(until: number | null): boolean | string | null {
  if (until === null) return null
  if (until === untilFurtherNotice) return true
  return until === 0 ? false : new Date(until).toISOString()
}
