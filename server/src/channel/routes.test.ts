import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { Compile } from 'typebox/compile'
import { channelPaths, getSalesChannelBase, textAreas, type ChannelPath } from '@foyer/contract/channel/calls'
import { answerSchemas, channelDefinitions } from '@foyer/contract/channel/answer-schemas'
import { BrandError, readBrand, readServedBrand } from '../brand/brand.ts'
import { correlation, getCorrelationId } from '../http/correlation.ts'
import { lazyValidators } from '../http/lazy-compilers.ts'
import { problemHandling } from '../http/problem.ts'
import { createChannelDocuments } from './documents.ts'
import { channelRoutes } from './routes.ts'

// Reads brands and compiles large schemas, which on a busy machine takes longer than the default limit.
jest.setTimeout(30_000)

const root = resolve(__dirname, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'foyer-channel-'))
const base = getSalesChannelBase('Web')
const opened: FastifyInstance[] = []

afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()))
  rmSync(folder, { recursive: true, force: true })
})

interface Theme {
  modes: { isDefault?: boolean; colorScheme: { primary?: string } }[]
}

/** One text, and one left empty. */
const frenchOfSites = '{"sites.prompt.label":"Ville","sites.prompt.heading":""}'

/** Halcyon in two languages; the second has a few texts and one setting of its own. */
function bilingual(): string {
  const brands = mkdtempSync(join(folder, 'brands-'))
  cpSync(join(root, 'brands', 'halcyon'), join(brands, 'halcyon'), {
    recursive: true,
    filter: (path) => !path.endsWith('assets'),
  })
  const file = join(brands, 'halcyon', 'channel.json')
  const channel = JSON.parse(readFileSync(file, 'utf8')) as {
    shared: { localisation: { languages: object[] } }
  }
  channel.shared.localisation.languages = [
    { languageTag: 'en', displayName: 'English' },
    { languageTag: 'fr', displayName: 'Français' },
  ]
  writeFileSync(file, JSON.stringify(channel))
  writeFileSync(
    join(brands, 'halcyon', 'channel.fr.json'),
    JSON.stringify({ shared: { localisation: { currency: { format: '%v %s' } } } }),
  )
  cpSync(join(brands, 'halcyon', 'text', 'en'), join(brands, 'halcyon', 'text', 'fr'), { recursive: true })
  writeFileSync(join(brands, 'halcyon', 'text', 'fr', 'sites.json'), frenchOfSites)
  return brands
}

async function open(brands = join(root, 'brands'), logs: string[] = []) {
  const brand = await readBrand(brands, 'halcyon')
  const app = fastify({
    genReqId: getCorrelationId,
    logger: { level: 'warn', stream: { write: (line: string) => void logs.push(line) } },
  })
  opened.push(app)
  app.setValidatorCompiler(lazyValidators)
  await app.register(correlation)
  await app.register(problemHandling, { numbering: () => 1 })
  await app.register(channelRoutes, {
    brand,
    documents: createChannelDocuments(brand),
    getOrigin: ({ host }) => `http://${host}`,
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: path.startsWith('/') ? path : `${base}/${path}`, headers })
  return { app, get, brand }
}

/** The contract's schema of an answer with what it refers to. */
const findSchema = (path: ChannelPath) =>
  JSON.parse(
    JSON.stringify({ ...answerSchemas[path], $defs: channelDefinitions }).replaceAll(
      '#/components/schemas/',
      '#/$defs/',
    ),
  ) as object

describe("a call of the sales channel's configuration", () => {
  it.each(channelPaths)(
    '%s matches the contract, with a strong entity tag, and 304 if the caller has it',
    async (path) => {
      const { get } = await open()
      const answer = await get(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toMatch('application/json')
      const check = Compile(findSchema(path))
      expect([...check.Errors(answer.json())]).toEqual([])
      const etag = String(answer.headers['etag'])
      expect(etag).toMatch(/^"[\w-]+"$/)
      const again = await get(path, { 'if-none-match': etag })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
      expect((await get(path, { 'if-none-match': '"another"' })).statusCode).toBe(200)
    },
  )

  it('has the same tag after another start', async () => {
    const [one, two] = await Promise.all([open(), open()])
    const tags = await Promise.all(
      [one, two].map(async ({ get }) => (await get('configuration')).headers['etag']),
    )
    expect(tags[0]).toBe(tags[1])
  })

  it('is found under the name of the sales channel without regard to case, and under no other', async () => {
    const { app } = await open()
    const getStatus = async (name: string) =>
      (await app.inject(`/api/v1/sales-channels/${name}/configuration`)).statusCode
    expect(await Promise.all(['web', 'Web', 'WEB', 'kiosk'].map(getStatus))).toEqual([200, 200, 200, 404])
  })

  it('has a different entity tag for each encoding, and matches all of them', async () => {
    const { get } = await open()
    const plain = await get('configuration')
    const brotli = await get('configuration', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('configuration', { 'accept-encoding': 'gzip, br;q=0' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const tags = [plain, brotli, gzip].map(({ headers }) => String(headers['etag']))
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) {
      expect((await get('configuration', { 'if-none-match': `"x", W/${tag}` })).statusCode).toBe(304)
    }
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'public, no-cache' })
  })

  it('needs no token, answers HEAD, and carries the correlation id back', async () => {
    const { app, get } = await open()
    const answer = await get('feature', { correlationid: 'OCC--abcdefg-1' })
    expect(answer.headers['correlationid']).toBe('OCC--abcdefg-1')
    const head = await app.inject({ method: 'HEAD', url: `${base}/feature` })
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', answer.headers['etag']])
  })

  it('takes the name of the channel without regard to case', async () => {
    const { app } = await open()
    const ask = async (name: string) => app.inject(`/api/v1/sales-channels/${name}/feature`)
    const web = await ask('web')
    expect(web.statusCode).toBe(200)
    for (const name of ['Web', 'WEB']) expect((await ask(name)).headers['etag']).toBe(web.headers['etag'])
  })

  it("has absolute addresses of services, of the caller's origin", async () => {
    const { get } = await open()
    const servicesAt = async (path: string, host: string) => {
      const answer = await get(path, { host })
      return JSON.stringify(answer.json()).match(/"services":\{.*?\}\}/g) ?? []
    }
    for (const path of ['configuration', 'shared/configuration'])
      for (const host of ['one.example', 'two.example:4000', 'one.example']) {
        const found = await servicesAt(path, host)
        expect([path, found.length > 0]).toEqual([path, true])
        for (const services of found) {
          expect(services).toContain(`"vistaConnect":{"url":"http://${host}",`)
          expect(services).toContain(`"cdn":{"vistaCdn":"http://${host}"`)
          expect(services).not.toContain('"/"')
        }
      }
  })

  it('is refused for another channel and another theme', async () => {
    const { get } = await open()
    for (const path of ['/api/v1/sales-channels/kiosk/feature', `${base}/theme?name=other`]) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toMatch('application/problem+json')
    }
    expect((await get('theme?name=halcyon')).json()).toMatchObject({ name: 'halcyon' })
    expect((await get('language-text?languageTag=%3Cscript%3E')).statusCode).toBe(400)
  })
})

describe('a channel of two languages', () => {
  const brands = bilingual()

  it('answers in the language asked for, exactly or by its first part, else in the primary one', async () => {
    const { get } = await open(brands)
    const getLanguage = async (query: string) =>
      (await get(`shared/configuration${query}`)).json<{
        languageTag: string
        configuration: { localisation: { currency: { format: string; symbol: string } } }
      }>()
    expect((await getLanguage('')).languageTag).toBe('en')
    expect((await getLanguage('?languageTag=fr-CA')).languageTag).toBe('fr')
    expect((await getLanguage('?languageTag=de')).languageTag).toBe('en')
    const french = await getLanguage('?languageTag=fr')
    expect(french.configuration.localisation.currency).toMatchObject({ format: '%v %s', symbol: '£' })
    expect((await getLanguage('?languageTag=en')).configuration.localisation.currency.format).toBe('%s%v')
    expect((await get('sites/language-text?languageTag=fr')).headers['content-language']).toBe('fr')
  })

  it('lists every variant at the root, and the primary language', async () => {
    const { get } = await open(brands)
    const { configuration } = (await get('configuration')).json<{
      configuration: {
        languageVariantConfiguration: Record<
          string,
          { shared: { initial: { services: { vistaConnect: object } } } }
        >
        themes: { selectedThemeName: string }
        languages: object
      }
    }>()
    expect(Object.keys(configuration.languageVariantConfiguration)).toEqual(['en', 'fr'])
    expect(configuration.languageVariantConfiguration['fr']?.shared.initial.services.vistaConnect).toEqual({
      url: 'http://localhost:80',
      regionCode: 'HAL-UK',
    })
    expect(configuration.languages).toEqual({ primaryLanguageTag: 'en' })
    expect(configuration.themes.selectedThemeName).toBe('halcyon')
  })

  it("replaces a missing text by the primary language's, and logs missing ones once at start", async () => {
    const logs: string[] = []
    const { get } = await open(brands, logs)
    const french = (await get('sites/language-text?languageTag=fr')).json<{
      languageText: Record<string, string>
    }>()
    const english = (await get('sites/language-text')).json<{ languageText: Record<string, string> }>()
    expect(french.languageText).toEqual({ ...english.languageText, 'sites.prompt.label': 'Ville' })
    await get('sites/language-text?languageTag=fr')
    expect(logs).toHaveLength(1)
    expect(logs[0]).toContain('"language":"fr"')
    expect(logs[0]).toContain('sites.prompt.heading')
  })

  it("serves each area's texts, and all of them at the root", async () => {
    const { get } = await open(brands)
    const all = (await get('language-text')).json<{ languageText: Record<string, string> }>().languageText
    const areas = await Promise.all(
      textAreas.map(async (area) => {
        const { languageText } = (await get(`${area}/language-text`)).json<{
          languageText: Record<string, string>
        }>()
        expect(Object.keys(languageText).every((key) => key.startsWith(`${area}.`))).toBe(true)
        return languageText
      }),
    )
    expect(Object.assign({}, ...areas)).toEqual(all)
  })

  it('is refused if a variant is invalid: the error names its file and the setting', async () => {
    const broken = bilingual()
    writeFileSync(
      join(broken, 'halcyon', 'channel.fr.json'),
      JSON.stringify({ tickets: { maximumAllowedTicketsInAnOrder: 0 } }),
    )
    const reading = readBrand(broken, 'halcyon')
    await expect(reading).rejects.toThrow(BrandError)
    await expect(reading).rejects.toThrow(
      /channel\.fr\.json: Some configuration settings are invalid\n {2}tickets\.maximumAllowedTicketsInAnOrder: found 0, needed a whole number/,
    )
  })

  it.each([
    ['channel.json', '{"culture":', /channel\.json: is not JSON/],
    ['channel.json', '[]', /channel\.json: Some configuration settings are invalid/],
    ['storefront.json', '{}', /storefront\.json: Some configuration settings are invalid\n {2}.*siteTitle/],
    ['text/en/sites.json', '{"sites.a":1}', /sites\.json: sites\.a should be a text/],
    ['text/en/sites.json', '{"tickets.a":"A"}', /sites\.json: tickets\.a should begin with its area/],
  ])('is refused with %s = %s', async (name, content, message) => {
    const broken = bilingual()
    writeFileSync(join(broken, 'halcyon', name), content)
    await expect(readBrand(broken, 'halcyon')).rejects.toThrow(message)
  })
  it('has every theme of the folder, of which it selects one by name', async () => {
    const several = bilingual()
    const folder = join(several, 'halcyon')
    const theme = JSON.parse(readFileSync(join(folder, 'theme.json'), 'utf8')) as object
    mkdirSync(join(folder, 'themes'))
    writeFileSync(
      join(folder, 'themes', 'winter.json'),
      JSON.stringify({ $schema: 'x.json', ...theme, radiusStyle: 'Straight' }),
    )
    const ask = await open(several)
    expect((await ask.get('theme')).json()).toMatchObject({
      name: 'halcyon',
      theme: { name: 'Halcyon Cinemas' },
    })
    expect((await ask.get('theme?name=winter')).json()).toMatchObject({
      name: 'winter',
      theme: { radiusStyle: 'Straight' },
    })
    const channel = JSON.parse(readFileSync(join(folder, 'channel.json'), 'utf8')) as object
    writeFileSync(
      join(folder, 'channel.json'),
      JSON.stringify({ ...channel, themes: { selectedThemeName: 'winter' } }),
    )
    const brand = await readServedBrand(several, 'halcyon')
    expect(brand.theme).toMatchObject({ radiusStyle: 'Straight' })
    const { get } = await open(several)
    expect((await get('theme')).json()).toMatchObject({ name: 'winter' })
    expect((await get('theme?name=halcyon')).json()).toMatchObject({ name: 'halcyon' })
    const { configuration } = (await get('configuration')).json<{
      configuration: {
        themes: { selectedThemeName: string; allAssetsAndThemes: { name: string; theme: object }[] }
      }
    }>()
    expect(configuration.themes.selectedThemeName).toBe('winter')
    expect(configuration.themes.allAssetsAndThemes.map(({ name }) => name)).toEqual(['halcyon', 'winter'])
    expect(configuration.themes.allAssetsAndThemes[1]?.theme).not.toHaveProperty('$schema')
  })

  it.each([
    ['halcyon.json', '{}', /halcyon\.json: has the name of theme\.json/],
    ['a b.json', '{}', /a b\.json: is not a name that a theme can have/],
    ['winter.json', '{', /winter\.json: is not JSON/],
  ])('is refused with themes/%s = %s', async (name, content, message) => {
    const broken = bilingual()
    mkdirSync(join(broken, 'halcyon', 'themes'))
    writeFileSync(join(broken, 'halcyon', 'themes', name), content)
    await expect(readBrand(broken, 'halcyon')).rejects.toThrow(message)
  })

  it.each([
    ['without a default mode', (theme: Theme) => theme.modes.forEach((mode) => (mode.isDefault = false))],
    [
      'with a colour that is none',
      (theme: Theme) => theme.modes.forEach((mode) => (mode.colorScheme.primary = 'reddish')),
    ],
  ])('is refused with a theme %s', async (_, spoil) => {
    const broken = bilingual()
    const file = join(broken, 'halcyon', 'theme.json')
    const theme = JSON.parse(readFileSync(file, 'utf8')) as Theme
    await expect(readServedBrand(broken, 'halcyon')).resolves.toMatchObject({ name: 'halcyon' })
    spoil(theme)
    writeFileSync(file, JSON.stringify(theme))
    const reading = readServedBrand(broken, 'halcyon')
    await expect(reading).rejects.toThrow(BrandError)
    await expect(reading).rejects.toThrow(`${file}: Some configuration settings are invalid\n  modes`)
  })
})
