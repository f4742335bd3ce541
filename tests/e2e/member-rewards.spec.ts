import type { Page } from '@playwright/test'
import { defaultPages } from '@foyer/contract/omnia/pages'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { chooseCity, takenOver } from './visitor.ts'

const password = 'Rain on Corvane 9'

/** Makes an account of the test's own and signs in by its form. */
async function signIn(page: Page, shop: Shop, name: string): Promise<void> {
  const email = `${name}@postbox.example`
  const { status } = await shop.call<'createMember'>('POST', 'members', {
    credentials: { email, password },
    personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' }, birthDate: '1990-03-04' },
    acceptedTermsAndConditions: true,
    authenticationType: 'None',
  })
  expect(status).toBeLessThan(300)
  await page.goto(defaultPages.SignIn)
  await takenOver(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**${defaultPages.MemberOverview}`)
}

test('a new member finds their card and holds it out, also without a signal', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseCity(page, shop)
  await signIn(page, shop, 'card')
  await expect(page.getByText('Circle').first()).toBeVisible()
  await expectNoViolation(page)
  const card = page.getByRole('button', { name: 'Show your card large' })
  await card.click()
  const dialog = page.getByRole('dialog', { name: 'Your card' })
  await expect(dialog.getByText('Ines Marchetti')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.context().setOffline(true)
  await card.click()
  await expect(dialog.getByRole('img', { name: 'Code of your card' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
})

test('a new member sees how far the rewards are, and fills up points', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await signIn(page, shop, 'rewards')
  await page.getByRole('link', { name: 'Rewards', exact: true }).click()
  const rewards = page.getByRole('list', { name: 'For your points' })
  await expect(rewards.getByRole('listitem').first()).toContainText('300 points, 300 points to go')
  await expect(rewards.getByRole('button')).toHaveCount(0)
  await expectNoViolation(page)
  await page.getByRole('link', { name: 'Fill up points' }).click()
  await page.getByRole('radio', { name: /^1,000 points/ }).check({ force: true })
  await expect(page.getByRole('region', { name: 'After that' })).toContainText('That makes you Silver.')
  await expectNoViolation(page)
  await page.getByRole('button', { name: /^To the basket/ }).click()
  await expect(page).toHaveURL(/\/gift-shop\/basket\//)
  await expect(page.getByText('1,000 points').first()).toBeVisible()
})
