import { defaultPages } from '@foyer/contract/omnia/pages'
import { memberPatterns } from '@foyer/contract/omnia/shop-addresses'
import type { CDPSession, Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { expect, test as base } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { beenHereBefore, takenOver } from './visitor.ts'

/** Passkeys belong to a name: the shop is visited at `localhost`, not at its address. */
const test = base.extend({
  baseURL: async ({ shopServer }, use) => use(shopServer.address.replace('127.0.0.1', 'localhost')),
})
// A mail's document may not run scripts, including those with which a test inspects it.
test.use({ expectedErrors: /Blocked script execution/ })
test.beforeEach(async ({ context, baseURL }) => beenHereBefore(context, baseURL ?? ''))

const password = 'A long walk to row 7'

/** Chromium's own authenticator in the place of a device's. */
class VirtualDevice {
  readonly #session: CDPSession
  readonly #authenticatorId: string

  private constructor(session: CDPSession, authenticatorId: string) {
    this.#session = session
    this.#authenticatorId = authenticatorId
  }

  static async plugIn(page: Page): Promise<VirtualDevice> {
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable', { enableUI: false })
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new VirtualDevice(session, authenticatorId)
  }

  /** Whether the person is recognised, by fingerprint or PIN. */
  async setVerified(isUserVerified: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setUserVerified', {
      authenticatorId: this.#authenticatorId,
      isUserVerified,
    })
  }

  /** Whether requests are answered by themselves; one at a field would be at once. */
  async setAnswering(enabled: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: this.#authenticatorId,
      enabled,
    })
  }

  async forgetPasskeys(): Promise<void> {
    await this.#session.send('WebAuthn.clearCredentials', { authenticatorId: this.#authenticatorId })
  }

  async countPasskeys(): Promise<number> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', {
      authenticatorId: this.#authenticatorId,
    })
    return credentials.length
  }
}

/** Makes an account of the test's own, and verifies its address by the link of its mail. */
async function signUp(page: Page, shop: Shop, name: string): Promise<string> {
  const email = `${name}@postbox.example`
  const { status } = await shop.call<'createMember'>('POST', 'members', {
    credentials: { email, password },
    personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' } },
    acceptedTermsAndConditions: true,
    authenticationType: 'None',
  })
  expect(status).toBeLessThan(300)
  const item = page.getByRole('listitem').filter({ hasText: email }).first()
  await expect(async () => {
    await page.goto('/__mail/')
    await expect(item).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await item.getByRole('link').click()
  const code = /#verify=([\w-]+)/.exec((await page.locator('pre').textContent()) ?? '')?.[1]
  const verified = await shop.call<'verifyEmail'>('POST', 'members/email-verification', { code })
  expect(verified.status).toBeLessThan(300)
  return email
}

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
const expectSignedIn = (page: Page) => page.waitForURL(`**${defaultPages.MemberOverview}`)

async function openSignIn(page: Page): Promise<void> {
  await page.goto(defaultPages.SignIn)
  await takenOver(page)
}

/** Ends the sign-in in this browser; how members sign out is another test's. */
async function signOut(page: Page, baseURL: string | undefined): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await beenHereBefore(page.context(), baseURL ?? '')
}

async function signInByPassword(page: Page, email: string): Promise<void> {
  await openSignIn(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectSignedIn(page)
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(memberPatterns['member-signing-in'])
  await takenOver(page)
}

async function addPasskey(page: Page): Promise<void> {
  await openAccount(page)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByLabel('Your password now').fill(password)
  await section.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
}

test('a member adds a passkey, signs in by it, and removes it', async ({ page, shop, baseURL }) => {
  const email = await signUp(page, shop, 'passkey')
  const device = await VirtualDevice.plugIn(page)
  await device.setAnswering(false)
  await signInByPassword(page, email)
  await device.setAnswering(true)
  await addPasskey(page)
  expect(await device.countPasskeys()).toBe(1)
  await expectNoViolation(page)

  await signOut(page, baseURL)
  // A browser without autofill, which would sign in before the press.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await openSignIn(page)
  await expectNoViolation(page)
  await passkeyButton(page).click()
  await expectSignedIn(page)

  await openAccount(page)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: /^Change / }).click()
  await section.getByRole('button', { name: 'Remove this passkey' }).click()
  await expect(section.getByText('You have none yet.')).toBeVisible()

  // The device still has it; the shop does not.
  await signOut(page, baseURL)
  await openSignIn(page)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toContainText('We do not know this passkey any more')
})

test('a passkey signs in from the list at the field, without a press', async ({ page, shop, baseURL }) => {
  const email = await signUp(page, shop, 'autofill')
  await VirtualDevice.plugIn(page)
  await signInByPassword(page, email)
  await addPasskey(page)
  await signOut(page, baseURL)
  await openSignIn(page)
  await expectSignedIn(page)
})

test('who is not recognised, or has no passkey here, is told so beside the password', async ({
  page,
  shop,
  baseURL,
}) => {
  const email = await signUp(page, shop, 'unrecognised')
  const device = await VirtualDevice.plugIn(page)
  await signInByPassword(page, email)
  await addPasskey(page)
  await signOut(page, baseURL)

  await device.setVerified(false)
  await openSignIn(page)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toContainText('That did not happen. Try again, or use your password.')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expectNoViolation(page)

  await device.setVerified(true)
  await device.forgetPasskeys()
  await openSignIn(page)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toContainText('That did not happen')
  await signInByPassword(page, email)
})

test('no passkeys are offered at an address', async ({ page, shop }) => {
  await beenHereBefore(page.context(), shop.address)
  await page.goto(`${shop.address}${defaultPages.SignIn}`)
  await takenOver(page)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(passkeyButton(page)).toHaveCount(0)
})
