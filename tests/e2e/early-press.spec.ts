import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'

test('a button pressed while the script is still on its way takes effect when it has come', async ({
  page,
  shop,
}) => {
  const showtime = await findShowtime(shop, 11)
  let letScriptCome: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letScriptCome = resolve))
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/order/showtimes/${showtime.id}/tickets/`, { waitUntil: 'commit' })
  const more = page.getByRole('button', { name: /^One more: Adult/ }).first()
  await more.click()
  await more.click()
  await expect(page.getByRole('link', { name: 'Choose your seats' })).toHaveCount(0)
  letScriptCome()
  await expect(page.getByRole('link', { name: 'Choose your seats' }).first()).toHaveAttribute(
    'href',
    /tickets=[^&]+\.2$/,
  )
})
