import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { startServer } from '../gate/server.mjs'
import { siteIds } from '../real-shapes/records.ts'
import { startChainServer } from '../real-shapes/chain-server.ts'
import { copyProduct } from './changed-brand.ts'
import { expect, test as base } from './fixtures.ts'
import { chooseCity, takenOver } from './visitor.ts'

/**
 * The storefront with another make of ordering server, which answers in the shape of real ones and has none of our
 * extensions.
 */

const token = 'the-chains-own-token'
const ownSiteIds = ['1001', '1002', '1003', '1004']

/** A copy of the product with a brand whose cinemas and ordering server are the chain's. */
function shopFor(orderingServer: string): string {
  const { folder, brandFolder } = copyProduct()
  for (const name of readdirSync(brandFolder, { recursive: true }).map(String)) {
    if (!['.json', '.yaml', '.md'].includes(extname(name))) continue
    const file = join(brandFolder, name)
    const text = readFileSync(file, 'utf8')
    // Not in the names of drawings, which are shared.
    const changed = ownSiteIds.reduce(
      (replaced, id, index) =>
        replaced.replaceAll(new RegExp(`(?<!"picture": ")\\b${id}\\b`, 'g'), siteIds[index] ?? ''),
      text,
    )
    if (changed !== text) writeFileSync(file, changed)
  }
  const file = join(brandFolder, 'channel.json')
  const channel = JSON.parse(readFileSync(file, 'utf8')) as {
    shared: { initial: { services: { vistaConnect: { url: string } } } }
  }
  channel.shared.initial.services.vistaConnect.url = orderingServer
  writeFileSync(file, JSON.stringify(channel))
  writeFileSync(join(folder, 'token'), `${token}\n`)
  return folder
}

interface Chain {
  chain: { unknown: readonly string[] }
}

const test = base.extend<object, Chain>({
  chain: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const chain = await startChainServer(token)
      await use(chain)
      await chain.stop()
    },
    { scope: 'worker' },
  ],
  shopServer: [
    async ({ chain }, use, workerInfo) => {
      const folder = shopFor((chain as unknown as { address: string }).address)
      const server = await startServer({
        port: 5600 + workerInfo.parallelIndex * 10,
        root: folder,
        env: { FOYER_TEST_CONTROL: 'end-to-end', FOYER_CHANNEL_TOKEN_FILE: join(folder, 'token') },
      })
      await use({ address: server.address, dataFolder: server.data })
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('another server works from home to held seats, without a 5xx, an empty page or a console message', async ({
  page,
  shop,
  chain,
}) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 500) refused.push(`${String(response.status())} ${response.url()}`)
  })
  const main = page.getByRole('main')
  const isWhole = async () => {
    await takenOver(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\w/)
    await expect(main.getByRole('alert')).toHaveCount(0)
    expect(((await main.textContent()) ?? '').length).toBeGreaterThan(30)
  }

  await chooseCity(page, shop)
  for (const path of ['/', '/films/', '/sites/', '/events/', `/sites/example-aldgate/${siteIds[2]}/`]) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await isWhole()
  }
  await page.goto('/sites/')
  for (const name of ['Example Harbour', 'Example Old Mill', 'Example Aldgate', 'Example North Pier'])
    await expect(main.getByText(name).first()).toBeVisible()
  await page.goto('/events/')
  await expect(main.getByText('No events just now')).toBeVisible()

  await page.goto('/films/')
  await takenOver(page)
  await main.getByRole('link', { name: 'Quarry Road' }).first().click()
  await page.waitForURL('**/HO00008301/**')
  await expect(page.getByRole('heading', { level: 1, name: 'Quarry Road' })).toBeVisible()
  expect((await page.reload())?.status()).toBe(200)
  await isWhole()

  await main.locator('a[href*="/order/showtimes/"]').first().click()
  await page.waitForURL('**/tickets/**')
  const more = page.getByRole('button', { name: /^One more: Adult/ })
  await expect(more).toBeVisible()
  await takenOver(page)
  await more.click()
  await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
  await page.waitForURL('**/seats/**')
  await page.getByRole('button', { name: 'Pick the best for me' }).filter({ visible: true }).click()
  await expect(page.getByTestId('chosen-seats').filter({ visible: true })).toContainText(/\d/)
  await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
  await page.waitForURL('**/order/customer-details/')
  await expect(page.getByRole('timer')).toBeVisible()

  expect(refused).toEqual([])
  // Calls that it does not have: events, seat counts of several showtimes, and once the discounts.
  const ofShop = /^GET (events|seat-availability\/previews|showtimes\/[\w-]+\/discount-availability)$/
  expect(chain.unknown.filter((each) => !ofShop.test(each))).toEqual([])
  expect(chain.unknown.filter((each) => each.endsWith('discount-availability'))).toHaveLength(1)
})
