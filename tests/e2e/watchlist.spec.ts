import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { startServer } from '../gate/server.mjs'
import { expectNoViolation } from './barriers.ts'
import { controlToken, readShop, type Shop } from './shop.ts'
import { beenHereBefore, chooseCity, takenOver } from './visitor.ts'

const [email, password] = ['ines.list@postbox.example', 'A long walk to row 7']
const day = 24 * 3_600_000

/** A page of a browser that has been here before. */
async function openBrowser(browser: Browser, shop: Shop): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.address })
  await beenHereBefore(context, shop.address)
  const page = await context.newPage()
  await chooseCity(page, shop)
  return page
}

/** On the sign-in. */
async function signIn(page: Page): Promise<void> {
  await takenOver(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A film that can be seen, and one that cannot be booked yet. */
async function findFilms(shop: Shop) {
  const { body } = await shop.call<'getFilms'>('GET', 'films')
  const { films } = body
  const available = await shop.call<'getFilmsAvailability'>('GET', 'films/availability')
  const { filmAvailabilities } = available.body
  const find = (category: 'NowShowing' | 'ComingSoon') => {
    const ids = new Set(
      filmAvailabilities.filter((each) => each.categories[0] === category).map(({ filmId }) => filmId),
    )
    const film = films.find(({ id }) => ids.has(id))
    if (!film) throw new Error(`no film is ${category}`)
    return { id: film.id, title: film.title.text }
  }
  return { current: find('NowShowing'), coming: find('ComingSoon') }
}

const getMark = (page: Page, { title }: { title: string }) =>
  page.getByLabel(`${title} in your watchlist`).filter({ visible: true }).first()

test('a visitor’s wish becomes a watchlist, which outlives a restart and is the same in another browser', async ({
  browser,
  request,
}, info) => {
  test.setTimeout(240_000)
  const data = mkdtempSync(join(tmpdir(), 'foyer-watchlist-'))
  const port = 4760 + info.parallelIndex * 10
  const env = { FOYER_TEST_CONTROL: controlToken, FOYER_RATE_LIMIT: 'off' }
  let server = await startServer({ port, data, env })
  try {
    let shop = await readShop(server.address, request)
    const { current, coming } = await findFilms(shop)
    const created = await shop.call<'createMember'>('POST', 'members', {
      credentials: { email, password },
      personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' } },
      acceptedTermsAndConditions: true,
      authenticationType: 'None',
    })
    expect(created.status).toBeLessThan(300)

    const page = await openBrowser(browser, shop)
    await page.goto(`/films/x/${current.id}/`)
    await takenOver(page)
    await getMark(page, current).click()
    await page.waitForURL('**/sign-in/**')
    await signIn(page)
    await page.waitForURL('**/films/**')
    await expect(getMark(page, current)).toHaveAttribute('aria-pressed', 'true')
    // It is shown before the server has it.
    await page.waitForLoadState('networkidle')

    await page.goto('/films/?category=ComingSoon')
    await takenOver(page)
    const mark = getMark(page, coming)
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    await mark.click()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await page.waitForLoadState('networkidle')

    await page.goto('/member/film-watchlist/')
    await takenOver(page)
    await expect(page.getByRole('heading', { name: current.title, level: 3 })).toBeVisible()
    await expect(page.getByRole('link', { name: coming.title, exact: true })).toBeVisible()
    await expectNoViolation(page)
    await getMark(page, current).click()
    await expect(page.getByText(`${current.title} is off your list.`)).toBeVisible()
    await expect(page.getByRole('heading', { name: current.title, level: 3 })).toHaveCount(0)
    await page.getByRole('button', { name: `Put ${current.title} back` }).click()
    await expect(page.getByRole('heading', { name: current.title, level: 3 })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Write to me when booking opens' }).check()
    await expect(page.getByRole('heading', { name: 'We write when booking opens' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoViolation(page)

    const killed = new Promise((resolve) => server.process.once('exit', resolve))
    server.process.kill('SIGKILL')
    await killed
    server = await startServer({ port, data, env })
    shop = await readShop(server.address, request)
    await page.reload()
    await takenOver(page)
    await expect(page.getByRole('heading', { name: current.title, level: 3 })).toBeVisible()

    const other = await openBrowser(browser, shop)
    await other.goto('/member/film-watchlist/')
    await other.waitForURL('**/sign-in/**')
    await signIn(other)
    await other.waitForURL('**/member/film-watchlist/')
    await expect(other.getByRole('heading', { name: current.title, level: 3 })).toBeVisible()
    await expect(other.getByRole('link', { name: coming.title, exact: true })).toBeVisible()
    await expect(other.getByRole('checkbox', { name: 'Write to me when booking opens' })).toBeChecked()

    // Within six weeks each announced film can be booked.
    for (let week = 0; week < 6; week += 1) await shop.advance(7 * day)
    // The sign-in has ended by then.
    await other.context().clearCookies({ name: /member|signed/ })
    await other.goto('/member/film-watchlist/')
    await other.waitForURL('**/sign-in/**')
    await signIn(other)
    await expect(other.getByText(`${coming.title} can be booked now`)).toBeVisible()
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
})
