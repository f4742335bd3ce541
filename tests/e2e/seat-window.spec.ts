import type { Page } from '@playwright/test'
import { chooseTickets } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { takenOver } from './visitor.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** Size of the map's window once it is stable, CSS px. */
async function readWindow(page: Page): Promise<{ width: number; height: number }> {
  const frame = page.locator('[data-slot=frame]')
  let last = ''
  await expect(async () => {
    const size = JSON.stringify(await frame.boundingBox())
    const before = last
    last = size
    expect(size).toBe(before)
  }).toPass({ intervals: [250] })
  const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 }
  return { width, height }
}

async function openMap(page: Page, shop: Shop, turn: number): Promise<void> {
  await chooseTickets(page, await findShowtime(shop, turn), 2)
  await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
  await page.waitForURL('**/seats/**')
  await takenOver(page)
}

test('the map keeps its shape while open, and restores it after the window was narrow', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(wide)
  await openMap(page, shop, 2)
  const first = await readWindow(page)
  expect(first.height).toBeLessThan(wide.height)
  // Each new width is measured again: an error that grows with each would show after a few.
  for (let width = wide.width - 1; width > wide.width - 40; width -= 1)
    await page.setViewportSize({ ...wide, width })
  await page.setViewportSize(wide)
  const again = await readWindow(page)
  expect(Math.abs(again.height - first.height)).toBeLessThan(1)

  await page.setViewportSize(narrow)
  expect((await readWindow(page)).height).toBeLessThan(narrow.height * 0.6)
  await page.setViewportSize(wide)
  expect(Math.abs((await readWindow(page)).height - first.height)).toBeLessThan(1)
})
