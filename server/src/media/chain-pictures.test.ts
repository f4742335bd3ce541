import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listPictureMasters } from '../catalogue/build-pictures.ts'
import { loadCatalogue } from '../catalogue/load.ts'
import { readManifest } from './manifest.ts'
import { createMediaService } from './media-service.ts'
import { createArtResolver, toArtCatalogue } from './resolve-art.ts'

const brands = path.resolve('brands')
const mastersDirectory = path.join(brands, 'shared/art/masters')
const manifest = readManifest(mastersDirectory)
const cacheDirectory = mkdtempSync(path.join(tmpdir(), 'foyer-chain-'))
afterAll(() => rmSync(cacheDirectory, { recursive: true }))

/** WCAG 2's relative luminance of `#rrggbb`. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['halcyon', 'orpheum', 'kite'])('%s', (brand) => {
  const catalogue = loadCatalogue(brands, brand)
  const { events, fronts, interiors } = catalogue.pictures
  const resolve = createArtResolver(toArtCatalogue(catalogue, []))
  const media = createMediaService({ mastersDirectory, cacheDirectory, resolveArt: resolve })

  it('names only drawings that have a master', () => {
    expect(listPictureMasters(catalogue.pictures).filter((name) => !Object.hasOwn(manifest, name))).toEqual(
      [],
    )
  })

  it('has a front of its own for every cinema, by day and by night', () => {
    expect(fronts.map(({ siteId }) => siteId).sort()).toEqual([...catalogue.sites.keys()].sort())
    expect(new Set(fronts.map(({ picture }) => picture)).size).toBe(fronts.length)
    for (const id of catalogue.sites.keys()) {
      const [day, night] = [1, 2].map((number) => resolve('CinemaGraphic', id, false, number))
      expect(day).toMatchObject({ master: expect.stringMatching(/-day$/) })
      expect(night).toMatchObject({ master: expect.stringMatching(/-night$/) })
      expect(catalogue.sites.get(id)?.presentation?.hasNight).toBe(true)
    }
  })

  it('shows every cinema from inside', () => {
    expect(interiors).toHaveLength(3)
    for (const id of catalogue.sites.keys())
      expect(
        [3, 4, 5].filter((number) => resolve('CinemaGraphic', id, false, number)).length,
      ).toBeGreaterThanOrEqual(2)
    expect(resolve('CinemaGraphic', [...catalogue.sites.keys()][0] ?? '', false, 6)).toBeUndefined()
    expect(resolve('CinemaGraphic', '../1001', false, 3)).toBeUndefined()
  })

  it('has a picture and a lettering for every event', () => {
    expect(events.map(({ eventId }) => eventId).sort()).toEqual([...catalogue.events.keys()].sort())
    for (const { eventId, name, lettering } of events) {
      const masters = [1, 2, 3, 4].map((number) => resolve('EventPosterGraphic', eventId, false, number))
      const drawings = [
        'picture',
        'title',
        ...(lettering?.hasPageInks ? ['title-on-light', 'title-on-dark'] : []),
      ]
      expect(masters.flatMap((art) => (art && 'master' in art ? [art.master] : []))).toEqual(
        drawings.map((drawing) => `events/${name}/${drawing}`),
      )
      for (const drawing of drawings.slice(1)) {
        const { width, height } = manifest[`events/${name}/${drawing}`] ?? { width: 0, height: 1 }
        expect(width / height).toBeCloseTo(lettering?.ratio ?? 0, 1)
      }
    }
  })

  it('sets the name of every event in a color that is legible on its ground', () => {
    for (const { name, hero } of events)
      expect([name, getContrast(hero.on, hero.ground) >= 4.5]).toEqual([name, true])
  })

  it('cuts an event’s picture, and never its lettering', async () => {
    const [event] = events
    const of = (sequenceNumber: number) =>
      media.get({
        kind: 'EventPosterGraphic',
        id: event?.eventId ?? '',
        sequenceNumber,
        width: 240,
        height: 300,
      })
    expect(await of(1)).toMatchObject({ width: 240, height: 300 })
    const lettering = await of(2)
    expect((lettering?.width ?? 0) / (lettering?.height ?? 1)).toBeCloseTo(event?.lettering?.ratio ?? 0, 1)
  })

  it('draws a preview of links to an event, and to a cinema', async () => {
    const [event] = events
    const [front] = fronts
    for (const preview of [
      await media.linkPreview('event', event?.eventId ?? ''),
      await media.linkPreview('cinema', front?.siteId ?? ''),
    ])
      expect(preview).toMatchObject({ contentType: 'image/jpeg', width: 1200, height: 630 })
    expect(await media.linkPreview('event', 'EV999')).toBeUndefined()
  })
})
