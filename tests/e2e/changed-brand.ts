import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')

/** The part of a channel's configuration that tests change. */
export interface ChangedTickets {
  isSeatFirstOrdering?: boolean
  showTicketsForUnselectedAreaCategories?: boolean
  unpaidBookings?: { allowUnpaidBookings: boolean; unpaidBookingCutoffTime: number }
}

/**
 * Copies the product to a temporary folder; of it all, the server's build and the brand's files are its own.
 * @returns the folder, for `startServer`, and that of the brand
 */
export function copyProduct(brand = 'halcyon'): { folder: string; brandFolder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-changed-'))
  cpSync(join(root, 'server', 'dist'), join(folder, 'server', 'dist'), { recursive: true })
  symlinkSync(join(root, 'server', 'assets'), join(folder, 'server', 'assets'))
  for (const name of [
    'storefront',
    'node_modules',
    'package.json',
    'contract',
    'theme-tokens',
    'design-system',
  ])
    symlinkSync(join(root, name), join(folder, name))
  mkdirSync(join(folder, 'brands'))
  symlinkSync(join(root, 'brands', 'shared'), join(folder, 'brands', 'shared'))
  const brandFolder = join(folder, 'brands', brand)
  cpSync(join(root, 'brands', brand), brandFolder, { recursive: true })
  return { folder, brandFolder }
}

/**
 * Copies the product and changes the ticket configuration of a brand.
 * @param services services of the channel, besides its own
 * @returns the folder, for `startServer`, and a function that removes it
 */
export function changeBrand(
  tickets: ChangedTickets,
  brand = 'halcyon',
  services: object = {},
): { folder: string; remove: () => void } {
  const { folder, brandFolder } = copyProduct(brand)
  const file = join(brandFolder, 'channel.json')
  const channel = JSON.parse(readFileSync(file, 'utf8')) as {
    tickets: object
    shared: { initial: { services: object } }
  }
  channel.tickets = { ...channel.tickets, ...tickets }
  Object.assign(channel.shared.initial.services, services)
  writeFileSync(file, JSON.stringify(channel))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
