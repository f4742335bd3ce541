import type { Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { chooseCity, takenOver } from './visitor.ts'

const member = {
  id: '6f0f1d6a-0c58-4d4f-9b62-0d6f8b6d5a11',
  name: { givenName: 'Ines', familyName: 'Marchetti' },
  email: 'ines.marchetti@postbox.example',
  isEmailVerified: true,
  username: null,
  preferences: { languageTag: 'en' },
  clubMembership: null,
  createdAt: '2026-03-18T10:00:00Z',
}

/** A browser in which Ines is signed in, as far as its pages can tell. */
async function beSignedIn(page: Page, { address }: Shop): Promise<void> {
  const response = await page.request.get(`${address}/api/omnia/v1/initialData`)
  const { memberSignIn } = (await response.json()) as { memberSignIn: { flagCookie: string } }
  await page.context().addCookies([{ name: memberSignIn.flagCookie, value: '1', url: address }])
  await page.route('**/members/current', (route) => route.fulfill({ json: { member } }))
  await page.route('**/members/current/rewards', (route) => route.fulfill({ json: { rewards: [] } }))
  await page.route('**/members/current/watchlist-films', (route) =>
    route.fulfill({ json: { watchlistFilms: [] } }),
  )
  await page.route('**/members/current/journeys/current', (route) =>
    route.fulfill({ json: { journeys: [], relatedData: {} } }),
  )
}

/** Sums the layout shifts of the page, from its beginning. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
const sumShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0))

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a narrow desk', { width: 1240, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`nothing moves when the header of ${device} shows who is signed in`, async ({ page, shop }) => {
    await page.setViewportSize(viewport)
    await chooseCity(page, shop)
    await beSignedIn(page, shop)
    await watchShifts(page)
    await page.goto(`${shop.address}/films/`)
    await expect(page.getByRole('link', { name: 'Your account, Ines' })).toBeVisible()
    await takenOver(page)
    // To three digits, as the measure is given.
    expect(await sumShifts(page)).toBeLessThan(0.0005)
    await expectNoViolation(page)
  })

test('a member’s header says nothing of signing in before the script is there', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await beSignedIn(page, shop)
  await page.route(/\/assets\/entry-client.*\.js$/, () => undefined)
  await page.goto(`${shop.address}/films/`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Films' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
})

test('the account menu works by keyboard, and a visitor’s header leads back', async ({ page, shop }) => {
  // A phone has these links in the menu of the site.
  await page.setViewportSize({ width: 1440, height: 900 })
  await chooseCity(page, shop)
  await page.goto(`${shop.address}/films/?day=today`)
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute(
    'href',
    '/sign-in/?redirect=%2Ffilms%2F%3Fday%3Dtoday',
  )
  await beSignedIn(page, shop)
  await page.reload()
  const button = page.getByRole('button', { name: 'Account menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Overview' })).toBeFocused()
  await expectNoViolation(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a visitor of a member page is led to the sign-in, also from its subpages', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await page.goto(`${shop.address}/member/account/`)
  await expect(page).toHaveURL(`${shop.address}/sign-in/?redirect=%2Fmember%2Faccount%2F`)
  await page.goto(`${shop.address}/member/nowhere/`)
  await expect(page).toHaveURL(`${shop.address}/sign-in/?redirect=%2Fmember%2F`)
})

test('the way back shows nothing of a member who has signed out', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await beSignedIn(page, shop)
  await page.route('**/members/authentication-cookie', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    await page.context().clearCookies({ name: /signed|flag|member/i })
    return route.fulfill({ status: 204 })
  })
  await page.goto(`${shop.address}/films/`)
  await takenOver(page)
  await page.getByRole('link', { name: 'Your account, Ines' }).click()
  await expect(page.getByRole('heading', { name: /, Ines$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByText('Ines Marchetti')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${shop.address}/`)
  await page.goBack()
  await expect(page).toHaveURL(/\/sign-in\//)
  await expect(page.getByText('Ines')).toHaveCount(0)
})
