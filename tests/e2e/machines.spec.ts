import sharp from 'sharp'
import { startServer } from '../gate/server.mjs'
import { expect, test } from './fixtures.ts'
import { chooseCity, followNavigation, takenOver } from './visitor.ts'
import { brands, chosenFrom, listedBy } from './listed-pages.ts'
import { machineHead, structuredFaults, parseThings } from './machine-head.ts'
import { validityFaults } from './valid-html.ts'

/** What every kind of page of every brand contains for search engines: valid HTML, head, structured data, link previews. */

async function readSize(address: string) {
  const answer = await fetch(address)
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { status: answer.status, type: answer.headers.get('content-type'), format, width, height }
}

for (const brand of brands) {
  test(`every kind of page of ${brand} has valid data for search engines`, async () => {
    const port = 4606 + test.info().parallelIndex * 10
    const server = await startServer({ port, env: { FOYER_BRAND: brand } })
    try {
      const listed = await listedBy(server.address)
      const robots = await (await fetch(`${server.address}/robots.txt`)).text()
      const shut = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(
        ([, folder = '']) => server.address + folder,
      )
      const faults: string[] = []
      /** Addresses of pictures by kind of page; each is measured once. */
      const pictures: Record<string, Set<string>> = {}
      let screenings = 0
      for (const { address, alternates } of chosenFrom(listed)) {
        const answer = await fetch(address)
        const html = await answer.text()
        const head = machineHead(html)
        const path = address.slice(server.address.length)
        const described = [
          ...(await validityFaults(html)),
          ...(head.structuredData === null ? ['no structured data'] : structuredFaults(head.structuredData)),
        ]
        if (answer.status !== 200) described.push(`status ${answer.status}`)
        if (/noindex/.test(head.robots + String(answer.headers.get('x-robots-tag'))))
          described.push('kept from search engines')
        if (head.canonical !== address) described.push(`canonical ${head.canonical}`)
        if (JSON.stringify(Object.fromEntries(head.alternates)) !== JSON.stringify(alternates))
          described.push(`alternates ${JSON.stringify(Object.fromEntries(head.alternates))}`)
        if (head.properties.get('og:url') !== address) described.push('og:url is another')
        for (const name of ['og:title', 'og:type', 'og:site_name', 'og:image:alt'])
          if (!head.properties.get(name)) described.push(`no ${name}`)
        if (head.description.length < 20) described.push('hardly a description')
        if (!head.feed.startsWith(`${server.address}/feed.atom`)) described.push(`feed ${head.feed}`)
        const shown = parseThings(head.structuredData, 'ScreeningEvent')
        for (const { offers } of shown as { offers?: { url?: string } }[])
          if (shut.some((folder) => offers?.url?.startsWith(folder))) described.push(`offers ${offers?.url}`)
        screenings += shown.length
        faults.push(...described.map((fault) => `${path} ${fault}`))
        const [kind = ''] = /^\/(films|sites)\/[^/?]+\//.exec(path)?.slice(1) ?? []
        const ofKind = (pictures[kind] ??= new Set())
        ofKind.add(head.properties.get('og:image') ?? '')
      }
      expect(faults).toEqual([])
      expect(screenings).toBeGreaterThan(0)
      for (const picture of new Set(Object.values(pictures).flatMap((all) => [...all])))
        expect(await readSize(picture), picture).toMatchObject({ status: 200, width: 1200, height: 630 })
      const { films = [], sites = [] } = pictures
      const [film, cinema] = [[...films], [...sites]]
      expect(film.length).toBeGreaterThan(1)
      expect(cinema.length).toBeGreaterThan(1)
      for (const picture of film) expect(picture).toMatch(/\/media\/link-preview\/film\/[^/]+\.jpg\?v=/)
      for (const picture of cinema)
        expect(picture).toMatch(/\/media\/link-preview\/cinema\/[^/]+\.jpg\?v=|\/media\/entity\//)
    } finally {
      await server.stop()
    }
  })
}

test('private pages are valid, too, and excluded from search engines', async ({ shop }) => {
  const { body } = await shop.call<'getFirstShowtimes'>('GET', 'showtimes/by-business-date/first')
  const showtime = body.showtimes.find(
    ({ isSoldOut, isAllocatedSeating }) => !isSoldOut && isAllocatedSeating,
  )
  const listed = new Set((await listedBy(shop.address)).map(({ address }) => new URL(address).pathname))
  const faults: string[] = []
  for (const path of [
    '/nowhere/',
    '/films/film/HO99999999/',
    '/search/?q=salt',
    '/sign-in/',
    '/member/',
    '/gift-shop/basket/',
    `/order/showtimes/${showtime?.id}/tickets/`,
    `/order/showtimes/${showtime?.id}/seats/`,
    '/order/customer-details/',
    '/order/payment/',
    '/completed-order/?orderId=none',
    '/monitoring/',
  ]) {
    const answer = await fetch(shop.address + path)
    const html = await answer.text()
    const head = machineHead(html)
    const described = await validityFaults(html)
    if (!/noindex/.test(head.robots + String(answer.headers.get('x-robots-tag'))))
      described.push('may be found')
    if (head.canonical) described.push(`canonical ${head.canonical}`)
    if (head.alternates.size > 0) described.push('other languages')
    if (head.structuredData !== null) described.push('structured data')
    if (listed.has(path.split('?')[0] ?? '')) described.push('in the sitemap')
    faults.push(...described.map((fault) => `${path} ${fault}`))
  }
  expect(faults).toEqual([])
})

test("a film's texts cannot end its structured data, which have its poster and are removed with the page", async ({
  page,
  shop,
}) => {
  const { body } = await shop.call<'getFilms'>('GET', 'films')
  const [film] = body.films
  await chooseCity(page, shop)
  await page.goto(`/films/film/${film?.id}/`)
  const data = page.locator('script[type="application/ld+json"]')
  await expect(data).toHaveCount(1)
  const described = (await data.textContent()) ?? ''
  expect(described).not.toContain('<')
  const [movie] = parseThings(described, 'Movie') as { image?: string }[]
  const poster = movie?.image ?? ''
  expect(new URL(poster).searchParams.get('width')).toBe('200')
  // The server makes pictures in certain widths, and answers with the next larger one.
  const measured = { status: 200, type: expect.stringMatching(/^image\//), width: 240 }
  expect(await readSize(poster)).toMatchObject(measured)
  await takenOver(page)
  await followNavigation(page, 'Films')
  await expect(page).not.toHaveURL(/\/films\/film\//)
  await expect(data).toHaveCount(0)
})
