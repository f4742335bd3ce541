/**
 * First-load script of each route, gzip, read from the build's manifest: the entry, the route's page and all that
 * they import at once. Run by itself it prints a table; `routeSizes` serves the gate.
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
  home: 187,
  films: 196,
  film: 192,
  content: 177,
  browsing: 192,
  order: 223,
  'order-seats': 235,
  // The menu, the dialog of an item, and what holds them to the rules of the kitchen.
  'order-food': 244,
  'order-site-food': 242,
  'order-at-seat': 251,
  'order-at-table': 244,
  'order-payment': 224,
  // The staff's: no navigation, news or films around it.
  counter: 200,
  // The shelves without the code of orders; the basket and the confirmation have it.
  'gift-shop': 202,
  'gift-shop-basket': 214,
  'gift-shop-confirmation': 210,
  // A form with its preview, and a look-up of a card.
  'gift-card': 211,
  'gift-card-balance': 205,
  // Forms with validation, the password's rules, captcha and passkeys.
  'sign-in': 207,
  'sign-up': 216,
  'password-reset': 200,
  'member-update-details': 208,
  // A card with its code; what is below the first view comes later.
  'member-overview': 200,
  'member-rewards': 194,
  // The gift shop's menu and basket.
  'member-recharge-points': 198,
  // Rows with showtimes, posters, and the list itself.
  'member-film-watchlist': 200,
}

/** @returns {number} kilobytes */
const getBudget = (route) => budgets[route] ?? (orderPages.test(route) ? budgets.order : budgets.browsing)

/** @returns {{ route: string, bytes: number, budget: number, files: { file: string, bytes: number }[] }[]} */
export function routeSizes(clientFolder) {
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
  const routes = routeSizes(folder)
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
