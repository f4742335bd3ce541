#!/usr/bin/env node
/**
 * Lighthouse, mobile preset, median of 5, against the real server with the brand's seed: performance on the pages for
 * browsing with an empty browser cache, and on seats, food and payment with what the pages before have cached; accessibility
 * and best practices on each, SEO on pages for search engines; and the weight of pages.
 *
 *   npm run bench:lighthouse [-- --runs 5 --only home,seats --address http://127.0.0.1:4000]
 *
 * Exits 1 if a median is below its floor, or the home page is too heavy.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../gate/chromium.mjs'
import { startServer } from '../gate/server.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    address: { type: 'string' },
  },
})
const runs = Number(values.runs)
const floors = { accessibility: 1, 'best-practices': 1, seo: 1 }
/** Floors of performance: pages for browsing, and the choice of seats. */
const browsing = { performance: 0.95, ...floors }
const ordering = { performance: 0.9, ...floors }
/** Kilobytes (1,000 bytes) of a first visit on a phone. */
const heaviest = { home: 700 }

const server = values.address ? undefined : await startServer({ port: 4790 })
const address = values.address ?? server.address
const port = 9790
const browser = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'foyer-lighthouse-')), {
  executablePath: findChromium(),
  args: [
    `--remote-debugging-port=${port}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})

const press = (page, role, name) => page.getByRole(role, { name }).filter({ visible: true }).first().click()

/** Goes from the seats to the food and drink of the order that holds them; returns its address. */
async function walkToFood(seats) {
  const page = await browser.newPage()
  await page.goto(seats)
  await press(page, 'button', 'Pick the best for me')
  await press(page, 'button', 'Continue')
  await page.waitForURL('**/food-and-drink/')
  const food = page.url()
  await page.close()
  return food
}

/** Goes from the food and drink of an order to its payment; returns its address. */
async function walkToPayment(food) {
  const page = await browser.newPage()
  await page.goto(food)
  await press(page, 'button', 'Go on without food')
  await page.waitForURL('**/order/customer-details/')
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Last name').fill('Marchetti')
  await page.getByLabel('Email').fill('ines.marchetti@postbox.example')
  await press(page, 'button', 'Continue to payment')
  await page.waitForURL('**/order/payment/')
  const payment = page.url()
  await page.close()
  return payment
}

/** Goes to the seats of an allocated showtime with free seats, as a visitor; returns the addresses on the way. */
async function walk() {
  const page = await browser.newPage()
  await page.goto(`${address}/`)
  const { token, groups } = await page.evaluate(() => ({
    token: globalThis.initialData.api.authToken,
    groups: globalThis.initialData.cinemaGroups,
  }))
  await browser.addCookies([{ name: 'foyer-cinema-group', value: groups[0].id, url: address }])
  const sites = groups[0].cinemas.map((cinema) => `siteIds=${cinema.vistaCinema.key}`).join('&')
  const get = async (path) =>
    (
      await page.request.get(`${address}/ocapi/v1/${path}`, { headers: { Authorization: `Bearer ${token}` } })
    ).json()
  const dates = await get(`film-screening-dates?${sites}`)
  const day = dates.filmScreeningDates[1].businessDate
  const { showtimes, relatedData } = await get(`showtimes/by-business-date/${day}?${sites}`)
  const showtime = showtimes.find((each) => each.isAllocatedSeating && !each.isSoldOut)
  const film = relatedData.films.find((each) => each.id === showtime.filmId)
  const slug = film.title.text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
  await page.goto(`${address}/sites/`)
  const site = await page.locator('main a[href^="/sites/"]').first().getAttribute('href')
  await page.goto(`${address}/order/showtimes/${showtime.id}/tickets/`)
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: 'Choose your seats' })
    .or(page.getByRole('button', { name: 'Choose your seats' }))
    .first()
    .click()
  await page.waitForURL('**/seats/**')
  const seats = page.url()
  await page.close()
  const shown = ['performance', 'accessibility', 'best-practices', 'seo']
  const pages = [
    { name: 'home', path: '/' },
    { name: 'films', path: '/films/' },
    { name: 'film', path: `/films/${slug}/${film.id}/` },
    { name: 'site', path: site },
    { name: 'content', path: '/accessibility/' },
    { name: 'gift-shop', path: '/gift-shop/' },
    { name: 'food-and-drink', path: '/food-and-drink/' },
  ].map((page) => ({ ...page, url: address + page.path, categories: shown, floors: browsing }))
  // Held once, by whichever page comes first; not earlier: an order in progress changes the seats page.
  let food
  const reachFood = () => (food ??= walkToFood(seats))
  return [
    ...pages,
    {
      name: 'seats',
      url: seats,
      categories: shown.filter((each) => each !== 'seo'),
      floors: ordering,
      isOnTheWay: true,
    },
    {
      name: 'food',
      url: reachFood,
      categories: shown.filter((each) => each !== 'seo'),
      floors: ordering,
      isOnTheWay: true,
    },
    {
      name: 'payment',
      url: async () => walkToPayment(await reachFood()),
      categories: shown.filter((each) => each !== 'seo'),
      floors: ordering,
      isOnTheWay: true,
    },
  ]
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

let short = 0
try {
  const only = values.only?.split(',')
  const pages = (await walk()).filter(({ name }) => only?.includes(name) ?? true)
  for (const { name, url: way, categories, floors: floorsOfPage, isOnTheWay = false } of pages) {
    const url = typeof way === 'string' ? way : await way()
    const results = []
    for (let i = 0; i < runs; i++) {
      const result = await lighthouse(url, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: categories,
        // Cookies and storage are kept in any case; the cache only on pages that visitors reach through others.
        disableStorageReset: isOnTheWay,
      })
      if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
      if (new URL(result.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
        throw new Error(`asked for ${url}, landed on ${result.lhr.finalDisplayedUrl}`)
      }
      results.push(result.lhr)
    }
    const ms = (audit) => Math.round(median(results.map((lhr) => lhr.audits[audit].numericValue)))
    const scores = categories.map((category) => {
      const score = median(results.map((lhr) => lhr.categories[category].score))
      if (score < floorsOfPage[category]) short++
      return `${category} ${Math.round(score * 100)}${score < floorsOfPage[category] ? ` (floor ${floorsOfPage[category] * 100})` : ''}`
    })
    const cls = median(results.map((lhr) => lhr.audits['cumulative-layout-shift'].numericValue)).toFixed(3)
    const weight = ms('total-byte-weight') / 1_000
    const isHeavy = weight > (heaviest[name] ?? Infinity)
    if (isHeavy) short++
    console.log(
      `${name.padEnd(14)} ${scores.join(', ')}; LCP ${ms('largest-contentful-paint')} ms, TBT ${ms('total-blocking-time')} ms, CLS ${cls}, ${weight.toFixed(0)} kB${isHeavy ? ` (at most ${heaviest[name]})` : ''}`,
    )
    const failing = new Set(
      results.flatMap((lhr) =>
        categories
          .filter((category) => category !== 'performance')
          .flatMap((category) => lhr.categories[category].auditRefs)
          .map((ref) => lhr.audits[ref.id])
          .filter((audit) => audit.score !== null && audit.score < 1)
          .map((audit) => {
            const [item] = audit.details?.items ?? []
            return `${audit.id}: ${audit.title} ${item?.node?.snippet ?? item?.url ?? ''}`
          }),
      ),
    )
    for (const line of failing) console.log(`       - ${line}`)
  }
} finally {
  await browser.close()
  await server?.stop()
}
process.exit(short ? 1 : 0)
