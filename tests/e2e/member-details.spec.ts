import { defaultPages } from '@foyer/contract/omnia/pages'
import { memberPatterns } from '@foyer/contract/omnia/shop-addresses'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { chooseCity, takenOver } from './visitor.ts'

const password = 'A long walk to row 7'

/** Makes an account of the test's own, and signs in to it. */
async function signIn(page: Page, shop: Shop, name: string): Promise<void> {
  const email = `${name}@postbox.example`
  const { status } = await shop.call<'createMember'>('POST', 'members', {
    credentials: { email, password },
    personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' }, birthDate: '1991-06-14' },
    acceptedTermsAndConditions: true,
    authenticationType: 'None',
  })
  expect(status).toBeLessThan(300)
  // Its prompt would cover the page.
  await chooseCity(page, shop)
  await page.goto(defaultPages.SignIn)
  await takenOver(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**${defaultPages.MemberOverview}`)
}

test('a member changes details, which are there again after a reload', async ({ page, shop }) => {
  await signIn(page, shop, 'details')
  await page.goto(defaultPages.MemberUpdateDetails)
  await takenOver(page)
  await expectNoViolation(page)
  await page.getByRole('textbox', { name: /^Mobile/ }).fill('07700 900123')
  await page.getByRole('button', { name: 'Drama', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save 2 changes' })).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('textbox', { name: /^Mobile/ })).toHaveValue('07700 900123')
  await expect(page.getByRole('button', { name: 'Drama', exact: true, pressed: true })).toBeVisible()
})

test('a member cuts a photo, which the header shows, and takes it away', async ({ page, shop }) => {
  await signIn(page, shop, 'photo')
  await page.goto(defaultPages.MemberUpdateDetails)
  await takenOver(page)
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#2bbfa0' } }).png()
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture.toBuffer() }
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a photo' }).click()
  await (await chosen).setFiles(file)
  const circle = page.getByRole('group', { name: /move it with the arrow keys/ })
  await expect(circle).toBeVisible()
  // Of the library's own styles nothing is written into the page: ours give it its form.
  expect(await circle.evaluate((each) => getComputedStyle(each).borderRadius)).toBe('50%')
  await circle.focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Larger' }).click()
  await page.getByRole('button', { name: 'Turn it' }).click()
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Use this photo' }).click()
  const photo = page.locator('img[src*="/media/members/"]')
  const shown = photo.filter({ visible: true }).first()
  await expect(shown).toBeVisible()
  const getWidth = (place: Locator) =>
    place
      .locator(photo)
      .filter({ visible: true })
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(() => getWidth(page.getByRole('region', { name: 'Your photo' }))).toBe(512)
  // A narrow header has no room for it.
  if ((page.viewportSize()?.width ?? 0) >= 1024)
    await expect.poll(() => getWidth(page.getByRole('banner'))).toBe(128)
  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect(photo).toHaveCount(0)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(shown).toBeVisible()
})

test('a member switches messages, which are saved as they are switched', async ({ page, shop }) => {
  await signIn(page, shop, 'messages')
  await page.goto(memberPatterns['member-messages'])
  await takenOver(page)
  const first = page.getByRole('table').getByRole('switch').first()
  await expect(first).not.toBeChecked()
  await expectNoViolation(page)
  await first.click()
  await expect(first).toBeChecked()
  await expect
    .poll(async () => {
      await page.reload()
      await takenOver(page)
      return first.isChecked()
    })
    .toBe(true)
})
