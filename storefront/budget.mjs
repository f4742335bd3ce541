/**
 * First-load script of each route, gzip, read from the build's manifest: the entry, the route's page and all that
 * they import statically. Run by itself it prints a table; `measureRouteSizes` serves the gate.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const entries = ['src/app/entry-foundation.ts', 'src/app/entry-client.tsx']
const orderFrame = 'src/app/frames/OrderFrame.tsx'
const pages = /^src\/pages\/([\w-]+)\/page\.ts$/
const orderPages = /^(order-|completed-)/

/**
 * Kilobytes (1,000 bytes) that a route may take; one without a figure of its own has `order` or `browsing`. Every page carries
 * the styles of all components of Material UI, about 4 kB, so that any of them can be used: `docs/benchmarks.md`.
 */
const budgets = {
  home: 193,
  // What it takes to fetch a list in another shape.
  films: 199,
  film: 200.5,
  // What is not found has a drawing.
  content: 179,
  browsing: 192,
  // Lists of films with their marks for the watchlist; an event with its own picture and lettering.
  event: 199,
  search: 198.5,
  // Its front by day and by night; the rest of its pictures and its map come after.
  site: 198,
  order: 221,
  // The row of seats for an order whose time ran out.
  'completed-order': 225,
  'order-seats': 241.5,
  // The menu, the dialog of an item, and what holds them to the rules of the kitchen.
  'order-food': 249,
  'order-site-food': 249,
  'order-at-seat': 256.5,
  'order-at-table': 254,
  // The details, a tip and a note for the person who brings it; the payment's own code comes while the name is typed.
  'order-payment-at-place': 242.5,
  // Stored cards, own codes and points come where somebody is signed in.
  'order-customer-details': 225,
  'order-payment': 229.5,
  'order-payment-standalone': 226.5,
  // The staff's: no navigation, news or films around it; with the search for a member's card.
  counter: 214.5,
  // The shelves without the code of orders; the basket and the confirmation have it.
  'gift-shop': 209,
  'gift-shop-basket': 222.5,
  'gift-shop-confirmation': 216.5,
  // A form with its preview, and a look-up of a card.
  'gift-card': 215,
  'gift-card-balance': 210,
  // Forms with validation, the password's rules, captcha and passkeys; later steps of a sign-up come one ahead.
  'sign-in': 214,
  'sign-up': 212,
  'password-reset': 204,
  'member-update-details': 215,
  // Forms: the password and passkeys, the provider's frame, codes, switches.
  'member-signing-in': 205,
  'member-add-payment-card': 197,
  'member-vouchers': 197,
  'member-data': 205,
  'member-messages': 197.5,
  // A card with its code; what is below the first view comes later.
  'member-overview': 203.5,
  // Which cinemas sell food and drink.
  'member-bookings': 193.5,
  'member-rewards': 195,
  'member-seen-films': 192,
  // The gift shop's menu and basket.
  'member-recharge-points': 203.5,
  // Rows with showtimes, posters, and the list itself.
  'member-film-watchlist': 209,
}

/** @returns {number} kilobytes */
const getBudget = (route) => budgets[route] ?? (orderPages.test(route) ? budgets.order : budgets.browsing)

/** @returns {{ route: string, bytes: number, budget: number, files: { file: string, bytes: number }[] }[]} */
export function measureRouteSizes(clientFolder) {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'))
  const sizes = new Map()
  const getFileSize = (file) => {
    if (!sizes.has(file))
      sizes.set(file, gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length)
    return sizes.get(file)
  }
  return Object.keys(manifest)
    .flatMap(
      (key) =>
        pages
          .exec(key)
          ?.slice(1, 2)
          .map((route) => ({ key, route })) ?? [],
    )
    .map(({ key, route }) => {
      const seen = new Set()
      const visit = (each) => {
        if (seen.has(each)) return
        seen.add(each)
        manifest[each].imports?.forEach(visit)
      }
      const starts = orderPages.test(route) ? [...entries, orderFrame, key] : [...entries, key]
      starts.forEach(visit)
      const files = [...new Set([...seen].map((each) => manifest[each].file))].map((file) => ({
        file,
        bytes: getFileSize(file),
      }))
      return {
        route,
        bytes: files.reduce((sum, file) => sum + file.bytes, 0),
        budget: getBudget(route) * 1_000,
        files,
      }
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), 'dist', 'client')
  const routes = measureRouteSizes(folder)
  for (const { route, bytes, budget, files } of routes) {
    const mark = bytes > budget ? '  OVER' : ''
    console.log(
      `${route.padEnd(24)} ${(bytes / 1_000).toFixed(1).padStart(6)} kB of ${String(budget / 1_000)}${mark}`,
    )
    if (process.argv.includes('--files')) {
      for (const file of files)
        console.log(`    ${(file.bytes / 1_000).toFixed(1).padStart(6)}  ${file.file}`)
    }
  }
  if (routes.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1
}
