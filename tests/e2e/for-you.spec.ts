import { expectNoViolation, inBothModes } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { chooseCity, takenOver } from './visitor.ts'

interface ExperiencesBody {
  loyaltyMemberIdHash: string | null
}

test('visitors without consent get no personal ranking', async ({ page, shop }) => {
  await chooseCity(page, shop)
  const request = page.waitForRequest('**/v2/experiences/get')
  await page.goto('/')
  expect(((await request).postDataJSON() as ExperiencesBody).loyaltyMemberIdHash).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('foyer-member-hash'))).toBeNull()
})

test('the nearest cinema is found on request, also if the server does not answer', async ({
  page,
  context,
  shop,
}) => {
  const { body } = await shop.call<'getSites'>('GET', 'sites')
  const site = body.sites.at(-1)
  if (!site?.location) throw new Error('the last cinema has no place')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(site.location)
  await chooseCity(page, shop)

  const check = async () => {
    await page.goto('/sites/')
    await takenOver(page)
    await page.getByRole('button', { name: 'Near me' }).click()
    const found = page.getByRole('region', { name: 'Nearest to you' })
    await expect(found.getByRole('link', { name: site.name.text })).toBeVisible()
  }
  const response = page.waitForResponse('**/v2/Site/nearest*')
  await check()
  expect((await response).status()).toBe(200)
  await inBothModes(page, () => expectNoViolation(page))

  await shop.fault({ path: '/v2/Site/nearest', kind: 'status', status: 503 })
  await check()
})
