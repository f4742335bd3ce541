import type { PageResponse } from '@foyer/contract/omnia/page'
import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver, followFoot, unfoldFilters } from './visitor.ts'

/**
 * Messages to visitors when the server fails while they browse: each is provoked by the real server with typical
 * failures, and all but the last can be tried again.
 */

// Failures are logged, and all of them are expected here.
test.use({ expectedErrors: /./ })
test.beforeEach(async ({ page, shop }) => chooseCity(page, shop))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
/** Links to film pages, whose addresses end with an id. */
const films = (page: Page) => page.locator('main a[href^="/films/"][href*="/HO"]')
const broken = 'Sorry, something went wrong.'
/**
 * Resolves after the page's own retry of a call: a hydrated page retries automatically, and shows the button when that
 * has failed as well.
 */
const ownTry = (page: Page, path: RegExp) =>
  new Promise<void>((resolve) => {
    const underWay = new Set<Request>()
    page.on('request', (request) => {
      if (path.test(new URL(request.url()).pathname)) underWay.add(request)
    })
    // A page may make several such calls: all of them have to meet the fault before it is removed.
    const hear = (request: Request) => {
      if (underWay.delete(request) && underWay.size === 0) resolve()
    }
    page.on('requestfinished', hear)
    page.on('requestfailed', hear)
  })

for (const [kind, path] of [
  ['bad-json', '/films/'],
  ['cut-body', '/'],
] as const)
  test(`${path} says that the films did not load, and loads them when asked to: ${kind}`, async ({
    page,
    shop,
  }) => {
    await shop.fault({ path: '/ocapi/v1/films', kind, from: 'any' })
    const tried = ownTry(page, /^\/ocapi\/v1\/films$/)
    expect((await page.goto(path))?.status()).toBe(200)
    const failed = page.getByRole('main').getByRole('heading', { name: broken })
    await expect(failed).toBeVisible()
    await expect(page.getByText('Refresh your browser to try loading films again.')).toBeVisible()
    // The rest of the page is shown.
    await expect(heading(page)).toHaveCount(1)
    await expect(heading(page)).not.toHaveText(broken)
    if (path === '/') await expect(page.locator('#ways-to-watch')).toBeVisible()
    await takenOver(page)
    await tried
    await shop.clearFaults()
    await retry(page).click()
    await expect(films(page).first()).toBeVisible()
    await expect(failed).toHaveCount(0)
  })

test('films that take long have placeholders', async ({ page, shop }) => {
  await shop.fault({ path: '/ocapi/v1/films', kind: 'latency', delay: 3_000, from: 'any' })
  const answer = await page.goto('/films/')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('main').locator('[data-shape=poster]').first()).toBeVisible()
  await expect(films(page)).toHaveCount(0)
  await expect(films(page).first()).toBeVisible({ timeout: 15_000 })
})

test('a banner that cannot be shown says so in its place, and the rest of the home page works', async ({
  page,
}) => {
  // What another server may send: an unknown kind of slide.
  await page.route('**/api/omnia/v1/page?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as PageResponse
    const items = body.components?.heroCarousel?.items
    if (items) Object.assign(items[0] ?? {}, { type: 'hologram' })
    await route.fulfill({ response, json: body })
  })
  await page.goto('/films/')
  await takenOver(page)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Refresh your browser to try loading the film banner again.')
  await expect(films(page).first()).toBeVisible()
  await page.unroute('**/api/omnia/v1/page?*')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Films we recommend' }).first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a film that fails can be tried again; an unknown one has no such button', async ({ page, shop }) => {
  const { filmId, filmTitle } = await findShowtime(shop)
  const address = `/films/any/${filmId}/`
  await shop.fault({ path: '/ocapi/v1/films*', kind: 'status', status: 500, from: 'any' })
  const tried = ownTry(page, /^\/ocapi\/v1\/films/)
  expect((await page.goto(address))?.status()).toBe(503)
  await expect(heading(page)).toHaveText(broken)
  await expect(page.getByText('Refresh your browser or try loading the film again.')).toBeVisible()
  await takenOver(page)
  await tried
  await shop.clearFaults()
  await retry(page).click()
  // Its title may be a picture.
  await expect(page.getByRole('heading', { level: 1, name: filmTitle })).toBeVisible()

  await shop.fault({ path: '/ocapi/v1/films*', kind: 'status', status: 404, from: 'any' })
  expect((await page.goto(address))?.status()).toBe(404)
  await expect(heading(page)).toHaveText('This screen is empty')
  await expect(retry(page)).toHaveCount(0)
})

test('cinemas that fail to load are reported on their page and in the list to choose from', async ({
  page,
  shop,
}) => {
  const text = page.getByText('Refresh your browser to try loading cinemas again.')
  await shop.fault({ path: '/ocapi/v1/sites', kind: 'bad-json', from: 'any' })
  await page.goto('/sites/')
  await expect(text).toBeVisible()
  await page.goto('/films/')
  await takenOver(page)
  await unfoldFilters(page)
  await page.getByRole('button', { name: /^Cinema / }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose your cinemas' })
  await expect(dialog.getByText(broken)).toBeVisible()
  await expect(dialog.locator(text)).toBeVisible()
  await shop.clearFaults()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
})

test('a failed film list on a content page does not affect the rest', async ({ page, shop }) => {
  let refused = 0
  page.on('response', (response) => {
    if (response.status() === 502) refused += 1
  })
  await shop.fault({ path: '/ocapi/v1/films', kind: 'status', status: 502, from: 'any' })
  await page.goto('/group-bookings/')
  await expect(heading(page)).toHaveText('Bring everybody')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Refresh your browser to try loading films again.')
  await takenOver(page)
  // A hydrated page retries automatically. After these three tries the button is shown.
  await expect.poll(() => refused, { timeout: 30_000 }).toBe(3)
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  await shop.clearFaults()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(films(page).first()).toBeVisible()
})

test('a content page that fails says so, and loads when tried again', async ({ page, shop }) => {
  await shop.fault({ path: '/api/omnia/v1/page', kind: 'bad-json', from: 'any' })
  const tried = ownTry(page, /^\/api\/omnia\/v1\/page$/)
  expect((await page.goto('/help/'))?.status()).toBe(503)
  await expect(heading(page)).toHaveText('This page did not load')
  await takenOver(page)
  await tried
  await shop.clearFaults()
  await retry(page).click()
  await expect(heading(page)).toHaveText('What people ask us')
})

test('a part of a page whose script fails says so in its place, and the rest of the page works', async ({
  page,
  shop,
}) => {
  await shop.fault({ path: '/assets/ContentForm*', kind: 'status', status: 404 })
  await page.goto('/lost-property/')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This part of the page did not load.')
  await expect(heading(page)).toHaveText('We may have it')
  await followFoot(page, 'Help and questions')
  await expect(heading(page)).toHaveText('What people ask us')
})

test('a part of a page whose script failed is loaded again when it is tried again', async ({ page }) => {
  const script = '**/assets/ContentForm-*.js'
  await page.route(script, (route) => route.abort())
  await page.goto('/lost-property/')
  const failed = page.getByText('This part of the page did not load.')
  await expect(failed).toBeVisible()
  const form = page.getByRole('form', { name: 'Lost property' })
  await retry(page).click()
  await expect(failed).toBeVisible()
  await page.unroute(script)
  await retry(page).click()
  await expect(form).toBeVisible()
  await expect(failed).toBeHidden()
  await expect(form.getByRole('button', { name: 'Send it to the counter' })).toHaveAttribute('type', 'submit')
})

test('the texts of the films page are loaded again when that is tried again', async ({ page }) => {
  const script = '**/assets/find-films-*.js'
  await page.route(script, (route) => route.abort())
  await page.goto('/films/')
  // Otherwise the form is submitted, and the server does the search.
  await takenOver(page)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('salt')
  await field.press('Enter')
  const failed = page.getByText('This part of the page did not load.')
  await expect(failed).toBeVisible()
  await page.unroute(script)
  await retry(page).click()
  await expect(failed).toBeHidden()
  await expect(page.getByRole('heading', { name: 'The Salt Road' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('1')
  await expect(field).toHaveValue('salt')
})

test('a trailer that fails says so in its dialog, with a retry button', async ({ page, shop }) => {
  const { body } = await shop.call<'getFilms'>('GET', 'films')
  const film = body.films.find(({ trailers }) => trailers?.length)
  await shop.fault({ path: '/media/trailers/*', kind: 'status', status: 404 })
  await page.goto(`/films/any/${film?.id ?? ''}/`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Watch trailer' }).click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText(broken)
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('failed announcements, popups and display rules show no message', async ({ page, shop }) => {
  await shop.fault({ path: '/api/omnia/v1/configuration', kind: 'reset', from: 'any' })
  expect((await page.goto('/sites/'))?.status()).toBe(200)
  await takenOver(page)
  await expect(page.getByRole('complementary', { name: /^News/ })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
