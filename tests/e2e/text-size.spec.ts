import type { Page } from '@playwright/test'
import { getMapShare } from './map-share.ts'
import {
  cardFields,
  cards,
  chooseTickets,
  expectTicket,
  giveDetails,
  keepSeats,
  pay,
  pickBest,
  typeCard,
} from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** A phone, whatever the width of the other flows: the narrowest window for large text. */
test.use({ viewport: { width: 390, height: 844 } })

const doubleText = (page: Page) =>
  page.addInitScript(() => {
    const styleSheet = new CSSStyleSheet()
    styleSheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [styleSheet]
  })

/** Elements that overflow the page sideways, or whose text is cut off. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const isCut = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      // Text for screen readers only is one pixel wide; a title may be limited to two lines, as its page shows it in
      // full.
      if (element.clientWidth <= 1 || webkitLineClamp !== 'none') return false
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2)
      )
    }
    const cut = [...document.body.querySelectorAll('*')].filter((each) => hasText(each) && isCut(each))
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...cut.map((each) => `"${each.textContent}" is cut off`),
    ]
  })

test('text of twice the size fits a phone, from home to the ticket', async ({ page, shop }) => {
  test.slow()
  await chooseCity(page, shop)
  await doubleText(page)
  const showtime = await findShowtime(shop, 19)
  for (const address of ['/', '/films/', `/films/film/${showtime.filmId}/?date=${showtime.businessDate}`]) {
    await page.goto(address)
    await expect(page.locator('h1, h2').first()).toBeVisible()
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThan(
      28,
    )
    expect(await misfits(page)).toEqual([])
  }
  await chooseTickets(page, showtime, 2)
  expect(await misfits(page)).toEqual([])
  await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
  await page.waitForURL('**/seats/**')
  await takenOver(page)
  await expect.poll(() => getMapShare(page)).toBeGreaterThanOrEqual(0.5)
  // What stands above the foot at the usual size stands in the sheet here.
  await page
    .getByRole('button', { name: /^Show your order/ })
    .filter({ visible: true })
    .click()
  await pickBest(page)
  await expect(page.getByRole('dialog').getByTestId('chosen-seats')).toContainText('Row')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => getMapShare(page)).toBeGreaterThanOrEqual(0.5)
  expect(await misfits(page)).toEqual([])
  await keepSeats(page)
  expect(await misfits(page)).toEqual([])
  await giveDetails(page)
  await expect(cardFields(page).number).toBeVisible()
  expect(await misfits(page)).toEqual([])
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  expect(await misfits(page)).toEqual([])
})

test('news in text of twice the size leaves a phone two thirds for the page, and can be read', async ({
  page,
  shop,
}) => {
  await chooseCity(page, shop)
  await doubleText(page)
  await page.goto('/sites/')
  await takenOver(page)
  const news = page.getByRole('complementary', { name: /^News:/ })
  expect((await news.boundingBox())?.height).toBeLessThan(844 / 3)
  await news.getByRole('button', { name: /^Read all:/ }).click()
  await expect(page.getByRole('button', { name: 'and 1 more' })).toBeVisible()
  expect(await misfits(page)).toEqual([])
})
