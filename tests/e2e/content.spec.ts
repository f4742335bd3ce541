import { expect, test } from './fixtures.ts'
import { chooseCity, takenOver, followFoot } from './visitor.ts'

test('content pages, cinemas and events are linked from the footer of any page, without dead links', async ({
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
  await followFoot(page, 'Help and questions')
  await expect(page.getByRole('heading', { level: 1, name: 'What people ask us' })).toBeVisible()
  await expect(page).toHaveTitle('Halcyon Cinemas - Help')
  const question = page.getByRole('button', { name: 'Where is my ticket?' })
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await followFoot(page, /Halcyon Docklands/)
  await expect(page.getByRole('heading', { level: 1, name: 'Halcyon Docklands' })).toBeVisible()
  await expect(page.getByText('4 Graving Dock Way')).toBeVisible()
  await page.locator('#showtimes a[href*="/order/showtimes/"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'How many of you?' })).toBeVisible()
})

test('subpages have breadcrumbs, equal to their structured data, that lead back', async ({ page, shop }) => {
  await chooseCity(page, shop)
  for (const list of ['/sites/', '/events/', '/about/']) {
    await page.goto(list)
    await takenOver(page)
    await page.locator(`main a[href^="${list}"]`).filter({ visible: true }).first().click()
    await page.waitForURL((url) => url.pathname !== list)
    // Tests the server's document: the head is for search engines, which do not navigate within a page.
    await page.reload()
    const way = page.getByRole('navigation', { name: 'Where you are' })
    // A phone shows only the last but one of them.
    const steps = await way.locator('li').allTextContents()
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const { '@graph': things } = JSON.parse(data ?? '') as {
      '@graph': { '@type': string; itemListElement?: { name: string }[] }[]
    }
    const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement
    expect(steps).toEqual(crumbs?.map(({ name }) => name))
    expect(steps).toHaveLength(3)
    await takenOver(page)
    await way.getByRole('link').last().click()
    await expect(page).toHaveURL(list)
  }
})

test('an unknown address below a page with subpages redirects to the first of them; the others stay', async ({
  page,
  shop,
  request,
}) => {
  await chooseCity(page, shop)
  const nothing = await request.get('/about/nothing/at-all/?language=fr', { maxRedirects: 0 })
  expect([nothing.status(), nothing.headers().location]).toEqual([302, '/about/history/?language=fr'])
  await page.goto('/about/nothing/')
  await expect(page).toHaveURL('/about/history/')
  await expect(page.getByRole('heading', { level: 1, name: 'One screen, four buckets' })).toBeVisible()

  await takenOver(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'How we show a film' }).first().click()
  await expect(page).toHaveURL('/about/projection/')
  await expect(page.getByRole('heading', { level: 1, name: 'The room is part of the film' })).toBeVisible()
  const direct = await request.get('/about/projection/', { maxRedirects: 0 })
  expect(direct.status()).toBe(200)

  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').last().click()
  await expect(page).toHaveURL('/about/')
  // The address changes before its page; the previous page has this link, too.
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toBeHidden()
  await expect(main.getByRole('link', { name: 'How it began' })).toHaveAttribute('href', '/about/history/')
  // Below a page without subpages nothing is found.
  expect((await request.get('/jobs/nothing/')).status()).toBe(404)
})

test.describe('a form', () => {
  // Refusals and failures are logged with the text that the visitor reads.
  test.use({ expectedErrors: /another look|^The form lost-property was not sent|did not load/ })

  test('shows conditional fields, reports errors at their fields, and loses nothing on the way', async ({
    page,
    shop,
  }) => {
    await chooseCity(page, shop)
    await page.goto('/')
    await takenOver(page)
    await followFoot(page, 'Lost something?')
    await expect(page.getByRole('heading', { level: 1, name: 'We may have it' })).toBeVisible()
    const form = page.getByRole('form', { name: 'Lost property' })
    const send = form.getByRole('button', { name: 'Send it to the counter' })
    // Its fields come with a separate script; from then on it can be submitted.
    await expect(send).toHaveAttribute('type', 'submit')

    await send.click()
    const what = form.getByLabel('What is it?')
    await expect(what).toBeFocused()
    await expect(form.getByText('Tell us what we should look for.')).toBeVisible()
    await what.fill('A telephone with a cracked corner')
    const lock = form.getByLabel('What is on its lock screen?')
    await expect(lock).toBeHidden()
    await form.getByLabel('Is it one of these?').selectOption('Telephone')
    await lock.fill('A cat on a piano')
    await form.getByLabel('Which cinema?').selectOption('Docklands')
    await form.getByLabel('Your name').fill('Ines Marchetti')
    await form.getByLabel('Your email address').fill('ines.marchetti@postbox.example')
    await form.getByLabel(/^You may use what I wrote here/).check()

    const picture = form.locator('input[type=file]')
    const called = { name: 'telephone.png', mimeType: 'image/png' }
    await picture.setInputFiles({ ...called, buffer: Buffer.from('no picture at all') })
    await send.click()
    await expect(form.getByText('telephone.png is not what its name says.')).toBeVisible()
    await expect(picture).toBeFocused()
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]
    await picture.setInputFiles({ ...called, buffer: Buffer.from(png) })

    const notice = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
    const failed = form.getByText('It was not sent.')
    for (const fault of [{ kind: 'status', status: 503 }, { kind: 'bad-json' }, { kind: 'cut-body' }]) {
      await shop.fault({ path: '/umbraco/forms/*', method: 'POST', times: 1, ...fault })
      await send.click()
      await expect(failed).toBeVisible()
      await expect(notice).toHaveText('This part of the page did not load.')
      await expect(lock).toHaveValue('A cat on a piano')
      await shop.clearFaults()
    }
    await send.click()
    await expect(form.getByText(/Somebody will look tonight/)).toBeVisible()
    await expect(form.getByRole('status').filter({ hasText: 'Sent' })).toBeFocused()
    await expect(what).toBeDisabled()
  })
})

test('a film list on a content page can be filtered, and its address has the filters', async ({
  page,
  shop,
}) => {
  await chooseCity(page, shop)
  await page.goto('/group-bookings/')
  await takenOver(page)
  const filter = page.getByRole('group', { name: 'Filter', exact: true })
  const found = filter.getByRole('status')
  await expect(found).toHaveText(/^\d+ film results? found$/)
  const all = (await found.textContent()) ?? ''
  const open = filter.getByRole('button', { name: 'Filter' })
  if (await open.isVisible()) {
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await open.click()
    await dialog.getByRole('group', { name: 'Genre' }).getByRole('button').first().click()
    await dialog.getByRole('button', { name: 'Apply' }).click()
  } else {
    const genre = filter.getByRole('combobox', { name: 'Genre' })
    // One press, even if the filter's own script has not arrived: the press waits for it.
    await genre.click()
    await expect(genre).toHaveAttribute('aria-expanded', 'true')
    // The first one means all.
    await filter.getByRole('option').nth(1).click()
  }
  await expect(page).toHaveURL(/\?group-films\.genre=/)
  // The address changes before the list is rendered again.
  await expect(found).not.toHaveText(all)
  const count = (await found.textContent()) ?? ''
  await page.reload()
  await expect(found).toHaveText(count)
})

test("what an editor adds to the films page is shown in the visitor's language", async ({ page, shop }) => {
  await chooseCity(page, shop)
  await page.goto('/films/')
  await expect(page.getByRole('heading', { name: 'Cannot decide?' })).toBeVisible()
  await page.goto('/films/?language=fr')
  await expect(page.getByRole('heading', { name: 'Vous hésitez ?' })).toBeVisible()
  await page.goto('/films/?language=en')
  await takenOver(page)
  await page.getByRole('main').getByRole('link', { name: 'Group bookings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bring everybody' })).toBeVisible()
})

test('a page that has moved redirects, and an unknown one shows the chain’s own not-found page', async ({
  page,
  shop,
  request,
}) => {
  // Otherwise the city prompt may cover the page before it is checked.
  await chooseCity(page, shop)
  const moved = await request.get('/faq/', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([302, '/help/'])
  const gone = await request.get('/vacancies/?language=fr', { maxRedirects: 0 })
  expect([gone.status(), gone.headers().location]).toEqual([301, '/jobs/?language=fr'])
  expect((await request.get('/sites/x/9999/')).status()).toBe(404)
  const response = await page.goto('/nowhere/')
  expect(response?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page is not in our programme' }),
  ).toBeVisible()
})

test('what is not open yet says so', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await page.goto('/subscription/')
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the films' })).toBeVisible()
})

test('operators see on one page that everything answers', async ({ page }) => {
  const response = await page.goto('/monitoring/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'All is well' })).toBeVisible()
  await expect(page.getByText(/^answers/)).toHaveCount(4)
})
