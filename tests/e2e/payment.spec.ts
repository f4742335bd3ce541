import { cardFields, cards, cardsSentFrom, expectTicket, pay, reachPayment, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity } from './visitor.ts'

test.beforeEach(async ({ page, shop }) => {
  await chooseCity(page, shop)
})

test(
  'a declined card keeps the order, and another card pays for it',
  { tag: '@gate' },
  async ({ page, shop }) => {
    await reachPayment(page, await findShowtime(shop, 3))
    await typeCard(page, cards.declined)
    await pay(page)
    await expect(page.getByRole('heading', { name: 'That card did not work' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('No money has moved and your seats are still held')
    await expect(page.getByRole('timer')).toBeVisible()
    await typeCard(page, cards.approved)
    await pay(page)
    await expectTicket(page)
  },
)

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a decline is visible at ${String(size.width)} px, has the focus and has no countdown`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(size)
    await reachPayment(page, await findShowtime(shop, 3))
    await expect(page.getByRole('link', { name: 'our terms' })).toHaveAttribute('href', '/terms/')
    await typeCard(page, cards.declined)
    await page.getByRole('heading', { name: 'How would you like to pay?' }).evaluate((heading) => {
      heading.scrollIntoView({ block: 'start' })
    })
    await pay(page)
    const alert = page.getByRole('alert').filter({ hasText: 'Your bank turned this card down' })
    await expect(alert).toBeFocused()
    await expect(alert).toBeInViewport({ ratio: 1 })
    const said = await alert.textContent()
    const left = page.getByText(/^Your seats are held for another/)
    const counted = await left.textContent()
    await expect(left).not.toHaveText(counted ?? '')
    expect(await alert.textContent()).toBe(said)
  })
}

test('a challenge is passed in the frame', async ({ page, shop }) => {
  await reachPayment(page, await findShowtime(shop, 4))
  await typeCard(page, cards.challenge)
  await pay(page)
  const code = cardFields(page).frame.getByLabel('Code', { exact: true })
  await code.fill('1234')
  await code.press('Enter')
  await expectTicket(page)
})

test('a failed challenge is a decline', async ({ page, shop }) => {
  await reachPayment(page, await findShowtime(shop, 5))
  await typeCard(page, cards.challenge)
  await pay(page)
  const code = cardFields(page).frame.getByLabel('Code', { exact: true })
  await code.fill('9999')
  await code.press('Enter')
  await expect(page.getByRole('alert')).toContainText('could not be sure it was you')
})

test('a bank that takes its time is waited for', async ({ page, shop }) => {
  await reachPayment(page, await findShowtime(shop, 6))
  await typeCard(page, cards.pending)
  await pay(page)
  await expectTicket(page)
})

test('wrong card details are said at the field and nothing is sent', async ({ page, shop, context }) => {
  const sent = cardsSentFrom(context)
  await reachPayment(page, await findShowtime(shop, 7))
  const fields = cardFields(page)
  await fields.number.fill('4111 1111 1111 1112')
  await pay(page)
  await expect(fields.number).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/\/order\/payment\//)
  // Any card sent before would be counted by now: the right card is the first to be sent.
  expect(sent).toHaveLength(0)
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  expect(sent).toHaveLength(1)
})

test('the card number never reaches our origin', async ({ page, shop }) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(shop.address)) bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await reachPayment(page, await findShowtime(shop, 8))
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  expect(bodies.join('\n')).not.toMatch(/4111.?1111/)
})
