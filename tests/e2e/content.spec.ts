import { chooseCity, expect, takenOver, test } from './fixtures.ts'

test('written pages, cinemas and events are found from the foot of any page, and none of its links is dead', async ({
  page,
  shop,
  request,
}) => {
  await chooseCity(page, shop)
  await page.goto('/')
  const links = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  for (const href of ['/about/', '/help/', '/accessibility/', '/terms/', '/privacy/', '/sites/', '/events/'])
    expect(links).toContain(href)
  for (const href of new Set(links)) expect((await request.get(href)).status(), href).toBe(200)

  await takenOver(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help and questions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What people ask us' })).toBeVisible()
  await expect(page).toHaveTitle('Halcyon Cinemas - Help')
  const question = page.getByRole('button', { name: 'Where is my ticket?' })
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Halcyon Docklands/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Halcyon Docklands' })).toBeVisible()
  await expect(page.getByText('4 Graving Dock Way')).toBeVisible()
  await page.locator('#showtimes a[href*="/order/showtimes/"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'How many of you?' })).toBeVisible()
})

test('a page that has moved leads on, one that is nowhere says so in the chain’s own words', async ({
  page,
  request,
}) => {
  const moved = await request.get('/faq/', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([302, '/help/'])
  expect((await request.get('/sites/x/9999/')).status()).toBe(404)
  const response = await page.goto('/nowhere/')
  expect(response?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page is not in our programme' }),
  ).toBeVisible()
})

test('what is not open yet says so', async ({ page, shop }) => {
  await chooseCity(page, shop)
  for (const [address, title] of [
    ['/gift-shop/', 'Gift shop'],
    ['/member/', 'Your account'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the films' })).toBeVisible()
  }
})
