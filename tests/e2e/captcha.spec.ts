import { defaultPages } from '@foyer/contract/omnia/pages'
import type { Page, Response } from '@playwright/test'
import { startServer } from '../gate/server.mjs'
import { expectNoViolation } from './barriers.ts'
import { changeBrand } from './changed-brand.ts'
import { expect, test as base } from './fixtures.ts'
import { controlToken } from './shop.ts'
import { takenOver } from './visitor.ts'

/** A channel with a captcha service, which the server requires for each form of accounts. */
const test = base.extend<object, { shopServer: { address: string; dataFolder: string } }>({
  shopServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use, workerInfo) => {
      const captcha = { type: 'GoogleRecaptchaV2', siteKey: 'a-site-key-of-a-chain' }
      const { folder, remove } = changeBrand({}, 'halcyon', { captcha })
      const server = await startServer({
        port: 7600 + workerInfo.parallelIndex * 10,
        root: folder,
        env: {
          FOYER_TEST_CONTROL: controlToken,
          FOYER_RATE_LIMIT: 'off',
          FOYER_CAPTCHA_SECRET: 'secret',
          // Answers nobody: the server then takes the silent proof.
          FOYER_CAPTCHA_VERIFIER: 'https://127.0.0.1:9/siteverify',
        },
      })
      await use({ address: server.address, dataFolder: server.data })
      await server.stop()
      remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** As the service's: a script that makes the next one by an address, which draws a frame and hears of its tick. */
const firstScript = `
  const waiting = []
  window.grecaptcha = { ready: (act) => waiting.push(act) }
  window.beginBox = () => waiting.forEach((act) => act())
  const next = document.createElement('script')
  next.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js'
  document.head.append(next)
`
const secondScript = `
  let answer = ''
  Object.assign(window.grecaptcha, {
    render(element, { sitekey, callback }) {
      const frame = document.createElement('iframe')
      frame.title = 'reCAPTCHA'
      frame.width = 304
      frame.height = 78
      frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=' + sitekey
      element.append(frame)
      addEventListener('message', ({ source }) => {
        if (source !== frame.contentWindow) return
        answer = 'an answer of the service'
        callback()
      })
      return 0
    },
    getResponse: () => answer,
    reset: () => { answer = '' },
  })
  window.beginBox()
`
const frame = `<!doctype html><html lang="en"><title>Box</title>
  <label><input type="checkbox" onchange="parent.postMessage('ticked', '*')">I am not a robot</label></html>`

async function serveCaptcha(page: Page): Promise<void> {
  const script = (body: string) => ({ contentType: 'text/javascript', body })
  await page.route('https://www.google.com/recaptcha/api.js*', (route) => route.fulfill(script(firstScript)))
  await page.route('https://www.gstatic.com/recaptcha/**', (route) => route.fulfill(script(secondScript)))
  await page.route('https://www.google.com/recaptcha/api2/anchor*', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame }),
  )
}

const consent = JSON.stringify({ choice: 'Accepted', at: '2026-11-20T12:00:00.000Z' })
const password = 'A long walk to row 7'
const getPolicy = (response: Response | null) => response?.headers()['content-security-policy'] ?? ''
const box = (page: Page) => page.getByRole('group', { name: 'A check against machines' })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

test.beforeEach(async ({ page }) => {
  await page.addInitScript((answer) => localStorage.setItem('foyer-consent', answer), consent)
})

test('a captcha is shown, ticked and sent on the form of a sign-in, and is nowhere else', async ({
  page,
  shop,
}) => {
  // An account of the test's own, made by the silent proof that the page sends.
  const email = 'ticked@postbox.example'
  await serveCaptcha(page)
  expect(getPolicy(await page.goto('/films/'))).not.toContain('recaptcha')
  await takenOver(page)
  const [document] = await Promise.all([
    page.waitForResponse((each) => new URL(each.url()).pathname === defaultPages.SignIn),
    page.getByRole('banner').getByRole('link', { name: 'Sign in' }).filter({ visible: true }).click(),
  ])
  expect(getPolicy(document)).toContain('frame-src http://127.0.0.1')
  expect(getPolicy(document)).toContain('https://www.google.com/recaptcha/')
  await takenOver(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await expect(box(page)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit(page).click()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAccessibleDescription('Tick this box first.')
  await expectNoViolation(page)
  const sent = page.waitForRequest(/authentication-cookie/)
  await page.frameLocator('iframe[title=reCAPTCHA]').getByRole('checkbox').check()
  await submit(page).click()
  expect((await sent).headers()['x-captcha-response']).toBe('an answer of the service')
  // There is no such account: the silent proof was accepted in place of a service that does not answer.
  await expect(page.getByRole('alert')).toContainText('do not go together')

  const [left] = await Promise.all([
    page.waitForResponse((each) => new URL(each.url()).pathname === '/'),
    page.getByRole('banner').getByRole('link', { name: /home/i }).first().click(),
  ])
  expect(getPolicy(left)).not.toContain('recaptcha')
  expect(shop.address).toContain('127.0.0.1')
})

test('a captcha that is blocked is said, can be tried again, and holds up nobody', async ({ page }) => {
  await page.route('https://www.google.com/recaptcha/**', (route) => route.abort('blockedbyclient'))
  await page.goto(defaultPages.SignIn)
  await takenOver(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('blocked@postbox.example')
  const problem = page.getByRole('alert').filter({ hasText: 'The check did not come' })
  await expect(problem).toBeVisible()
  await expectNoViolation(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'do not go together' })).toBeVisible()

  await page.unroute('https://www.google.com/recaptcha/**')
  await serveCaptcha(page)
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.frameLocator('iframe[title=reCAPTCHA]').getByRole('checkbox')).toBeVisible()
})
