import {
  addAdults,
  cards,
  expectTicket,
  giveDetails,
  keepSeats,
  pay,
  reachPayment,
  takeBestSeats,
  typeCard,
} from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { waitForCityPrompt, chooseCity } from './visitor.ts'

test(
  'a first-time visitor chooses a city, finds a film and buys two tickets',
  { tag: '@gate' },
  async ({ page, shop }) => {
    await page.goto('/')
    const prompt = await waitForCityPrompt(page)
    await prompt.getByText('Portmere', { exact: true }).click()
    await prompt.getByRole('button', { name: /^Show .* Portmere$/ }).click()
    await expect(prompt).toBeHidden()

    const showtime = await findShowtime(shop)
    await page.goto('/films/')
    await page.getByRole('link', { name: showtime.filmTitle }).first().click()
    await page.waitForURL(`**/${showtime.filmId}/**`)
    await expect(page.getByRole('heading', { level: 1, name: showtime.filmTitle })).toBeVisible()

    // By its date, not by its place: late in the evening the strip begins with a day that is over.
    const days = page.getByRole('navigation', { name: /day/i })
    await days.locator(`a[href*="${showtime.businessDate}"]`).click()
    await page.locator(`a[href*="/order/showtimes/${showtime.id}/"]`).first().click()
    await page.waitForURL('**/tickets/**')
    await addAdults(page, 2)
    await takeBestSeats(page)
    await keepSeats(page)
    await expect(page.getByRole('timer')).toBeVisible()
    await giveDetails(page)
    await typeCard(page, cards.approved)
    await pay(page)
    await expectTicket(page)

    const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
    const { status, body } = await shop.call<'getCompletedOrder'>('GET', `orders/completed/${orderId}`)
    expect(status).toBe(200)
    expect(body.order.showtimes[0]?.tickets).toHaveLength(2)
    await expect(page.getByText(body.order.transaction?.barcode ?? 'no code').first()).toBeVisible()

    // The ticket opens without a connection: the whole of it is in `offline-ticket.spec.ts`.
    await expect(page.getByText('Saved on this device.').first()).toBeVisible()
    const code = page.locator('[data-slot=code] > svg path')
    const drawing = (await code.getAttribute('d')) ?? ''
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText('This is what is saved on this device.')).toBeVisible()
    await expect(code).toHaveAttribute('d', drawing)
    await page.context().setOffline(false)

    // The seats are sold now, for everybody.
    const availability = await shop.call<'getSeatAvailability'>(
      'GET',
      `showtimes/${showtime.id}/seat-availability`,
    )
    const sold = new Set(
      availability.body.seatAvailabilities
        .filter((each) => each.status === 'Sold')
        .map((each) => each.seatId),
    )
    for (const seat of body.order.showtimes[0]?.seats ?? []) expect(sold).toContain(seat.id)

    // The ticket is there after a reload, rendered by the server.
    await page.reload()
    await expectTicket(page)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the whole purchase works, and with consent similar films are recommended', async ({ page, shop }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'foyer-consent',
        JSON.stringify({ choice: 'Accepted', at: '2026-01-01T00:00:00Z' }),
      )
    })
    await chooseCity(page, shop)
    const showtime = await findShowtime(shop, 1)
    await reachPayment(page, showtime)
    await typeCard(page, cards.approved)
    const watched = page.waitForResponse('**/v2/experiences/watched')
    await pay(page)
    await expectTicket(page)
    expect((await watched).ok()).toBe(true)

    await page.goto('/')
    const row = page.getByRole('region', { name: 'For you' })
    await expect(row).toContainText('By the films you have booked with us.')
    const { body } = await shop.call<'getFilms'>('GET', 'films')
    const booked = body.films.find(({ id }) => id === showtime.filmId)
    const shown = await row.getByRole('heading', { level: 3 }).allTextContents()
    const first = body.films.find(({ title }) => title.text === shown[0])
    expect(first?.id).not.toBe(booked?.id)
    const listMarks = (film = booked) => [
      ...(film?.genreIds ?? []),
      ...(film?.castAndCrew ?? []).map(({ castAndCrewMemberId }) => castAndCrewMemberId),
      film?.eventId ?? film?.id,
    ]
    expect(listMarks(first).some((mark) => listMarks().includes(mark))).toBe(true)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the whole purchase works in ${colorScheme}`, async ({ page, shop }) => {
    const value = colorScheme === 'light' ? 'Light' : 'Dark'
    await page.context().addCookies([{ name: 'foyer-mode', value, url: shop.address }])
    await chooseCity(page, shop)
    await reachPayment(page, await findShowtime(shop, 2))
    await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
    await typeCard(page, cards.approved)
    await pay(page)
    await expectTicket(page)
  })
}
