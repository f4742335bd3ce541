import { expectNoViolation } from './barriers.ts'
import { chooseCity, expect, takenOver, test } from './fixtures.ts'
import { chosenFrom, listedBy } from './listed-pages.ts'

/**
 * Every kind of page that visitors browse, once: it is there, its script takes it over without a word, and nothing on it
 * stands in anybody's way. The matrix goes through them in each brand, mode and width (`FOYER_E2E_BRAND`).
 */
const brand = process.env.FOYER_E2E_BRAND
const modes = brand ? ['Dark', 'Light'] : [process.env.FOYER_E2E_MODE ?? 'Dark']
const windows = brand
  ? [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]
  : [null]
/** What no sitemap lists. */
const unlisted = ['/search/?q=the', '/sign-in/', '/nowhere/']

test.use({ expectedErrors: /404|is not there/ })

for (const mode of modes)
  for (const size of windows)
    test(`every page can be used, ${mode.toLowerCase()}${size ? `, ${String(size.width)} px` : ''}`, async ({
      page,
      shop,
    }) => {
      test.slow()
      if (size) await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await chooseCity(page, shop)
      await page.context().addCookies([{ name: 'foyer-mode', value: mode, url: shop.address }])
      const listed = chosenFrom(await listedBy(shop.address)).map(({ address }) =>
        address.slice(shop.address.length),
      )
      expect(listed.length).toBeGreaterThan(10)
      for (const address of [...listed, ...unlisted])
        await test.step(address, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await takenOver(page)
          await expectNoViolation(page)
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, 'px wider than the window').toBe(0)
        })
    })
