import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { FilmsResponse } from '@foyer/contract/wire/films'
import { SeatLayout } from '@foyer/contract/wire/seating'
import { Site } from '@foyer/contract/wire/sites'
import { TicketType } from '@foyer/contract/wire/ticket-prices'
import { buildCatalogue } from './build.ts'
import { listTicketPrices } from './catalogue.ts'
import { listCinemaGroups } from './cinema-groups.ts'
import { loadCatalogue } from './load.ts'
import { CatalogueError } from './catalogue-error.ts'
import { parseCatalogue, parseFilm } from './source.ts'

const brands = join(__dirname, '../../../brands')
const catalogue = loadCatalogue(brands, 'halcyon')
const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(brands, ...path), 'utf8'))
const source = () => parseCatalogue('catalogue.json', json('halcyon', 'catalogue.json'))
const films = () => source().films.map((slug) => parseFilm(slug, json('shared', 'films', `${slug}.json`)))

describe('Halcyon’s catalogue', () => {
  it('has twenty-four films, eight cinemas in three cities, and four to ten screens in each', () => {
    expect(catalogue.films.size).toBe(24)
    expect(catalogue.sites.size).toBe(8)
    expect(listCinemaGroups(catalogue).map((group) => group.cinemas.length)).toEqual([4, 2, 2])
    for (const id of catalogue.sites.keys()) {
      const count = [...catalogue.screens.values()].filter((screen) => screen.siteId === id).length
      expect(count >= 4 && count <= 10).toBe(true)
    }
  })

  it('has every field that the interface requires', () => {
    const check = (schema: TSchema, value: unknown) => [...Compile(schema).Errors(value)].slice(0, 3)
    const wireFilms = [...catalogue.films.values()].map((film) => ({ ...film.wire, releaseDate: null }))
    const relatedData = {
      castAndCrew: [...catalogue.castAndCrew.values()],
      genres: [...catalogue.genres.values()],
      censorRatings: [...catalogue.censorRatings.values()],
      events: [...catalogue.events.values()],
    }
    expect(check(FilmsResponse, { films: wireFilms, relatedData })).toEqual([])
    for (const site of catalogue.sites.values()) expect(check(Site, site)).toEqual([])
    for (const type of catalogue.ticketTypes.values()) expect(check(TicketType, type)).toEqual([])
    for (const { id, layout } of catalogue.auditoriums.values())
      if (layout) expect(check(SeatLayout, { id, screenId: id, ...layout })).toEqual([])
  })

  it('prices every area of every screen, with one default type in each', () => {
    for (const screen of catalogue.screens.values())
      for (const priceCard of screen.priceCard ? [screen.priceCard] : ['peak', 'off-peak']) {
        const prices = listTicketPrices(catalogue, { screenId: screen.id, priceCard })
        for (const { areaCategoryId } of screen.auditorium.areas) {
          const ofArea = prices.filter((price) => price.areaCategoryId === areaCategoryId)
          expect(ofArea.filter((price) => price.isDefault)).toHaveLength(1)
        }
        expect(new Set(prices.map((price) => price.areaCategoryId)).size).toBe(screen.auditorium.areas.length)
      }
  })

  it('says in every language what paying by card is called', () => {
    expect(loadCatalogue(brands, 'halcyon').paymentMethods[0]?.name).toMatchObject({
      text: 'Card',
      translations: expect.arrayContaining([{ languageTag: 'fr', text: 'Carte bancaire' }]) as unknown,
    })
  })

  it("puts the chain's second language first, and languages written right to left last", () => {
    const { title } = [...catalogue.films.values()][0]?.wire ?? {}
    expect(title?.translations.map(({ languageTag }) => languageTag)).toEqual(['fr', 'ar'])
  })

  it("sells children's tickets up to the age that a rating requires", () => {
    const ninthFloor = [...catalogue.films.values()].find((film) => film.slug === 'ninth-floor')
    expect(ninthFloor?.minimumAge).toBe(15)
    expect(catalogue.ticketTypes.get('standard-child')?.maximumAge).toBe(14)
  })
})

describe('a catalogue written by hand', () => {
  it('is refused with the place of what is malformed', () => {
    expect(() => parseCatalogue('x.json', { ...source(), seed: 'often' })).toThrow(/x\.json: seed: found/)
    expect(() => parseFilm('y.json', { ...films()[0], id: '12' })).toThrow(CatalogueError)
    expect(() => loadCatalogue(brands, 'nowhere')).toThrow(CatalogueError)
  })

  it.each(['536', '017', 'ALD1', 'ODEON', 'West-End'])('accepts the cinema id %s', (id) => {
    const { sites, cinemaGroups, events } = source()
    const written = JSON.parse(
      JSON.stringify({ ...source(), sites, cinemaGroups, events }).replaceAll('"1001"', `"${id}"`),
    ) as unknown
    const built = buildCatalogue('x.json', parseCatalogue('x.json', written), films())
    expect(built.sites.get(id)?.id).toBe(id)
    expect([...built.screens.values()].some((screen) => screen.siteId === id)).toBe(true)
  })

  it.each(['', 'a/b', '..', 'a b', 'é'])('refuses the cinema id %j', (id) => {
    const written = source()
    if (written.sites[0]) written.sites[0].id = id
    expect(() => parseCatalogue('x.json', written)).toThrow(/x\.json: sites\[0\]\.id/)
  })

  it('is refused with every name that refers to nothing', () => {
    const broken = source()
    const [site] = broken.sites
    if (!site?.screens[0]) throw new Error('no screen')
    site.screens[0].room = 'cellar'
    site.screens[0].attributes.push('odorama')
    expect(() => buildCatalogue('x.json', broken, films())).toThrow(/cellar[\s\S]*odorama/)
  })

  it('is refused if a sofa is incomplete', () => {
    const broken = source()
    const row = broken.rooms.sofas?.areas[0]?.rows[0]
    if (!row) throw new Error('no row')
    row[1] = 'LMRL'
    expect(() => buildCatalogue('x.json', broken, films())).toThrow(/not whole/)
  })
})
