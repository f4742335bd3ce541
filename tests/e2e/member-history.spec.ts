import { defaultPages } from '@foyer/contract/omnia/pages'
import type { Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { cards, expectTicket, pay, reachPayment, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

const password = 'A long walk to row 7'
const day = 86_400_000

/** Makes an account, and signs in with it in the page's browser. */
async function signInAsMember(page: Page, shop: Shop, name: string): Promise<void> {
  const email = `${name}@postbox.example`
  const { status } = await shop.call<'createMember'>('POST', 'members', {
    credentials: { email, password },
    personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' } },
    acceptedTermsAndConditions: true,
    authenticationType: 'None',
  })
  expect(status).toBeLessThan(300)
  await page.goto(`${defaultPages.SignIn}?redirect=${encodeURIComponent('/films/')}`)
  await takenOver(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'Stay signed in here' }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/films/')
}

test('a member finds what they have bought: to come, paid for, and at last as seen', async ({
  page,
  shop,
}) => {
  await chooseCity(page, shop)
  await signInAsMember(page, shop, 'history')
  await page.goto(defaultPages.MemberBookingsAndTransactions)
  await expect(page.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
  await expectNoViolation(page)

  const showtime = await findShowtime(shop, 5)
  await reachPayment(page, showtime)
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)

  await page.goto(defaultPages.MemberBookingsAndTransactions)
  const coming = page.getByRole('list', { name: 'Coming up' })
  await expect(coming.getByRole('heading', { name: showtime.filmTitle })).toBeVisible()
  await expect(coming.getByText(/^Paid £/)).toBeVisible()
  await expectNoViolation(page)

  await page.goto('/member/account/transactions/')
  await page.getByRole('link', { name: new RegExp(`^${showtime.filmTitle}`) }).click()
  await page.waitForURL('**/member/receipt/?orderId=*')
  await expect(page.getByRole('row', { name: /^Total £/ })).toBeVisible()
  await expectNoViolation(page)
  // On paper there is the receipt alone.
  await page.emulateMedia({ media: 'print' })
  const sheet = await page.getByRole('article').boundingBox()
  expect(sheet?.y).toBeLessThan(40)
  await page.emulateMedia({ media: 'screen' })

  await shop.advance(3 * day)
  await page.goto('/member/film-watchlist/seen/')
  await expect(page.getByRole('heading', { name: /^1 film,/ })).toBeVisible()
  await expectNoViolation(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share the picture' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^\d{4}\.jpg$/)
  await page.goto(`${defaultPages.MemberBookingsAndTransactions}?view=been`)
  await expect(page.getByRole('link', { name: new RegExp(`^Receipt: ${showtime.filmTitle}`) })).toBeVisible()
})
