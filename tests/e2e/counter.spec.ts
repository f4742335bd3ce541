import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { beenHereBefore, takenOver } from './visitor.ts'
import { addWorkstation, findSeat, openCounters, orderFood } from './kitchen-orders.ts'

const siteId = '1001'
/** Within this time screens agree, milliseconds; a busy machine takes some of it itself. */
const soon = { timeout: 4_000 }

/** Signs the page's browser in as a workstation. */
async function signIn(page: Page, dataFolder: string, name: string): Promise<void> {
  const code = await addWorkstation(dataFolder, siteId, name)
  await page.goto('/counter/')
  await takenOver(page)
  await page.getByRole('textbox', { name: /^One-time code/ }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(`This screen: ${name}`)).toBeVisible()
}

/** Popcorn with butter and a comment, brought to a seat. */
const toSeat = (seat: { showtimeId: string; seatId: string }) => ({
  items: [
    {
      id: 'i1',
      itemId: 'popcorn-salted-s',
      quantity: 2,
      modifiers: [{ modifierGroupId: 'pop-top', modifierId: 'mod-butter' }],
      comment: 'half salt half sugar, ok?',
    },
  ],
  itemDeliveries: [{ id: 'd1', method: 'InSeatDelivery', itemIds: ['i1'], seat }],
})
const atCounter = { items: [{ id: 'i1', itemId: 'popcorn-salted-s' }] }

const ticket = (page: Page, reference: string) => page.getByRole('article', { name: `Order ${reference}` })
const column = (page: Page, name: RegExp) => page.getByRole('region', { name })
const move = (page: Page, action: string, reference: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${action}: Order ${reference}`) })

async function openSecondScreen(context: BrowserContext, shop: Shop): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL: shop.address, locale: 'en-GB' })
  if (!other) throw new Error('the context has no browser')
  await beenHereBefore(other, shop.address)
  return other.newPage()
}

test.skip(
  Boolean(process.env.FOYER_E2E_BRAND && process.env.FOYER_E2E_BRAND !== 'halcyon'),
  'orders from the menu of Halcyon',
)

test('an order goes from paid to handed over, and two screens agree', async ({
  page,
  context,
  shop,
  shopServer,
}) => {
  const { dataFolder } = shopServer
  const second = await openSecondScreen(context, shop)
  await signIn(page, dataFolder, 'Kitchen')
  await signIn(second, dataFolder, 'Bar')
  await openCounters(shop)
  await expect(page.getByRole('heading', { name: 'No orders just now' })).toBeVisible()

  const reference = await orderFood(shop, dataFolder, siteId, toSeat(await findSeat(shop, siteId)))
  for (const screen of [page, second]) {
    await expect(ticket(screen, reference)).toBeVisible(soon)
    await expect(ticket(screen, reference)).toContainText(/Row \w+, seat \d+/)
    await expect(ticket(screen, reference)).toContainText('2 × Popcorn, salted')
    await expect(ticket(screen, reference)).toContainText('Melted butter')
    await expect(ticket(screen, reference)).toContainText('half salt half sugar, ok?')
  }
  await expectNoViolation(page)

  await move(page, 'Start making', reference).click()
  await expect(column(second, /^Being made/)).toContainText(reference, soon)
  await move(second, 'Send out', reference).click()
  await expect(column(page, /^Ready/)).toContainText(reference, soon)
  await move(page, 'Handed over', reference).click()
  await expect(ticket(second, reference)).toHaveCount(0, soon)
  await second.context().close()
})

test('an order that another screen has moved goes back, and says so', async ({ page, shop, shopServer }) => {
  await signIn(page, shopServer.dataFolder, 'Kitchen')
  await openCounters(shop)
  const reference = await orderFood(shop, shopServer.dataFolder, siteId, atCounter)
  await expect(ticket(page, reference)).toBeVisible(soon)
  await page.route('**/in-preparation', (route) => route.abort())
  await page.route(/\/preparation(\?|$)/, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'urn:foyer:problem:preparation-16100',
        title: 'As far already',
        status: 400,
        errorCode: 16100,
      }),
    }),
  )
  await move(page, 'Start making', reference).click()
  await expect(page.getByText(`Order ${reference}: another screen was faster`)).toBeVisible()
  await expect(column(page, /^New/)).toContainText(reference)
})

test('a lost connection is told with the time of the last answer, and ends by itself', async ({
  page,
  shop,
  shopServer,
}) => {
  await signIn(page, shopServer.dataFolder, 'Kitchen')
  await openCounters(shop)
  const reference = await orderFood(shop, shopServer.dataFolder, siteId, atCounter)
  await expect(ticket(page, reference)).toBeVisible(soon)
  await page.route('**/in-preparation', (route) => route.abort())
  await expect(page.getByRole('alert')).toContainText(/Last answer at \d{2}:\d{2}/)
  await expect(ticket(page, reference)).toBeVisible()
  await page.unroute('**/in-preparation')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a code is good once, and a screen that signs out needs another', async ({ page, shopServer }) => {
  const code = await addWorkstation(shopServer.dataFolder, siteId, 'Kitchen')
  const give = async () => {
    await page.getByRole('textbox', { name: /^One-time code/ }).fill(code)
    await page.keyboard.press('Enter')
  }
  await page.goto('/counter/')
  await takenOver(page)
  await give()
  await expect(page.getByText('This screen: Kitchen')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign this screen in' })).toBeVisible()
  await page.reload()
  await takenOver(page)
  await give()
  await expect(page.getByRole('alert')).toContainText('This code is not valid')
  await expectNoViolation(page)
})

test('its document is stored nowhere, and for no search engine', async ({ page, shop }) => {
  const answer = await page.request.get(`${shop.address}/counter/`)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow">')
  const map = await page.request.get(`${shop.address}/sitemap.xml`)
  expect(await map.text()).not.toContain('/counter/')
})
