import type { Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { chooseCity, followFoot, followNavigation, takenOver, waitForCityPrompt } from './visitor.ts'
import { answer, overlaysThere, question } from './prompts.ts'

/** A first-time visitor: nothing is answered or dismissed. */
test.use({ isFirstVisit: true })

/** Waits until the script has replaced the server's style sheet of display rules. */
const rulesTaken = (page: Page) => expect(page.locator('#foyer-display-rules')).toHaveCount(0)

test("data stored by an older release is deleted before use, except for the visitor's choices", async ({
  page,
  shop,
}) => {
  await chooseCity(page, shop)
  await page.goto('/help/')
  await takenOver(page)
  await answer(page, 'Only what is needed')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      storage.setItem('foyer-version', '14.9.0 of-long-ago')
    localStorage.setItem('foyer-order', '{"id":"of-long-ago","revision":1}')
    sessionStorage.setItem('foyer-selections', '{"of":"long ago"}')
  })
  const stored = () =>
    page.evaluate(() => ({
      version: localStorage.getItem('foyer-version'),
      order: localStorage.getItem('foyer-order'),
      selections: sessionStorage.getItem('foyer-selections'),
      choice: localStorage.getItem('foyer-consent')?.includes('Declined'),
    }))
  const dropped = { version: expect.stringMatching(/^15\.0\.0/), order: null, selections: null, choice: true }
  for (let reload = 0; reload < 2; reload += 1) {
    await page.reload()
    await overlaysThere(page)
    expect(await stored()).toEqual(dropped)
    await expect(question(page)).toBeHidden()
  }
})

test('display rules hide content before and after hydration', async ({ page, shop }) => {
  await chooseCity(page, shop)
  const rules = await page.request.get(
    `${shop.address}/api/omnia/v1/configuration?components=elementDisplayRules`,
  )
  const { components } = (await rules.json()) as {
    components: { elementDisplayRules: { selector: string; pagesToShow: string[] }[] }
  }
  const [rule] = components.elementDisplayRules
  expect(rule?.pagesToShow).toEqual(['/'])
  const html = await (await page.goto('/films/'))?.text()
  expect(html).toContain(`${rule?.selector ?? ''}{display:none!important}`)
  const isHidden = () =>
    page.evaluate(
      (slot) => {
        const element = document.createElement('i')
        element.dataset.slot = slot
        document.body.append(element)
        const { display } = getComputedStyle(element)
        element.remove()
        return display === 'none'
      },
      /"([\w-]+)"/.exec(rule?.selector ?? '')?.[1] ?? '',
    )
  expect(await isHidden()).toBe(true)
  await rulesTaken(page)
  expect(await isHidden()).toBe(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Halcyon/ })
    .first()
    .click()
  await expect.poll(isHidden).toBe(false)
  await page.goBack()
  await expect.poll(isHidden).toBe(true)
  await page.goto('/')
  expect(await isHidden()).toBe(false)
})

test('a third-party script is loaded only after consent, and reaches only its own host', async ({ page }) => {
  const notice: string[] = []
  await page.route(/^https:\/\/(stats|elsewhere)\.example\//, async (route) => {
    const { pathname, hostname } = new URL(route.request().url())
    notice.push(hostname + pathname)
    const body =
      pathname === '/gtm.js'
        ? `for (const host of ['elsewhere', 'stats']) {
             const script = document.createElement('script')
             try {
               script.src = 'https://' + host + '.example/more.js'
               document.head.append(script)
             } catch (error) {
               document.documentElement.dataset.refused = host
             }
           }`
        : ''
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  // The page of a channel with such a script; the policy is the one in the server's own test.
  await page.route('**/help/', async (route) => {
    const response = await route.fetch()
    const policy = (response.headers()['content-security-policy'] ?? '')
      .replace("'strict-dynamic'", "'strict-dynamic' https://stats.example/gtm.js")
      .replace('trusted-types ticket-keeper', 'trusted-types default ticket-keeper')
    const body = (await response.text()).replace(
      'window.initialData = {',
      'window.initialData = {"scripts":["https://stats.example/gtm.js?id=GTM-ABC123"],',
    )
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
      body,
    })
  })
  const ready = page.waitForResponse(/\/third-party-scripts/)
  await page.goto('/help/')
  await (await ready).finished()
  await (await waitForCityPrompt(page)).getByRole('radio').first().check()
  await page.getByRole('button', { name: /^Show films/ }).click()
  await expect(question(page)).toBeVisible()
  expect(notice).toEqual([])
  await answer(page, 'Accept')
  await expect.poll(() => notice).toEqual(['stats.example/gtm.js', 'stats.example/more.js'])
  await expect(page.locator('html')).toHaveAttribute('data-refused', 'elsewhere')
  // A link to an address that grants access to orders opens a document without these scripts, and so does the way back.
  const isAmongThem = () => page.evaluate(() => 'dataLayer' in window)
  expect(await isAmongThem()).toBe(true)
  await followFoot(page, 'Find my order')
  await page.waitForURL('**/find-order/')
  await takenOver(page)
  expect(await isAmongThem()).toBe(false)
  await page.goBack()
  await page.waitForURL('**/help/')
  await takenOver(page)
})

test.describe('an application that breaks', () => {
  const failing = /The application failed|dynamically imported module/
  test.use({ isFirstVisit: false, expectedErrors: failing, expectedThrows: failing })

  test('reloads once by itself, shows a message the second time, and keeps only the member on refresh', async ({
    page,
    shop,
  }) => {
    await chooseCity(page, shop)
    const listScripts = async (path: string) =>
      [...(await (await page.request.get(path)).text()).matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
        ([, file = '']) => file,
      )
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    // Lazy parts of the home page are our own as well: the page stays complete.
    const onHome = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    const own = (await listScripts('/films/')).filter((file) => !onHome.includes(file))
    expect(own.length).toBeGreaterThan(0)
    let isBroken = true
    await page.route(
      ({ pathname }) => own.includes(pathname),
      (route) => (isBroken ? route.abort() : route.continue()),
    )

    await page.goto('/')
    await takenOver(page)
    const reloaded = page.waitForEvent('load')
    await followNavigation(page, 'Films')
    await reloaded
    expect(await page.evaluate(() => localStorage.getItem('foyer-root-error'))).not.toBeNull()

    await page.goto('/')
    await takenOver(page)
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.setItem('foyer-member-hash', 'of-a-member')
        storage.setItem('foyer-anything', 'else')
      }
    })
    await followNavigation(page, 'Films')
    await expect(page.getByRole('heading', { level: 1, name: 'The projector has stopped' })).toBeVisible()
    await expectNoViolation(page)
    isBroken = false
    await page.getByRole('button', { name: 'Refresh the page' }).click()
    await page.waitForURL(/\/films\/\?clearCache=\d+$/)
    await takenOver(page)
    const left = await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => [
        storage.getItem('foyer-member-hash'),
        storage.getItem('foyer-anything'),
      ]),
    )
    expect(left).toEqual([
      ['of-a-member', null],
      ['of-a-member', null],
    ])
  })
})
