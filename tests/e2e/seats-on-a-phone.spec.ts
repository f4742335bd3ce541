import type { Locator, Page } from '@playwright/test'
import { chooseTickets, takeBestSeats } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime, type FoundShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'
import { getMapShare } from './map-share.ts'

test.beforeEach(async ({ page, shop }) => {
  await chooseCity(page, shop)
})

/** Painted sizes of the map's lettering, px: what SVG makes of its font sizes. */
const readLettering = (page: Page): Promise<{ text: string; size: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('[data-seat-map] svg text')]
      .filter((text) => text.checkVisibility() && text.textContent !== '')
      .map((text) => {
        const { a = 1, b = 0 } = text.getScreenCTM() ?? {}
        return {
          text: text.textContent ?? '',
          size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b),
        }
      }),
  )

async function expectLegible(page: Page): Promise<void> {
  await expect(async () => {
    // Nothing is painted in between: the drawing is settled.
    await expect(page.locator('[data-gesture]')).toHaveCount(0)
    const lettering = await readLettering(page)
    expect(lettering.length).toBeGreaterThan(4)
    // Rounding of the transform is not the text.
    expect(lettering.filter(({ size }) => size < 10.99)).toEqual([])
  }).toPass()
}

async function press(button: Locator, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await button.click()
    await expect(button.page().locator('[data-gesture]')).toHaveCount(0)
  }
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`lettering of the map is 11 px or more at every zoom, ${String(width)} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height })
    await chooseTickets(page, await findShowtime(shop, 12), 2)
    await takeBestSeats(page)
    await expectLegible(page)
    const find = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
    await press(find('Further away'), 6)
    await expectLegible(page)
    await press(find('Closer'), 8)
    await expectLegible(page)
  })

const isSeen = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const flag = [...document.querySelectorAll('[data-flag=news]')].find(
      (each) => each.textContent === wanted,
    )
    const box = flag?.getBoundingClientRect()
    if (!box) return false
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return at?.closest('[data-seat-map]') !== null && at !== null
  }, text)

/** Ids of free seats of a row of which the middle one's neighbour would be left alone, by name. */
async function findLonelyPair(shop: Shop, showtimeId: string): Promise<readonly string[]> {
  const { body } = await shop.call<'getShowtimeSeatLayout'>('GET', `showtimes/${showtimeId}/seat-layout`)
  const availability = await shop.call<'getSeatAvailability'>(
    'GET',
    `showtimes/${showtimeId}/seat-availability`,
  )
  const free = new Set(
    availability.body.seatAvailabilities
      .filter(({ status }) => status === 'Available')
      .map(({ seatId }) => seatId),
  )
  for (const area of body.seatLayout.areas)
    for (const { seats } of area.rows) {
      const [first, second, third, fourth] = seats
      const run = [first, second, third, fourth].map(
        (seat) => seat && free.has(seat.id) && seat.type === 'Normal',
      )
      // The seat at the end of the row stays alone between the aisle and the pair.
      if (run.every(Boolean) && second && third)
        return [second, third].map(({ rowLabel, label }) => rowLabel + label)
    }
  return []
}

/** Another client holds the seat of this name. */
async function loseSeat(shop: Shop, showtime: FoundShowtime, name: string): Promise<void> {
  const { body } = await shop.call<'getShowtimeSeatLayout'>('GET', `showtimes/${showtime.id}/seat-layout`)
  const seat = body.seatLayout.areas
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .find(({ rowLabel, label }) => `${rowLabel ?? ''}${label ?? ''}` === name)
  const created = await shop.call<'createStandardOrder'>('POST', 'orders/standard/booking', {
    siteId: showtime.siteId,
  })
  const held = await shop.call<'setOrderShowtime'>(
    'PUT',
    `orders/${created.body.order.id}/showtimes/${showtime.id}`,
    {
      seats: [seat?.id ?? ''],
      tickets: [{ id: 'rival', ticketTypeId: showtime.adultTicketTypeId }],
    },
  )
  expect(held.status).toBe(200)
}

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [390, 844],
] as const)
  test(`the map's tools stand above the bar of a phone, ${String(width)} × ${String(height)}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height })
    await chooseTickets(page, await findShowtime(shop, 12), 2)
    await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
    await page.waitForURL('**/seats/**')
    await takenOver(page)
    const bar = page.locator('[data-covers-foot]').filter({ visible: true })
    const readGap = async () => {
      const tool = await page
        .getByRole('button', { name: 'Closer', exact: true })
        .filter({ visible: true })
        .boundingBox()
      const top = (await bar.boundingBox())?.y ?? 0
      return top - (tool?.y ?? Infinity) - (tool?.height ?? 0)
    }
    await expect.poll(readGap).toBeGreaterThanOrEqual(12)
    // The bar has another height then.
    await bar.getByRole('button', { name: 'Pick the best for me' }).click()
    await expect(page.getByTestId('chosen-seats').filter({ visible: true })).toContainText('Row')
    await expect.poll(readGap).toBeGreaterThanOrEqual(12)
  })

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('keeps its map in 45 % of the window when seats are chosen, refused and looked from', async ({
    page,
    shop,
  }) => {
    const showtime = await findShowtime(shop, 13)
    await chooseTickets(page, showtime, 2)
    const pair = await findLonelyPair(shop, showtime.id)
    expect(pair).toHaveLength(2)
    await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
    await page.waitForURL('**/seats/**')
    await takenOver(page)
    await expect.poll(() => getMapShare(page)).toBeGreaterThanOrEqual(0.45)

    // By keyboard, as the seats may be out of the window.
    const grid = page.getByRole('grid')
    await grid.locator('[tabindex="0"]').focus()
    const [first = '', second = ''] = pair.toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    )
    const focused = page.locator('[data-seat]:focus')
    await page.keyboard.type(first)
    await expect(focused).toHaveAttribute('data-seat', first)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveAttribute('data-seat', second)
    await page.keyboard.press('Space')
    const take = page.getByRole('button', { name: /^Take / }).filter({ visible: true })
    await expect(take).toBeVisible()
    await expect.poll(() => getMapShare(page)).toBeGreaterThanOrEqual(0.45)
    await expect.poll(() => isSeen(page, 'On its own')).toBe(true)
    // One question, two answers; the foot's own button waits.
    await expect(
      page.locator('[data-covers-foot]').filter({ visible: true }).getByRole('button'),
    ).toHaveCount(2)
    await take.click()
    await expect(page.locator(':focus')).toContainText('Row')
    await expect.poll(() => getMapShare(page)).toBeGreaterThanOrEqual(0.45)

    await page.getByRole('button', { name: 'View from your seat' }).click()
    const view = page.getByRole('dialog', { name: 'View from your seat' })
    await expect(view.getByRole('figure')).toContainText(/Row .+, about \d+ m from the screen/)
    await page.keyboard.press('Escape')
    await expect(view).toBeHidden()

    await page.getByRole('button', { name: 'What the seats mean' }).filter({ visible: true }).click()
    const legend = page.getByRole('dialog', { name: 'What the seats mean' })
    await expect(legend.getByRole('list')).toContainText('Taken')
    await page.keyboard.press('Escape')
    await expect(legend).toBeHidden()
  })

  test('keeps its map in 45 % of the window when a seat is lost, and offers another', async ({
    page,
    shop,
  }) => {
    const showtime = await findShowtime(shop, 15)
    await chooseTickets(page, showtime, 2)
    await takeBestSeats(page)
    const chosen = page.locator('[data-seat][aria-selected=true]')
    await expect(chosen).toHaveCount(2)
    const lost = (await chosen.first().getAttribute('data-seat')) ?? ''
    await loseSeat(shop, showtime, lost)
    await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
    const swap = page.getByRole('button', { name: /^Swap / }).filter({ visible: true })
    await expect(swap).toBeVisible()
    await expect.poll(() => getMapShare(page)).toBeGreaterThanOrEqual(0.45)
    await expect.poll(() => isSeen(page, 'Just taken')).toBe(true)
    await expect(
      page.locator('[data-covers-foot]').filter({ visible: true }).getByRole('button'),
    ).toHaveCount(2)
    await swap.click()
    await expect(chosen).toHaveCount(2)
    await expect(page.locator(`[data-seat="${lost}"]`)).not.toHaveAttribute('aria-selected', 'true')
    await expect(page.locator(':focus')).toContainText('Row')
    await expect.poll(() => getMapShare(page)).toBeGreaterThanOrEqual(0.45)
  })
})
