import type { Page } from '@playwright/test'
import { chooseTickets } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** Names of the seats at the ends of the first and the last row and of one in the middle. */
async function readCorners(shop: Shop, showtimeId: string): Promise<string[]> {
  const { body } = await shop.call<'getShowtimeSeatLayout'>('GET', `showtimes/${showtimeId}/seat-layout`)
  const rows = body.seatLayout.areas.flatMap((area) => area.rows.map(({ seats }) => seats))
  return [rows.at(0), rows.at(-1), rows.at(rows.length / 2)].flatMap((seats) =>
    [seats?.at(0), seats?.at(-1)].flatMap((seat) =>
      seat ? [`${seat.rowLabel ?? ''}${seat.label ?? ''}`] : [],
    ),
  )
}

/** Whether all of the ring around the focused seat is in the window, with nothing over its corners and its middle. */
const isRingSeen = (page: Page) =>
  page.evaluate(() => {
    const ring = document.querySelector('[data-paint=focus]')?.getBoundingClientRect()
    if (!ring) return false
    const { left, right, top, bottom } = ring
    const points = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
      [(left + right) / 2, (top + bottom) / 2],
    ]
    return points.every(([x = 0, y = 0]) =>
      document.elementFromPoint(x, y)?.closest('[data-slot=frame]:not([data-gesture])'),
    )
  })

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [768, 900],
  [1440, 700],
] as const)
  test(`the seat that has the focus is seen, ${String(width)} × ${String(height)}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height })
    await chooseCity(page, shop)
    const showtime = await findShowtime(shop, 12)
    await chooseTickets(page, showtime, 2)
    await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
    await page.waitForURL('**/seats/**')
    await takenOver(page)
    await page.getByRole('gridcell').first().focus()
    for (const name of await readCorners(shop, showtime.id)) {
      await page.keyboard.type(name)
      await expect(page.locator('[data-seat]:focus')).toHaveAttribute('data-seat', name)
      await expect.poll(() => isRingSeen(page), { message: name }).toBe(true)
      // What was typed for one name is not taken for the beginning of the next.
      await page.keyboard.press('ArrowUp')
    }
  })
