import AxeBuilder from '@axe-core/playwright'
import { cardFields, cards, giveDetails, pay, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { takenOver } from './visitor.ts'

/** Buying in the gift shop: no film, no seat, no showtime. */

const addMug = 'One Ninth Floor mug more'

test('things and a book of tickets are bought without a showtime, and their codes are shown apart', async ({
  page,
}) => {
  await page.goto('/gift-shop/')
  await takenOver(page)
  await page.getByRole('button', { name: addMug }).click()
  await page.getByRole('button', { name: addMug }).click()
  await page.getByRole('button', { name: 'One Ten tickets more' }).click()
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 3 things' })).toBeVisible()
  await page.goto('/gift-shop/basket/')
  await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Go on to details' }).filter({ visible: true }).click()
  await page.waitForURL('**/order/customer-details/')
  await expect(page.getByText('Step 2 of 3').first()).toBeAttached()
  await giveDetails(page)
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await page.waitForURL('**/gift-shop/orders/*/confirmation/', { timeout: 45_000 })
  const main = page.getByRole('main')
  await expect(main).toContainText('2 × Ninth Floor mug')
  await expect(main).not.toContainText('HV')
  await page.getByRole('button', { name: 'Show the codes' }).click()
  await expect(page.getByRole('list', { name: 'Your codes' }).getByRole('listitem')).toHaveCount(1)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.goto('/gift-shop/basket/')
  await expect(page.getByText('Nothing is in it yet.')).toBeVisible()
})

test('a line that is taken out comes back, and another tab sees it', async ({ page, context }) => {
  await page.goto('/gift-shop/')
  await takenOver(page)
  await page.getByRole('button', { name: addMug }).click()
  const second = await context.newPage()
  await second.goto('/gift-shop/basket/')
  await second.getByRole('button', { name: 'Take out Ninth Floor mug' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket', exact: true })).toBeVisible()
  await second.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 1 thing' })).toBeVisible()
})

test('a card that is declined leaves the basket as it was', async ({ page }) => {
  await page.goto('/gift-shop/')
  await takenOver(page)
  await page.getByRole('button', { name: addMug }).click()
  await page.goto('/gift-shop/basket/')
  await page.getByRole('button', { name: 'Go on to details' }).filter({ visible: true }).click()
  await page.waitForURL('**/order/customer-details/')
  await giveDetails(page)
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, cards.declined)
  await pay(page)
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
  await page.goto('/gift-shop/basket/')
  await expect(page.getByText('Ninth Floor mug').first()).toBeVisible()
})
