import { readFile } from 'node:fs/promises'
import { defaultPages } from '@foyer/contract/omnia/pages'
import { expectNoViolation } from './barriers.ts'
import { cards, expectTicket, pay, reachPayment, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { takenOver, followFoot } from './visitor.ts'

// A mail's document may not run scripts, including those with which a test inspects it.
test.use({ expectedErrors: /404|Blocked script execution/ })

test('tickets are sent by e-mail, and can be found by reference and address', async ({ page, shop }) => {
  await reachPayment(page, await findShowtime(shop, 5))
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  await expect(page.getByText('on their way to you by email')).toBeVisible()
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  const { body } = await shop.call<'getCompletedOrder'>('GET', `orders/completed/${orderId}`)
  const reference = body.order.transaction?.barcode ?? ''
  const email = body.order.customer?.email ?? ''

  // It is in the mailbox, as no mail server is configured.
  await expect(async () => {
    await page.goto('/__mail/')
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectNoViolation(page)
  await page.getByRole('listitem').first().getByRole('link').click()
  await expect(page.locator('pre')).toContainText(reference)
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('img', { name: new RegExp(reference) })).toBeVisible()
  const pictures = mail.locator('img')
  for (const picture of await pictures.all())
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: `${reference}.ics` }).click()
  const calendar = await readFile(await (await downloading).path(), 'utf8')
  expect(calendar).toContain(`UID:${reference}\r\n`)

  // Its button opens the tickets in a new tab.
  const opening = page.context().waitForEvent('page')
  await mail.getByRole('link', { name: 'Open your tickets' }).click()
  const opened = await opening
  await expect(opened.getByText(reference).first()).toBeVisible()
  expect(new URL(opened.url()).searchParams.get('orderId')).toBe(orderId)
  await opened.close()

  // Visitors who have lost the mail find the tickets through the footer of any page.
  await page.goto('/films/')
  await takenOver(page)
  await followFoot(page, 'Find my order')
  await page.waitForURL(`**${defaultPages.FindOrder}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Find my order' })).toBeVisible()
  await takenOver(page)
  await page.getByRole('textbox', { name: /^Reference/ }).fill(reference.toLowerCase())
  await page.getByRole('textbox', { name: /^Email/ }).fill('eve@evil.example')
  await page.getByRole('button', { name: 'Find my order' }).click()
  await expect(page.getByRole('alert')).toContainText('We found no order with these')
  await expectNoViolation(page)
  await page.getByRole('textbox', { name: /^Email/ }).fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Find my order' }).click()
  await expectTicket(page)
  expect(new URL(page.url()).searchParams.get('orderId')).toBe(orderId)
})

test('the page of lost tickets says where they can be found', async ({ page }) => {
  await page.goto('/completed-order/?orderId=')
  await takenOver(page)
  await page.getByRole('main').getByRole('link', { name: 'Find my order' }).click()
  await page.waitForURL(`**${defaultPages.FindOrder}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Find my order' })).toBeVisible()
})
