import { expectNoViolation, inBothModes } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

test.use({ expectedErrors: /500/ })

test('showtimes of a day show their free seats, and each leads to its seats', async ({ page, shop }) => {
  const showtime = await findShowtime(shop)
  await chooseCity(page, shop)
  await page.goto(`/films/film/${showtime.filmId}/?date=${showtime.businessDate}`)
  await takenOver(page)

  // Without the counts, showtimes can still be chosen.
  await shop.fault({ path: '/ocapi/v1/seat-availability/previews', kind: 'status', status: 500 })
  const opener = page.getByRole('button', { name: 'Compare free seats' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Free seats' })
  await expect(dialog.getByText('The seats could not be counted')).toBeVisible()
  await shop.clearFaults()
  await dialog.getByRole('button', { name: 'Try again' }).click()

  const { body } = await shop.call<'getSeatAvailability'>('GET', `showtimes/${showtime.id}/seat-availability`)
  const { availableCount, totalCount } = body.summary
  const row = dialog.locator(`a[href*="/${showtime.id}/"]`)
  await expect(row).toHaveAccessibleName(
    new RegExp(`${String(availableCount)} of ${String(totalCount)} seats free`),
  )
  await inBothModes(page, () => expectNoViolation(page))

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await row.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/order/showtimes/${showtime.id}/**`)
})
