import { join } from 'node:path'
import { problemHandling } from '../http/problem.ts'
import { createContentFolder, brandsFolder } from '../content/testing/content-folder.ts'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { loadCatalogue } from '../catalogue/load.ts'
import { readBrand } from '../brand/brand.ts'
import { openDatabase } from '../database/open-database.ts'
import { openProgramme } from '../schedule/open-programme.ts'
import { discoveryRoutes } from './routes.ts'
import { brandNames, createBrandServer, shopOrigin } from './testing/brand-server.ts'
import { createTestApp } from '../http/testing/test-app.ts'

type Server = Awaited<ReturnType<typeof createBrandServer>>

/** The addresses of a sitemap with their properties. */
function listUrls(xml: string) {
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, inner = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(inner)?.[1]?.replaceAll('&amp;', '&') ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(inner)?.[1],
    alternates: new Map(
      [...inner.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', href = '']) => [
        tag,
        href.replaceAll('&amp;', '&'),
      ]),
    ),
  }))
}

const listValues = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => text)

describe.each(brandNames)('documents for search engines of %s', (brand) => {
  let server: Server
  let languages: readonly string[]
  beforeAll(async () => {
    server = await createBrandServer(brand)
    ;({ languages } = await readBrand(brandsFolder, brand))
  }, 30_000)
  afterAll(() => server.close())
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

  it('exclude private pages, and name the sitemap', async () => {
    const robots = await get('/robots.txt')
    expect(robots.statusCode).toBe(200)
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = robots.body.split('\n')
    expect(lines[0]).toBe('User-agent: *')
    for (const path of ['/order/', '/completed-order/', '/member/', '/sign-in/', '/sign-up/', '/search/'])
      expect(lines).toContain(`Disallow: ${path}`)
    // Neither pages to be found nor calls made while rendering may be disallowed.
    expect(lines).not.toContain('Disallow: /')
    expect(robots.body).not.toMatch(/Disallow: \/(films|sites|events|ocapi|api|media|assets|brand)/)
    expect(lines).toContain(`Sitemap: ${shopOrigin}/sitemap.xml`)
  })

  it('list every film, cinema, event and content page, in each language, at one address', async () => {
    const sitemap = await get('/sitemap.xml')
    expect(sitemap.statusCode).toBe(200)
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(sitemap.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n/)
    const urls = listUrls(sitemap.body)
    const paths = urls.map(({ loc }) => loc.replace(shopOrigin, ''))
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/films/', '/events/', '/sites/', '/about/', '/privacy/']),
    )
    const { films, sites, events } = server.catalogue
    for (const id of [...films.keys(), ...sites.keys(), ...events.keys()])
      expect(paths.filter((path) => path.includes(`/${id}/`))).toHaveLength(languages.length)
    for (const path of paths) expect(path).not.toMatch(/^\/(404|member|sign-|order|search)/)
  })

  it('list each page’s languages, including its own', async () => {
    const urls = listUrls((await get('/sitemap.xml')).body)
    for (const { loc, alternates } of urls) {
      if (languages.length === 1) {
        expect(alternates.size).toBe(0)
        continue
      }
      // A content page without translations is found in one language, and has no alternates.
      if (alternates.size === 0) {
        expect(loc).not.toMatch(/language=|\/(films|events|sites)\//)
        continue
      }
      expect([...alternates.keys()]).toEqual([...languages, 'x-default'])
      expect([...alternates.values()]).toContain(loc)
      expect(alternates.get('x-default')).not.toMatch(/language=/)
      const other = languages[1] ?? ''
      expect(new URL(alternates.get(other) ?? '').searchParams.get('language')).toBe(other)
    }
  })

  it('state when a page last changed, if known', async () => {
    const urls = listUrls((await get('/sitemap.xml')).body)
    const lastmod = (path: string) => urls.find(({ loc }) => loc === shopOrigin + path)?.lastmod
    // The business day, whose showtimes these pages list, began at 06:00.
    expect(lastmod('/')).toBe('2026-11-23T06:00:00Z')
    const [siteId = ''] = server.catalogue.sites.keys()
    expect(urls.find(({ loc }) => loc.includes(`/${siteId}/`))?.lastmod).toBe('2026-11-23T06:00:00Z')
    expect(lastmod('/about/')).toBeUndefined()
  })

  it('have a feed of bookable films in each language', async () => {
    for (const tag of languages) {
      const own = tag === languages[0] ? '/feed.atom' : `/feed.atom?language=${tag}`
      const feed = await get(own)
      expect(feed.statusCode).toBe(200)
      expect(feed.headers).toMatchObject({
        'content-type': 'application/atom+xml; charset=utf-8',
        'content-language': tag,
      })
      expect(feed.body).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">`)
      expect(feed.body).toContain(`<link rel="self" type="application/atom+xml" href="${shopOrigin}${own}"/>`)
      const [head = '', ...entries] = feed.body.split('<entry>')
      for (const name of ['id', 'title', 'updated', 'name']) expect(listValues(head, name)).toHaveLength(1)
      expect(entries.length).toBeGreaterThan(5)
      for (const entry of entries)
        for (const name of ['id', 'title', 'published', 'updated', 'summary'])
          expect(listValues(entry, name)).toEqual([expect.stringMatching(/\S/)])
      const [picture = ''] = /(?<=rel="enclosure" type="image\/jpeg" href=")[^"]*/.exec(feed.body) ?? []
      expect((await get(picture.replace(shopOrigin, ''))).headers['content-type']).toBe('image/jpeg')
      const ids = listValues(feed.body, 'id')
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids)
        expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      const moments = listValues(feed.body, 'updated')
      expect(moments[0]).toBe(moments[1])
      expect(moments.slice(1)).toEqual(moments.slice(1).sort().reverse())
      for (const moment of moments) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      // No film is announced before it can be booked, and each entry links to its page in the feed's language.
      const mapped = new Set(listUrls((await get('/sitemap.xml')).body).map(({ loc }) => loc))
      const pages = entries.map((entry) => /<link rel="alternate"[^>]* href="(.*?)"/.exec(entry)?.[1] ?? '')
      for (const page of pages) expect(mapped).toContain(page.replaceAll('&amp;', '&'))
    }
  })

  it('use the primary language for unknown languages, and ignore cookies', async () => {
    const odd = await get('/feed.atom?language=tlh', { cookie: `foyer-language=${languages.at(-1)}` })
    expect(odd.headers['content-language']).toBe(languages[0])
    expect(odd.headers.vary ?? '').not.toMatch(/cookie/i)
  })

  it.each(['/robots.txt', '/sitemap.xml', '/feed.atom'])(
    'are not sent again if unchanged: %s',
    async (url) => {
      const first = await get(url)
      expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
      const etag = String(first.headers.etag)
      expect(etag).toMatch(/^"[\w-]+"$/)
      const again = await get(url, { 'if-none-match': etag })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
    },
  )
})

describe('a large chain', () => {
  const server = createContentFolder(['en', 'fr'])
  const app = createTestApp()
  const clock = createAdjustableClock(createFixedClock('2026-11-23T09:00:00Z'))
  let closeStore: () => Promise<void>

  beforeAll(async () => {
    server.write('pages/kept-back.yaml', 'url: /kept-back/\nname: Kept back\nseo: { noIndex: true }\n')
    server.write('pages/copy.yaml', 'url: /copy/\nname: Copy\nseo: { canonical: /original/ }\n')
    server.write('pages/silent.yaml', 'url: /silent/\nname: Silent\nseo: { excludeCanonical: true }\n')
    server.write('pages/original.yaml', "url: /original/\nname: Original\nupdated: '2026-10-02'\n")
    const database = await openDatabase({ file: join(server.folder, 'foyer.sqlite') })
    closeStore = () => database.close()
    const programme = await openProgramme({
      catalogue: loadCatalogue(brandsFolder, 'halcyon'),
      database,
      clock,
    })
    await app.register(problemHandling, { numbering: () => 1 as const })
    await app.register(discoveryRoutes, {
      library: server.library,
      context: server.context,
      programme,
      clock,
      brand: { ...(await readBrand(brandsFolder, 'halcyon')), languages: ['en', 'fr'] },
      getOrigin: (request) => `https://${request.host}`,
      isOriginFixed: false,
      largestSitemap: 50,
    })
  }, 30_000)
  afterAll(async () => {
    await app.close()
    await closeStore()
    server.tearDown()
  })

  it('is not in shared caches if its origin depends on the request', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/feed.atom'])
      expect((await app.inject(path)).headers['cache-control']).toBe('private, no-cache')
  })

  it('has an index of sitemaps, which together have each address once', async () => {
    const index = (await app.inject('/sitemap.xml')).body
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    const parts = [...index.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path)
    expect(parts.length).toBeGreaterThan(1)
    const answers = await Promise.all(parts.map((path) => app.inject(path)))
    const locations = answers.flatMap(({ body }) => listUrls(body).map(({ loc }) => loc))
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200)
      expect(listUrls(body).length).toBeLessThanOrEqual(50)
    }
    expect(new Set(locations).size).toBe(locations.length)
    expect(locations.length).toBeGreaterThan(50)
    for (const path of ['/sitemap-0.xml', `/sitemap-${parts.length + 1}.xml`, '/sitemap-one.xml'])
      expect((await app.inject(path)).statusCode).toBe(404)
  })

  it('has no page that an editor excludes or that has another canonical address', async () => {
    const parts = ['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']
    const bodies = (await Promise.all(parts.map((path) => app.inject(path)))).map(({ body }) => body).join('')
    expect(bodies).not.toMatch(/\/(kept-back|copy|silent)\//)
    const [original] = listUrls(bodies).filter(({ loc }) => loc.endsWith('/original/'))
    expect(original?.lastmod).toBe('2026-10-02')
  })

  it('has addresses of the requested host', async () => {
    const { body } = await app.inject({ url: '/robots.txt', headers: { host: 'other.example' } })
    expect(body).toContain('Sitemap: https://other.example/sitemap.xml')
  })
})
