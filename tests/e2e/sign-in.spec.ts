import { defaultPages } from '@foyer/contract/omnia/pages'
import type { Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { takenOver } from './visitor.ts'

// A mail's document may not run scripts, including those with which a test inspects it.
test.use({ expectedErrors: /Blocked script execution/ })

const password = 'A long walk to row 7'
const redirect = encodeURIComponent('/films/?category=ComingSoon')

/** Makes an account of the test's own. */
async function signUp(shop: Shop, name: string): Promise<string> {
  const email = `${name}@postbox.example`
  const { status } = await shop.call<'createMember'>('POST', 'members', {
    credentials: { email, password },
    personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' } },
    acceptedTermsAndConditions: true,
    authenticationType: 'None',
  })
  expect(status).toBeLessThan(300)
  return email
}

async function openSignIn(page: Page, query = ''): Promise<void> {
  await page.goto(`${defaultPages.SignIn}${query}`)
  await takenOver(page)
}

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

test(
  'a member is refused, signs in, and is back where they were',
  { tag: '@gate' },
  async ({ page, shop }) => {
    const email = await signUp(shop, 'refused')
    await openSignIn(page, `?redirect=${redirect}`)
    await emailField(page).fill(email)
    await passwordField(page).fill('not the one')
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('do not go together')
    await expect(emailField(page)).toHaveValue(email)
    await expect(passwordField(page)).toHaveValue('')
    await expect(passwordField(page)).toBeFocused()
    await expectNoViolation(page)

    await passwordField(page).fill(password)
    await passwordField(page).press('Enter')
    await page.waitForURL('**/films/?category=ComingSoon')
    await takenOver(page)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain(password)

    // Whoever is signed in has nothing to do there.
    await page.goto(`${defaultPages.SignIn}?redirect=${encodeURIComponent('/sites/')}`)
    await page.waitForURL('**/sites/')
  },
)

test('the sign-in explains the end of another one, and leads to no other site', async ({ page, shop }) => {
  const email = await signUp(shop, 'expired')
  await openSignIn(page, `?sessionExpired=true&redirect=${encodeURIComponent('/\t/evil.example/')}`)
  await expect(page.getByText('You were away a while')).toBeVisible()
  await expectNoViolation(page)
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await submit(page).click()
  await page.waitForURL(`**${defaultPages.MemberOverview}`)
  expect(new URL(page.url()).origin).toBe(new URL(shop.address).origin)
})

test('an account that is guessed at is closed until a time, which is counted down', async ({
  page,
  shop,
}) => {
  test.slow()
  await shop.limit()
  const email = await signUp(shop, 'locked')
  await page.clock.install()
  await openSignIn(page)
  await emailField(page).fill(email)
  const closed = page.getByRole('button', { name: /^Closed until \d/ })
  await expect(async () => {
    await passwordField(page).fill('not the one')
    await submit(page).click()
    await expect(submit(page).or(closed)).not.toHaveAttribute('aria-busy', 'true')
    await expect(closed).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Open again in 1 minute.')).toBeVisible()
  await expectNoViolation(page)

  await shop.advance(61_000)
  await page.clock.fastForward(61_000)
  await expect(page.getByText('You can sign in again.')).toBeVisible()
  await passwordField(page).fill(password)
  await submit(page).click()
  await page.waitForURL(`**${defaultPages.MemberOverview}`)
})

/** Text of the newest mail to an address, from the mailbox of a shop that sends none. */
async function readMail(page: Page, email: string): Promise<string> {
  const item = page.getByRole('listitem').filter({ hasText: email }).first()
  await expect(async () => {
    await page.goto('/__mail/')
    await expect(item).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await item.getByRole('link').click()
  return (await page.locator('pre').textContent()) ?? ''
}

test('a forgotten password is set anew by the link of a mail, once', async ({ page, shop }) => {
  const email = await signUp(shop, 'forgetful')
  await openSignIn(page, `?redirect=${redirect}`)
  await page.getByRole('link', { name: 'Forgotten it?' }).click()
  await page.waitForURL(`**${defaultPages.PasswordReset}**`)
  const ask = async (by: string) => {
    // The sign-in has such a field, too, and stays until this page is there.
    await expect(page.getByRole('heading', { level: 1, name: 'Forgotten your password?' })).toBeVisible()
    await emailField(page).fill(by)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Look in your post' })).toBeFocused()
  }
  // The same whether there is such a member or not.
  await ask('nobody@postbox.example')
  await expectNoViolation(page)
  await expect(page.getByRole('button', { name: /^Send it again in 0:\d\d$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Change it' }).click()
  await ask(email)

  const text = await readMail(page, email)
  const [link = '', code = ''] = /https?:\/\/\S+\/member\/password-reset\/([\w-]+)\//.exec(text) ?? []
  expect(code).not.toBe('')
  await page.goto(new URL(link).pathname)
  const field = page.getByLabel('New password')
  await expect(field).toBeVisible()
  // Neither the address nor the way back has the code any more.
  expect(new URL(page.url()).pathname).toBe(defaultPages.PasswordReset)
  await expectNoViolation(page)
  await emailField(page).fill(email)
  await field.fill('rain')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(field).toBeFocused()
  await field.fill('Rain on Corvane 9')
  const state = await page.evaluate(() =>
    JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(state).not.toContain(code)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL(`**${defaultPages.MemberOverview}`)

  await page.goto(new URL(link).pathname)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link does not open any more' }),
  ).toBeVisible()
  await expectNoViolation(page)
})
