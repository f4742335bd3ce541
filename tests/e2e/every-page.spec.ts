import { defaultPages, memberPages } from '@foyer/contract/omnia/pages'
import { comingSoonPatterns } from '@foyer/contract/omnia/shop-addresses'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { chooseCity, takenOver } from './visitor.ts'
import { chosenFrom, listedBy } from './listed-pages.ts'
import { validityFaults } from './valid-html.ts'

/**
 * Every kind of page, once: it exists, hydrates without a message on the console, and axe finds no violation. The
 * matrix runs them in each brand, mode and width (`FOYER_E2E_BRAND`), and for every address of the brand's sitemap.
 */
const brand = process.env.FOYER_E2E_BRAND
const modes = brand ? ['Dark', 'Light'] : [process.env.FOYER_E2E_MODE ?? 'Dark']
const windows = brand
  ? [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]
  : [null]

/** A pattern with an example in the place of each parameter. */
const filled = (pattern: string) => pattern.replace(/:\w+/g, '1001')

/** Pages marked as coming soon: all of them in the matrix, else one of each section. */
const comingSoon = Object.keys(comingSoonPatterns).filter(
  (pattern, index, all) =>
    brand !== undefined ||
    all.findIndex((each) => comingSoonPatterns[each] === comingSoonPatterns[pattern]) === index,
)
const members = memberPages.filter((page) => brand !== undefined || page === 'SignIn' || page === 'SignUp')

const groups: Record<string, (shop: Shop) => Promise<string[]>> = {
  'page that visitors find': async ({ address: origin }) => {
    const listed = chosenFrom(await listedBy(origin)).map(({ address }) => address.slice(origin.length))
    expect(listed.length).toBeGreaterThan(10)
    return listed
  },
  'page that no sitemap lists': async () => [
    '/search/?q=the',
    '/search/?q=zzzz',
    '/nowhere/',
    '/monitoring/',
    '/food-and-drink/',
    '/gift-shop/',
    '/gift-shop/basket/',
    '/order/sites/1001/food-and-drink/',
    '/go/seat/1001/1/A1/',
    '/go/table/1001/1/',
    '/order/payment/at-place/',
    '/counter/',
    '/gift-shop/gift-card/',
    '/gift-shop/balance/',
    '/gift-shop/orders/1001/cards/',
    defaultPages.FindOrder,
    ...members.map((page) => defaultPages[page]),
    `${defaultPages.PasswordReset}code/`,
    ...comingSoon.map(filled),
  ],
}

test.use({ expectedErrors: /404|is not there/ })

for (const [group, findAddresses] of Object.entries(groups))
  for (const mode of modes)
    for (const size of windows)
      test(`every ${group} can be used, ${mode.toLowerCase()}${size ? `, ${String(size.width)} px` : ''}`, async ({
        page,
        shop,
      }) => {
        test.slow()
        if (size) await page.setViewportSize(size)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await chooseCity(page, shop)
        await page.context().addCookies([{ name: 'foyer-mode', value: mode, url: shop.address }])
        for (const address of await findAddresses(shop))
          await test.step(address, async () => {
            await page.goto(address)
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
            // It has no script.
            if (address !== '/monitoring/') await takenOver(page)
            await expectNoViolation(page)
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            )
            expect(overflow, 'px wider than the window').toBe(0)
          })
      })

if (brand)
  test('every address of the sitemap exists, in valid HTML', async ({ shop }) => {
    test.slow()
    const listed = await listedBy(shop.address)
    expect(listed.length).toBeGreaterThan(30)
    const faults: string[] = []
    for (const { address } of listed) {
      const answer = await fetch(address, { redirect: 'manual' })
      if (answer.status !== 200) faults.push(`${address} status ${answer.status}`)
      faults.push(...(await validityFaults(await answer.text())).map((fault) => `${address} ${fault}`))
    }
    expect(faults).toEqual([])
  })
