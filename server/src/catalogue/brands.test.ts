import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { FilmsResponse } from '@foyer/contract/wire/films'
import { SeatLayout } from '@foyer/contract/wire/seating'
import { Site } from '@foyer/contract/wire/sites'
import { daysOnSale, getStatus } from '../schedule/lifecycle.ts'
import { planShowtimes } from '../schedule/rotation.ts'
import { addDays, toWireInstant } from '../domain/time-zone.ts'
import { listTicketPrices } from './catalogue.ts'
import { listCinemaGroups } from './cinema-groups.ts'
import { loadCatalogue } from './load.ts'
import { collectTexts } from './collect-texts.ts'

const brands = join(__dirname, '../../../brands')
const names = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)
const firstDay = '2026-11-21'
const fortnight = Array.from({ length: daysOnSale + 1 }, (_, ahead) => addDays(firstDay, ahead))
const problems = (schema: TSchema, value: unknown) => [...Compile(schema).Errors(value)].slice(0, 3)

describe.each(names)('the catalogue of %s', (name) => {
  const catalogue = loadCatalogue(brands, name)
  const films = [...catalogue.films.values()]
  const screens = [...catalogue.screens.values()]
  const showtimes = fortnight.flatMap((date) =>
    [...catalogue.sites.keys()].flatMap((site) => planShowtimes({ catalogue, firstDay }, site, date)),
  )

  it('is translated into its other languages except for names, without unused translations', () => {
    const said = collectTexts(catalogue)
    const names = new Set([
      ...[...catalogue.sites.values()].map((site) => site.name.text),
      ...films.map((film) => film.wire.title.text),
      ...[...catalogue.censorRatings.values()].map(({ classification }) => classification.text),
    ])
    for (const [file, tag = ''] of readdirSync(join(brands, name)).flatMap((each) => {
      const found = /^catalogue\.([\w-]+)\.json$/.exec(each)
      return found ? [[...found]] : []
    })) {
      const lacking = [...said].filter(([text, tags]) => !tags.has(tag) && !names.has(text))
      expect([tag, lacking.map(([text]) => text)]).toEqual([tag, []])
      const phrases = JSON.parse(readFileSync(join(brands, name, file ?? ''), 'utf8')) as object
      expect(Object.keys(phrases).filter((text) => !said.has(text))).toEqual([])
    }
  })

  it('has every field that the interface requires', () => {
    const wireFilms = films.map((film) => ({ ...film.wire, releaseDate: null }))
    const relatedData = {
      castAndCrew: [...catalogue.castAndCrew.values()],
      genres: [...catalogue.genres.values()],
      censorRatings: [...catalogue.censorRatings.values()],
      events: [...catalogue.events.values()],
    }
    expect(problems(FilmsResponse, { films: wireFilms, relatedData })).toEqual([])
    for (const site of catalogue.sites.values()) expect(problems(Site, site)).toEqual([])
    for (const { id, layout } of catalogue.auditoriums.values())
      if (layout) expect(problems(SeatLayout, { id, screenId: id, ...layout })).toEqual([])
  })

  it('gives every cinema one city and every screen of a cinema a name of its own', () => {
    const grouped = listCinemaGroups(catalogue).flatMap((group) => group.cinemas.map(({ nodeId }) => nodeId))
    expect(grouped.sort()).toEqual([...catalogue.sites.keys()].sort())
    const labels = screens.map(({ siteId, wire }) => `${siteId} ${wire.name.text}`)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('prices every area at every hour, with one default type in each', () => {
    const cards = catalogue.programme.tariff.map(({ card }) => card)
    for (const screen of screens)
      for (const priceCard of screen.priceCard ? [screen.priceCard] : cards) {
        const prices = listTicketPrices(catalogue, { screenId: screen.id, priceCard })
        for (const { areaCategoryId } of screen.auditorium.areas) {
          const ofArea = prices.filter((price) => price.areaCategoryId === areaCategoryId)
          expect(ofArea.filter((price) => price.isDefault)).toHaveLength(1)
        }
      }
  })

  it('has films showing, bookable and coming soon on any day of any year', () => {
    for (const from of [firstDay, '2027-04-09', '2031-05-01'])
      for (let ahead = 0; ahead < 84; ahead += 3) {
        const statuses = films.map((film) => getStatus(film, firstDay, addDays(from, ahead)))
        expect(statuses.filter((status) => status === 'NowShowing').length).toBeGreaterThanOrEqual(6)
        expect(statuses).toContain('AdvanceBooking')
        expect(statuses).toContain('ComingSoon')
      }
  })

  it('shows every current film, within opening hours', () => {
    const shown = new Set(showtimes.map((showtime) => showtime.filmId))
    for (const film of films)
      if (getStatus(film, firstDay, firstDay) === 'NowShowing') expect(shown.has(film.wire.id)).toBe(true)
    const zone = [...catalogue.sites.values()][0]?.ianaTimeZoneName ?? ''
    const times = showtimes.map((showtime) => toWireInstant(zone, showtime.startsAt).slice(11, 16)).sort()
    const { hours } = catalogue.programme
    expect((times[0] ?? '') >= (hours.map((each) => each.firstStart).sort()[0] ?? '')).toBe(true)
    expect(
      (times.at(-1) ?? '') <=
        (hours
          .map((each) => each.lastStart)
          .sort()
          .at(-1) ?? ''),
    ).toBe(true)
  })

  it('uses every attribute and special showtime that it describes', () => {
    const used = new Set([
      ...showtimes.flatMap((showtime) => showtime.attributeIds),
      ...films.flatMap((film) => film.features),
    ])
    expect([...catalogue.attributes.keys()].filter((id) => !used.has(id))).toEqual([])
  })
})

it('shows three chains, each with films, rooms and prices of its own', () => {
  expect(names).toEqual(expect.arrayContaining(['halcyon', 'kite', 'orpheum']))
  const cities = (name: string) =>
    listCinemaGroups(loadCatalogue(brands, name)).map((group) => group.cinemas.length)
  expect(cities('orpheum')).toEqual([2, 1])
  expect(cities('kite')).toEqual([2, 2, 1])
})
