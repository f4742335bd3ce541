import { reachPayment } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

test(
  'every page says what it is, to people and to machines',
  { tag: '@gate' },
  async ({ page, shop, request }) => {
    const showtime = await findShowtime(shop)
    for (const [address, title] of [
      ['/', /Halcyon/],
      ['/films/', /Films/i],
      [`/films/film/${showtime.filmId}/`, new RegExp(showtime.filmTitle)],
    ] as const) {
      const response = await request.get(address)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(title)
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
      expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/"/)
      expect(html).toMatch(/<meta property="og:title"/)
      expect(html).not.toContain('noindex')
      // What is seen first has the line to itself: no script is fetched by the markup.
      expect(html.match(/<script[^>]+src=|rel="modulepreload"/g)).toBeNull()
    }
    await page.goto(`/order/showtimes/${showtime.id}/tickets/`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  },
)

test('scripts load after the first view: when it is painted with its picture, or after a second without it', async ({
  page,
  shop,
}) => {
  await chooseCity(page, shop)
  /** Milliseconds since the page was requested. */
  const readTimes = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc
      return {
        script: Math.min(...entries.filter(({ name }) => name.endsWith('.js')).map((each) => each.startTime)),
        page: document_?.responseEnd ?? NaN,
        picture: entries.find(({ name }) => name === hero)?.responseEnd ?? NaN,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      }
    })
  await page.goto('/')
  await takenOver(page)
  const usual = await readTimes()
  expect(usual.script).toBeGreaterThan(Math.min(usual.picture, usual.page + 900))
  expect(usual.script).toBeGreaterThan(Math.min(usual.paint, usual.page + 900))

  await page.route('**/media/**', () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await takenOver(page)
  const without = await readTimes()
  expect(without.picture).toBeNaN()
  expect(without.script).toBeGreaterThan(without.page + 900)
})

test('an unknown address is not found, and says so in its status', { tag: '@gate' }, async ({ request }) => {
  for (const address of [
    '/nowhere/',
    '/films/film/HO99999999/',
    '/order/showtimes/0000-0/tickets/',
    '/completed-order/?orderId=none',
  ]) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(404)
  }
})

test('a page address without its slash leads to the one with it, query and all', async ({ request }) => {
  const response = await request.get('/films?category=ComingSoon', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/films/?category=ComingSoon')
})

test(
  'a policy with a nonce and Trusted Types stands on every page, and no page is kept',
  { tag: '@gate' },
  async ({ request }) => {
    const seen = new Set<string>()
    for (const address of ['/', '/films/', '/nowhere/', '/order/payment/']) {
      const response = await request.get(address)
      const policy = response.headers()['content-security-policy'] ?? ''
      const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? ''
      expect(nonce.length, address).toBeGreaterThanOrEqual(22)
      expect(seen.has(nonce)).toBe(false)
      seen.add(nonce)
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
      expect(response.headers()['cache-control']).toContain('no-store')
    }
  },
)

test.describe('before script arrives', () => {
  test.use({ javaScriptEnabled: false })

  test('questions that need script are not asked', async ({ page, shop }) => {
    await chooseCity(page, shop)
    await page.context().clearCookies({ name: 'foyer-consent' })
    await page.goto('/films/')
    await expect(page.locator('#cookie-notice')).toBeHidden()
    await expect(page.locator('#cookie-notice')).toBeAttached()
  })

  test('films, days and times can be reached by links', { tag: '@gate' }, async ({ page, shop }) => {
    await chooseCity(page, shop)
    await page.goto('/')
    await page.locator('main a[href^="/films/"]').first().click()
    const showtime = await findShowtime(shop, 3)
    await page.goto(`/films/film/${showtime.filmId}/?date=${showtime.businessDate}`)
    await page.locator(`a[href*="/order/showtimes/${showtime.id}/"]`).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'How many of you?' })).toBeVisible()
  })
})

test('a script put into an address runs nowhere', { tag: '@gate' }, async ({ page, shop }) => {
  await chooseCity(page, shop)
  const attack = encodeURIComponent('"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>')
  for (const address of [
    `/films/?category=${attack}`,
    `/films/${attack}/${attack}/`,
    `/completed-order/?orderId=${attack}`,
    `/?date=${attack}`,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  }
})

test.describe('when calls fail', () => {
  test.beforeEach(async ({ page, shop }) => chooseCity(page, shop))

  test(
    'a page whose data could not be had says so, with status 503 and a way to try again',
    { tag: '@gate' },
    async ({ page, shop }) => {
      const showtime = await findShowtime(shop)
      let refused = 0
      page.on('response', (response) => {
        const isFilm = new URL(response.url()).pathname === `/ocapi/v1/films/${showtime.filmId}`
        if (isFilm && response.status() === 503) refused += 1
      })
      await shop.fault({ path: '/ocapi/v1/films/*', kind: 'status', status: 503, from: 'any' })
      await shop.fault({ path: '/ocapi/v1/films', kind: 'status', status: 503, from: 'any' })
      const response = await page.goto(`/films/film/${showtime.filmId}/`)
      expect(response?.status()).toBe(503)
      // When it has taken over, the page asks anew by itself. What is left after these three tries is the button.
      await expect.poll(() => refused, { timeout: 30_000 }).toBe(3)
      const retry = page.getByRole('button', { name: /try again/i }).first()
      await expect(retry).toBeVisible()
      await shop.clearFaults()
      await retry.click()
      await expect(page.getByRole('heading', { level: 1, name: showtime.filmTitle })).toBeVisible()
    },
  )

  test('a call that fails twice before the hold is tried a third time, and one order results', async ({
    page,
    shop,
  }) => {
    await shop.fault({ path: '/ocapi/v1/orders/*', method: 'PUT', kind: 'status', status: 503, times: 2 })
    const orders: { call: string; key: string | undefined }[] = []
    page.on('request', (request) => {
      const call = `${request.method()} ${new URL(request.url()).pathname}`
      const isOrdering =
        call === 'POST /ocapi/v1/orders/standard/booking' ||
        /^PUT \/ocapi\/v1\/orders\/[^/]+\/showtimes\//.test(call)
      if (isOrdering) orders.push({ call, key: request.headers()['idempotency-key'] })
    })
    await reachPayment(page, await findShowtime(shop, 19))
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await shop.faultHits()).toEqual([2])
    // One order is created, and three requests with one idempotency key hold the seats.
    const [begun, ...holds] = orders
    expect(begun?.call).toBe('POST /ocapi/v1/orders/standard/booking')
    expect(holds).toHaveLength(3)
    expect(holds[0]?.key).toBeTruthy()
    expect(holds[0]?.key).not.toBe(begun?.key)
    for (const hold of holds) expect(hold).toEqual(holds[0])
    const [, orderId = ''] = /\/orders\/([^/]+)\//.exec(holds[0]?.call ?? '') ?? []
    const { body } = await shop.call<'getOrder'>('GET', `orders/${orderId}`)
    expect(body.order.showtimes.map(({ tickets }) => tickets.length)).toEqual([2])
  })

  test.describe('of the connection', () => {
    // A part of the page may be fetched while there is none.
    test.use({ expectedErrors: /Failed to fetch/ })

    test('without a connection the choice of seats is kept and can be tried again', async ({
      page,
      shop,
      context,
    }) => {
      const { chooseTickets, takeBestSeats, keepSeats } = await import('./checkout.ts')
      await chooseTickets(page, await findShowtime(shop, 20), 2)
      const seats = await takeBestSeats(page)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
      await expect(page.getByRole('alert').filter({ visible: true })).toContainText('The connection dropped')
      await context.setOffline(false)
      await expect(page.getByTestId('chosen-seats').filter({ visible: true })).toHaveText(seats)
      await keepSeats(page)
    })
  })
})
