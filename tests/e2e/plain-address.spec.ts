import { defaultPages } from '@foyer/contract/omnia/pages'
import type { Page } from '@playwright/test'
import { chromiumFlags, findChromium, steadyDrawing } from '../gate/chromium.mjs'
import { expect, test as base } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { takenOver } from './visitor.ts'

/** An address as of a machine in the same network: unlike the machine's own, browsers do not take it for a secure one. */
const address = '192.168.77.7'

/** The shop by plain http and address: no Web Locks, no WebCrypto, no passkeys, no cookie of a host alone. */
const test = base.extend({
  baseURL: async ({ shopServer }, use) => use(shopServer.address.replace('127.0.0.1', address)),
})
test.use({
  // What Chromium logs of any page by plain http.
  expectedErrors: /Cross-Origin-Opener-Policy header has been ignored/,
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, ...steadyDrawing, `--host-resolver-rules=MAP ${address} 127.0.0.1`],
  },
})
test.beforeEach(async ({ context, baseURL }) =>
  context.addCookies([{ name: 'foyer-consent', value: 'Declined', url: baseURL ?? '' }]),
)

const password = 'A long walk to row 7'

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.goto(defaultPages.SignIn)
  await takenOver(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' })

test('a member signs in and out by plain http at an address', async ({ page, shop, context, baseURL }) => {
  const email = 'by-address@postbox.example'
  await shop.call<'createMember'>('POST', 'members', {
    credentials: { email, password },
    personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' } },
    acceptedTermsAndConditions: true,
    authenticationType: 'None',
  })
  await fillSignIn(page, email)
  expect(
    await page.evaluate(() => [
      window.isSecureContext,
      'locks' in navigator,
      'subtle' in crypto,
      'randomUUID' in crypto,
      'PublicKeyCredential' in window,
    ]),
  ).toEqual([false, false, false, false, false])
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Stay signed in here' }).check()
  await submit(page).click()
  await page.waitForURL(`**${defaultPages.MemberOverview}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines')
  const cookies = await context.cookies(baseURL)
  const held = cookies.find(({ name }) => name === 'foyer-member')
  expect(held).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax' })
  // Whoever stays signed in does so for longer than a day.
  expect(held?.expires).toBeGreaterThan(Date.now() / 1_000 + 25 * 3_600)

  // It outlives a document, and a second tab sees the sign-out of the first.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines')
  const other = await context.newPage()
  await other.goto(defaultPages.MemberOverview)
  await takenOver(other)
  await page.goto('/member/account/')
  await takenOver(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(signInLink(page).filter({ visible: true }).first()).toBeVisible()
  await other.bringToFront()
  await expect(signInLink(other).filter({ visible: true }).first()).toBeVisible()
  expect((await context.cookies(baseURL)).map(({ name }) => name)).not.toContain('foyer-member')
})

test('the proof of work is found without the browser’s own hashing', async ({ page, shop }) => {
  await shop.limit()
  const email = 'guessed-at@postbox.example'
  await shop.call<'createMember'>('POST', 'members', {
    credentials: { email, password },
    acceptedTermsAndConditions: true,
    authenticationType: 'None',
  })
  // From the fourth guess of an address on, an answer is required.
  for (let guess = 0; guess < 4; guess += 1) {
    const body = `grant_type=password&email=${encodeURIComponent(email)}&password=wrong`
    await page.request.post(`${shop.address}/ocapi/v1/members/authentication-token`, {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: await getBearer(page, shop),
      },
      data: body,
    })
  }
  await fillSignIn(page, email)
  const sent = page.waitForRequest(
    (request) =>
      request.url().endsWith('/members/authentication-cookie') &&
      request.headers()['x-captcha-response']?.startsWith('pow1~') === true,
  )
  await submit(page).click()
  await sent
  await page.waitForURL(`**${defaultPages.MemberOverview}`)
})

/** The channel's own token, as pages have it. */
async function getBearer(page: Page, { address: own }: Shop): Promise<string> {
  const answer = await page.request.get(`${own}/api/omnia/v1/initialData`)
  const { api } = (await answer.json()) as { api: { authToken: string } }
  return `Bearer ${api.authToken}`
}
