import { memberAreaAddresses } from '@foyer/contract/omnia/shop-addresses'
import { defaultPages } from '@foyer/contract/omnia/pages'
import { memberPatterns } from '@foyer/contract/omnia/shop-addresses'
import type { Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { takenOver } from './visitor.ts'

// A mail's document may not run scripts, including those with which a test inspects it.
test.use({ expectedErrors: /Blocked script execution/ })

const email = 'stranger@postbox.example'
const password = 'Rain on Corvane 9'
const nextPassword = 'Snow on Corvane 9'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

/** Address and text of the newest mail to somebody, from the mailbox of a shop that sends none. */
async function readMail(page: Page, subject: string): Promise<string> {
  const item = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/__mail/')
    await expect(item).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await item.getByRole('link').click()
  return (await page.locator('pre').textContent()) ?? ''
}

async function fillYou(page: Page): Promise<void> {
  await field(page, /^First name/).fill('Rosalind')
  await field(page, /^Last name/).fill('Achebe')
  await field(page, /^Email/).fill(email)
  await field(page, /^Date of birth/).pressSequentially('14061991')
  await press(page, 'Choose a password')
}

test(
  'a stranger signs up, verifies the address, changes the password, sees devices, and leaves',
  { tag: '@gate' },
  async ({ page }) => {
    test.slow()
    await page.goto(`${defaultPages.SignUp}?redirect=${encodeURIComponent('/sites/')}`)
    await takenOver(page)
    await expectNoViolation(page)
    await press(page, 'Choose a password')
    await expect(field(page, /^First name/)).toBeFocused()
    await fillYou(page)

    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Choose a password')
    await passwordField(page).fill('rain')
    await press(page, 'Go on to what you like')
    await expect(passwordField(page)).toBeFocused()
    await expectNoViolation(page)
    await passwordField(page).fill(password)
    await press(page, 'Go on to what you like')
    await expect(title).toHaveText('What do you like?')
    await expectNoViolation(page)

    // A reload loses the password alone, and the browser's way back empties nothing.
    await page.reload()
    await takenOver(page)
    await expect(title).toHaveText('Choose a password')
    // By keyboard: on a phone the steps are bars, too small to be hit, and "Back" leads there.
    await page.getByRole('navigation', { name: 'Steps of joining' }).getByRole('link').first().press('Enter')
    await expect(field(page, /^First name/)).toHaveValue('Rosalind')
    await press(page, 'Choose a password')
    await passwordField(page).fill(password)
    await press(page, 'Go on to what you like')
    await page.goBack()
    await expect(passwordField(page)).toHaveValue(password)
    await press(page, 'Go on to what you like')
    await press(page, 'Go on to the photo')
    await expectNoViolation(page)
    await press(page, 'Go on without a photo')
    await press(page, 'Join Halcyon Circle')
    const terms = page.getByRole('checkbox', { name: /I accept the terms/ })
    await expect(terms).toBeFocused()
    await terms.check()
    await expectNoViolation(page)
    await press(page, 'Join Halcyon Circle')
    await page.waitForURL('**/sites/')
    await expect(page.getByText('Welcome, Rosalind')).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain('Corvane')

    await page.goto(memberPatterns['member-signing-in'])
    await takenOver(page)
    await expect(page.getByText('Not confirmed yet')).toBeVisible()
    await expectNoViolation(page)
    const [, code = ''] = /#verify=([\w-]+)/.exec(await readMail(page, 'Confirm your e-mail')) ?? []
    expect(code).not.toBe('')
    await page.goto(`${defaultPages.SignUp}#verify=${code}`)
    await expect(title).toHaveText('Your email is confirmed')
    // Neither the address nor the way back has the code any more.
    expect(page.url()).not.toContain(code)
    await expectNoViolation(page)
    // A mail program may have opened the link before its reader does.
    await page.goto('/films/')
    await page.goto(`${defaultPages.SignUp}#verify=${code}`)
    await expect(title).toHaveText('Your email is confirmed')
    await page.goto('/films/')
    await page.goto(`${defaultPages.SignUp}#verify=a-code-of-nobody`)
    await expect(title).toHaveText('This link does not open any more')

    await page.goto(memberPatterns['member-signing-in'])
    await takenOver(page)
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.getByLabel('New password').fill(nextPassword)
    await page.locator('form').getByLabel('Your password now').first().fill('not the one')
    await page.getByRole('button', { name: 'Change the password' }).last().click()
    await expect(page.getByText('That is not your password.')).toBeVisible()
    await page.locator('form').getByLabel('Your password now').first().fill(password)
    await page.getByRole('button', { name: 'Change the password' }).last().click()
    await expect(page.getByText(/Your password is changed/)).toBeVisible()

    const devices = page.getByRole('list', { name: 'Where you are signed in' })
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await expect(devices.getByText('Here, now')).toBeVisible()

    await page.goto(memberAreaAddresses.data)
    await takenOver(page)
    await page.getByLabel('Your password now').fill(nextPassword)
    await page.getByRole('checkbox', { name: /Yes, delete my account/ }).check()
    await press(page, 'Delete my account')
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByText('Your account is deleted')).toBeVisible()

    // The address is free again, and nobody is signed in.
    await page.goto(defaultPages.SignUp)
    await takenOver(page)
    await field(page, /^Email/).fill(email)
    await field(page, /^Email/).blur()
    await expect(page.getByText(/Free to use/)).toBeVisible()
  },
)

test('an address with an account offers the sign-in', async ({ page, shop }) => {
  const { status } = await shop.call<'createMember'>('POST', 'members', {
    credentials: { email, password },
    personalDetails: { name: { givenName: 'Rosalind', familyName: 'Achebe' } },
    acceptedTermsAndConditions: true,
    authenticationType: 'None',
  })
  expect(status).toBeLessThan(300)
  await page.goto(defaultPages.SignUp)
  await takenOver(page)
  await fillYou(page)
  await expect(field(page, /^Email/)).toBeFocused()
  await expect(page.getByText(/There is an account with this email/)).toBeVisible()
  await expectNoViolation(page)
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.waitForURL(`**${defaultPages.SignIn}**`)
})
