import type { Page } from '@playwright/test'
import {
  addAdults,
  giveDetails,
  keepSeats,
  pay,
  takeBestSeats,
  typeCard,
  cardFields,
  cards,
  expectTicket,
} from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** What is known of one page change in which a picture travels. */
interface Travel {
  /** Pseudo-elements that move, with their durations in ms. */
  parts: { name: string; duration: number }[]
  isFinished: boolean
}

declare global {
  interface Window {
    travels: Travel[]
  }
}

/** Records each view transition of the pages that follow. */
async function recordTravels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.travels = []
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (this: Document, ...given) {
      const transition = start.apply(this, given)
      const travel: Travel = { parts: [], isFinished: false }
      window.travels.push(travel)
      void transition.ready.then(() => {
        travel.parts = document.getAnimations().flatMap(({ effect }) => {
          const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          return name === null ? [] : [{ name, duration: Number(effect?.getComputedTiming().duration) }]
        })
      })
      void transition.finished.then(() => {
        travel.isFinished = true
      })
      return transition
    }
  })
}

const takeTravels = (page: Page) => page.evaluate(() => window.travels.splice(0))
const toFilm = (page: Page, filmId: string) => page.locator(`article a[href*="/${filmId}/"]`).first()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Reads the travel of one film's picture once it has ended. */
async function expectTravel(page: Page, filmId: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.travels.some(({ isFinished }) => isFinished))).toBe(true)
  const [travel] = await takeTravels(page)
  const picture = travel?.parts.filter(({ name }) => name.endsWith(`(film-${filmId})`)) ?? []
  expect(picture.map(({ name }) => name)).toContain(`::view-transition-group(film-${filmId})`)
  for (const { duration } of picture) expect(duration).toBe(250)
}

/** What follows a page change is the same with a travel: the focus is on the new page, and the document has its title. */
async function expectArrival(page: Page, title: string): Promise<void> {
  expect(await focused(page)).toBe('content')
  await expect(page).toHaveTitle(new RegExp(title, 'i'))
}

test('a film’s picture travels from a list to its page and back', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await recordTravels(page)
  const { filmId } = await findShowtime(shop)
  await page.goto('/films/')
  await takenOver(page)
  const link = toFilm(page, filmId)
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectTravel(page, filmId)
  await expectArrival(page, (await page.getByRole('heading', { level: 1 }).textContent()) ?? '-')

  await page.goBack()
  await expect(page).toHaveURL(/\/films\/$/)
  await expectTravel(page, filmId)
  await expect(toFilm(page, filmId)).toBeInViewport()
})

test.describe('a wide window', () => {
  // Below 1024 px the order's summary is a bar without a picture (see `OrderSummary`).
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a film’s picture travels from its page to its order and back, and on to the ticket', async ({
    page,
    shop,
  }) => {
    await chooseCity(page, shop)
    await recordTravels(page)
    const { id, filmId, filmTitle, businessDate } = await findShowtime(shop, 14)
    await page.goto(`/films/film/${filmId}/?date=${businessDate}`)
    await takenOver(page)
    // A time beside the poster: from one further down, the poster is out of the window and does not travel.
    const time = page.locator('[data-slot=times] a[href*="/order/showtimes/"]').first()
    const order = page.getByRole('heading', { level: 1, name: 'How many of you?' })
    // The first visit brings the data: a page that waits for them shows its skeleton, which has no picture.
    await time.click()
    await expect(order).toBeVisible()
    await takeTravels(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/films\/film\//)
    await expectTravel(page, filmId)
    await expectArrival(page, filmTitle)

    await time.click()
    await expect(order).toBeVisible()
    await expectTravel(page, filmId)
    await expectArrival(page, `Tickets for ${filmTitle}`)

    await page.goBack()
    await expectTravel(page, filmId)
    // A time with free seats and prices for all, of those further down.
    await page.locator(`a[href*="/order/showtimes/${id}/"]`).first().click()
    await addAdults(page, 2)
    await takeBestSeats(page)
    await keepSeats(page)
    await giveDetails(page)
    // The page on which it is paid frames the provider: it is a document of its own, and nothing has travelled to it.
    await expect(cardFields(page).number).toBeVisible()
    await takenOver(page)
    await typeCard(page, cards.approved)
    await takeTravels(page)
    await pay(page)
    await expectTicket(page)
    await expectTravel(page, filmId)
    await expectArrival(page, 'Your tickets')
  })
})

test('a press during the travel belongs to the page that has come', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await recordTravels(page)
  const { filmId } = await findShowtime(shop)
  await page.goto('/films/')
  await takenOver(page)
  const link = toFilm(page, filmId)
  await link.scrollIntoViewIfNeeded()
  await link.click()
  // As soon as the new page is there, its picture still on its way.
  const time = page.locator('[data-slot=times] a[href*="/order/showtimes/"]').first()
  await time.waitFor()
  // The list was scrolled to its film, which stands further down on some days; the new page begins at its top.
  await page.waitForFunction(() => scrollY === 0)
  const { x, y } = await time.evaluate((anchor) => {
    const { left, top, width, height } = anchor.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(/\/order\/showtimes\//)
  await expect(page.locator('[data-slot=times]')).toHaveCount(0)
  await expect.poll(() => focused(page)).toBe('content')
})

test('nothing travels for those who want less motion', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseCity(page, shop)
  await recordTravels(page)
  const { filmId } = await findShowtime(shop)
  await page.goto('/films/')
  await takenOver(page)
  await toFilm(page, filmId).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await takeTravels(page)).flatMap(({ parts }) => parts)).toEqual([])
})

test('the answer to a press is no later for a picture that travels', async ({ page, shop }) => {
  test.slow()
  await chooseCity(page, shop)
  const { filmId } = await findShowtime(shop)
  const session = await page.context().newCDPSession(page)
  /** Milliseconds from a press on a poster to the frame that answers it, on a phone's processor. */
  const measure = async (isStill: boolean) => {
    await page.goto('/films/')
    await takenOver(page)
    await page.evaluate((still) => {
      if (still) Object.assign(document, { startViewTransition: undefined })
      const seen: number[] = []
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (['pointerdown', 'pointerup', 'click'].includes(entry.name)) seen.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    }, isStill)
    const link = toFilm(page, filmId)
    await link.scrollIntoViewIfNeeded()
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => focused(page)).toBe('content')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen))
  }
  const still: number[] = []
  const travelling: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    still.push(await measure(true))
    travelling.push(await measure(false))
  }
  const middle = (values: number[]) => [...values].sort((a, b) => a - b)[2] ?? NaN
  // Event durations are rounded to 8 ms; a frame is 16.
  expect(middle(travelling)).toBeLessThanOrEqual(middle(still) * 1.25 + 24)
})
