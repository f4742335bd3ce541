import type { Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { cardFields, cards, expectTicket, giveDetails, pay, reachPayment, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

// A mail's document may not run scripts, including those with which a test inspects it.
test.use({ expectedErrors: /404|Blocked script execution/ })

interface Credentials {
  readonly code: string
  readonly pin: string
}

/** Makes a card for Jo by e-mail and puts it into the basket. */
async function design(page: Page): Promise<void> {
  await page.goto('/gift-shop/gift-card/')
  await takenOver(page)
  await page.getByRole('radio', { name: '£15' }).check()
  await page.getByRole('textbox', { name: 'Their name' }).fill('Jo Marsh')
  await page.getByRole('textbox', { name: /^From/ }).fill('Ines')
  await page.getByRole('textbox', { name: 'Their email' }).fill('jo.marsh@postbox.example')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Two seats, one big screen.')
  const preview = page.getByRole('complementary', { name: 'Your card' })
  await expect(preview.getByText('For Jo Marsh')).toBeVisible()
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Put it in the basket' }).click()
  await page.waitForURL('**/gift-shop/basket/')
}

/** Number and PIN from the mail to the recipient, in the development mailbox. */
async function readMail(page: Page): Promise<Credentials> {
  await expect(async () => {
    await page.goto('/__mail/')
    await expect(page.getByText('jo.marsh@postbox.example').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'jo.marsh@postbox.example' })
    .first()
    .getByRole('link')
    .click()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('Two seats, one big screen.')).toBeVisible()
  await expect(mail.getByRole('img', { name: /^The gift card:/ })).toBeVisible()
  const text = (await page.locator('pre').textContent()) ?? ''
  const [, code = ''] = /Number: (.+)/.exec(text) ?? []
  const [, pin = ''] = /PIN: (\d+)/.exec(text) ?? []
  return { code: code.trim(), pin }
}

async function findBalance(page: Page, { code, pin }: Credentials): Promise<void> {
  await page.goto('/gift-shop/balance/')
  await takenOver(page)
  await page.getByRole('textbox', { name: 'Card number' }).fill(code)
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Look it up' }).click()
}

test('a gift card is made, bought, mailed, looked up, and pays a part of an order', async ({
  page,
  shop,
}) => {
  await chooseCity(page, shop)
  await design(page)
  await page.getByRole('button', { name: 'Go on to details' }).filter({ visible: true }).click()
  await page.waitForURL('**/order/customer-details/')
  await giveDetails(page)
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await page.waitForURL('**/gift-shop/orders/*/confirmation/', { timeout: 45_000 })
  const credentials = await readMail(page)
  expect(credentials.code).not.toBe('')

  await findBalance(page, { ...credentials, pin: credentials.pin === '0000' ? '1111' : '0000' })
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveAccessibleDescription(
    /do not go together/,
  )
  await findBalance(page, credentials)
  await expect(page.getByRole('heading', { name: '£15.00 on this card' })).toBeFocused()
  await expectNoViolation(page)

  await reachPayment(page, await findShowtime(shop, 21))
  await page.getByRole('button', { name: 'Add a voucher or card' }).click()
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill(credentials.code)
  await page.getByRole('textbox', { name: 'PIN' }).fill(credentials.pin)
  await page.getByRole('button', { name: 'Add it' }).click()
  await page.getByRole('group', { name: 'Gift card' }).getByRole('button', { name: 'Use £15.00' }).click()
  // The fields for the card open anew for what is left to pay.
  await expect(page.getByRole('heading', { name: 'How would you like to pay the rest?' })).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)

  await findBalance(page, credentials)
  await expect(page.getByRole('heading', { name: '£0.00 on this card' })).toBeVisible()
})
