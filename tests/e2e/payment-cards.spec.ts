import { defaultPages } from '@foyer/contract/omnia/pages'
import { memberAreaAddresses } from '@foyer/contract/omnia/shop-addresses'
import { expectNoViolation } from './barriers.ts'
import { cards, chooseTickets, expectTicket, keepSeats, takeBestSeats, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

const password = 'A long walk to row 7'

test(
  'a member adds a card, pays with it by one press, keeps another and removes both',
  { tag: '@gate' },
  async ({ page, shop }) => {
    const email = 'cards@postbox.example'
    await chooseCity(page, shop)
    const { status } = await shop.call<'createMember'>('POST', 'members', {
      credentials: { email, password },
      personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' } },
      acceptedTermsAndConditions: true,
      authenticationType: 'None',
    })
    expect(status).toBeLessThan(300)
    await page.goto(`${defaultPages.SignIn}?redirect=${encodeURIComponent(memberAreaAddresses.paymentCards)}`)
    await takenOver(page)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.waitForURL(`**${memberAreaAddresses.paymentCards}`)
    await expect(page.getByText(/You have no card here yet/)).toBeVisible()

    await page.getByRole('link', { name: 'Add a card' }).click()
    await page.waitForURL(`**${memberAreaAddresses.addPaymentCard}`)
    await typeCard(page, cards.declined)
    await page.getByRole('button', { name: 'Add the card' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your bank said no' })).toBeVisible()
    await typeCard(page, cards.approved)
    await page.getByRole('button', { name: 'Add the card' }).click()
    await page.waitForURL(`**${memberAreaAddresses.paymentCards}`)
    await expect(page.getByRole('img', { name: 'Visa ending 1111' })).toBeVisible()
    await expectNoViolation(page)

    const showtime = await findShowtime(shop)
    const reach = async () => {
      await chooseTickets(page, showtime, 1)
      await takeBestSeats(page)
      await keepSeats(page)
      await page.getByLabel('First name').fill('Ines')
      await page.getByLabel('Last name').fill('Marchetti')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.waitForURL('**/order/payment/')
    }
    const press = () =>
      page
        .getByRole('button', { name: /^Pay £/ })
        .filter({ visible: true })
        .first()
        .click()
    await reach()
    await expect(page.getByRole('radio', { name: /Visa ending 1111/ })).toBeChecked()
    await expect(page.frameLocator('iframe[title*="Ledgerline"]').getByText('1111')).toBeVisible()
    await press()
    await expectTicket(page)

    await reach()
    await page.getByRole('radio', { name: 'Another card' }).check()
    await typeCard(page, cards.challenge)
    await page.getByRole('checkbox', { name: 'Keep this card for next time' }).check()
    await press()
    const frame = page.frameLocator('iframe[title*="Ledgerline"]')
    await frame.getByRole('textbox', { name: 'Code', exact: true }).fill('1234')
    await frame.getByRole('button', { name: 'Confirm' }).click()
    await expectTicket(page)

    await page.goto(memberAreaAddresses.paymentCards)
    await takenOver(page)
    await expect(page.getByRole('img', { name: /Visa ending/ })).toHaveCount(2)
    for (const digits of ['1111', '3220']) {
      await page.getByRole('button', { name: `Remove: Visa ending ${digits}` }).click()
      await page.getByRole('button', { name: 'Remove the card' }).click()
      await expect(page.getByText(`Visa ending ${digits} is removed.`)).toBeVisible()
    }
    await expect(page.getByText(/You have no card here yet/)).toBeVisible()
  },
)
