import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { cards, expectTicket, pay, reachPayment, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** What this origin has stored for tickets without a connection. */
const countStored = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: (await caches.keys()).length,
  }))

const nothing = { registrations: 0, databases: [], caches: 0 }

/** The code's drawing: its path has every module. */
const getCode = (page: Page) => page.locator('[data-slot=code] > svg path')

/** Everything in the database, as text. */
const readDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('foyer-tickets')
        opened.onerror = () => reject(new Error('there is no database'))
        opened.onsuccess = () => {
          const all = opened.result.transaction('tickets').objectStore('tickets').getAll()
          all.onsuccess = () => {
            opened.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )

test.use({ viewport: { width: 390, height: 844 } })

test('a ticket opens without a connection in the browser that bought it, until it is taken off', async ({
  page,
  context,
  shop,
}) => {
  await chooseCity(page, shop)
  // What a page does besides its first load comes last, the job that deletes tickets with it.
  const deferred = page.waitForResponse(/\/after-start-/)
  await page.goto('/films/')
  await (await deferred).finished()
  expect(await countStored(page)).toEqual(nothing)

  await reachPayment(page, await findShowtime(shop, 3))
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  await expect(page.getByText('Saved on this device. It opens without a signal.').first()).toBeVisible()
  expect(await countStored(page)).toEqual({ registrations: 1, databases: ['foyer-tickets'], caches: 1 })
  expect(await readDatabase(page)).not.toMatch(/Marchetti|@|£/)
  const code = (await getCode(page).getAttribute('d')) ?? ''
  const film = await page.locator('article h2').textContent()
  const reference = await page.locator('[data-slot=reference]').textContent()
  const address = page.url()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: film ?? '' })).toBeVisible()
  await expect(page.getByText('This is what is saved on this device.')).toBeVisible()
  await expect(getCode(page)).toHaveAttribute('d', code)
  await expect(page.locator('[data-slot=reference]')).toHaveText(reference ?? '')
  await expect(page.getByText('Paid. Show this at the door.')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  // Without an order in the address it is the one that is there; another order's is not.
  await page.goto('/completed-order/')
  await expect(getCode(page)).toHaveAttribute('d', code)
  await page.goto('/completed-order/?orderId=another')
  await expect(
    page.getByRole('heading', { level: 1, name: 'This ticket is not on this device' }),
  ).toBeVisible()
  // Nothing outside of it is touched.
  const other = await context.newPage()
  await expect(other.goto('/films/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  await other.close()

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: film ?? '' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectTicket(page)
  await takenOver(page)
  await page.getByRole('button', { name: 'Take off this device' }).click()
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toBeVisible()
  await expect.poll(() => countStored(page)).toEqual(nothing)
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toBeVisible()
  expect(await countStored(page)).toEqual(nothing)
})
