import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { FoundShowtime } from './showtimes.ts'
import { takenOver } from './visitor.ts'

/** The provider's card fields. */
export function cardFields(page: Page) {
  const frame = page.frameLocator('iframe[title^="Card details"]')
  return {
    number: frame.getByLabel('Card number'),
    expiry: frame.getByLabel('Expiry date'),
    securityCode: frame.getByLabel('Security code'),
    name: frame.getByLabel('Name on the card'),
    frame,
  }
}

export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  challenge: '4000 0000 0000 3220',
  pending: '4000 0000 0000 0044',
  silent: '4000 0000 0000 0127',
} as const

export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page)
  await fields.number.fill(number)
  await fields.expiry.fill('08 / 29')
  await fields.securityCode.fill('123')
  await fields.name.fill('Ines Marchetti')
}

export async function chooseTickets(page: Page, showtime: FoundShowtime, adults: number): Promise<void> {
  await page.goto(`/order/showtimes/${showtime.id}/tickets/`)
  await addAdults(page, adults)
}

/** On the tickets step, hydrated. */
export async function addAdults(page: Page, adults: number): Promise<void> {
  const more = page.getByRole('button', { name: /^One more: Adult, Standard/ })
  await expect(more).toBeVisible()
  await takenOver(page)
  for (let i = 0; i < adults; i++) await more.click()
}

export async function takeBestSeats(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
  await page.waitForURL('**/seats/**')
  await pickBest(page)
  const chosen = page.getByTestId('chosen-seats').filter({ visible: true })
  await expect(chosen).toContainText('Row')
  return (await chosen.textContent()) ?? ''
}

/** On the seats step, hydrated. */
export async function pickBest(page: Page): Promise<void> {
  const best = page.getByRole('button', { name: 'Pick the best for me' }).filter({ visible: true })
  await expect(best).toBeVisible()
  await takenOver(page)
  await best.click()
}

export async function keepSeats(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
  await skipFood(page)
}

/** Waits for the food step, and goes on without any to the details. */
export async function skipFood(page: Page, timeout = 30_000): Promise<void> {
  await page.waitForURL('**/food-and-drink/', { timeout })
  await takenOver(page)
  await page.getByRole('button', { name: 'Go on without food' }).filter({ visible: true }).click()
  await page.waitForURL('**/order/customer-details/')
}

/** Types whom the order is for. @param next address of the page on which it is paid */
export async function giveDetails(page: Page, next = '**/order/payment/'): Promise<void> {
  await expect(page.getByLabel('First name')).toBeVisible()
  await takenOver(page)
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Last name').fill('Marchetti')
  await page.getByLabel('Email').fill('ines.marchetti@postbox.example')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(next)
}

/** Goes from the start to the payment page with two held seats; returns the seats. */
export async function reachPayment(page: Page, showtime: FoundShowtime, adults = 2): Promise<string> {
  await chooseTickets(page, showtime, adults)
  const seats = await takeBestSeats(page)
  await keepSeats(page)
  await giveDetails(page)
  await expect(cardFields(page).number).toBeVisible()
  return seats
}

export async function pay(page: Page): Promise<void> {
  await takenOver(page)
  await page
    .getByRole('button', { name: /^Pay £/ })
    .filter({ visible: true })
    .click()
}

/** Addresses to which cards are sent from now on, in any tab: one entry per card that reaches the provider. */
export function cardsSentFrom(context: BrowserContext): readonly string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/charge') sent.push(request.url())
  })
  return sent
}

export async function expectTicket(page: Page): Promise<void> {
  await page.waitForURL('**/completed-order/?orderId=*', { timeout: 45_000 })
  await expect(page.getByRole('heading', { level: 1, name: /^See you/ })).toBeVisible()
  await expect(page.getByText('Paid. Show this at the door.')).toBeVisible()
}
