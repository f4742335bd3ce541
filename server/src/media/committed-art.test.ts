import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadCatalogue } from '../catalogue/load.ts'
import { readManifest } from './manifest.ts'
import { createMediaService } from './media-service.ts'
import { toArtCatalogue, createArtResolver } from './resolve-art.ts'

const brands = path.resolve('brands')
const art = path.join(brands, 'shared/art')
const catalogue = loadCatalogue(brands, 'halcyon')
const manifest = readManifest(path.join(art, 'masters'))
const cacheDirectory = mkdtempSync(path.join(tmpdir(), 'foyer-art-'))
afterAll(() => rmSync(cacheDirectory, { recursive: true }))

const paymentMethods = [
  { id: 'card', icon: 'payment-card' },
  { id: 'page', icon: 'payment-page' },
]
const media = createMediaService({
  mastersDirectory: path.join(art, 'masters'),
  readyDirectory: path.join(art, 'ready'),
  cacheDirectory,
  iconsDirectory: path.join(art, 'icons'),
  resolveArt: createArtResolver(toArtCatalogue(catalogue, paymentMethods)),
})

it.each([...catalogue.films.values()].map(({ slug, wire }) => [slug, wire.id]))(
  'pictures of a first visit to %s are ready in advance',
  async (_slug, id) => {
    for (const size of [
      { kind: 'FilmPosterGraphic', width: 360, height: 540 },
      { kind: 'FilmPosterGraphic', width: 480, height: 720 },
      { kind: 'FilmBackdrop', width: 800 },
      { kind: 'FilmBackdrop', width: 1600 },
      { kind: 'FilmBackdrop', width: 800, height: 800 },
      { kind: 'FilmBackdrop', width: 800, height: 640 },
      { kind: 'FilmTitleTreatment', width: 480 },
    ] as const) {
      expect(await media.get({ ...size, id, accept: 'image/avif' })).toBeDefined()
    }
    // A missing picture would have been rendered and stored here: then run `npm run media:masters`.
    expect(readdirSync(cacheDirectory)).toEqual([])
  },
)

it('has a still for every film', () => {
  const stills = [...catalogue.films.values()].map(({ slug }) => `films/${slug}/still`)
  expect(stills.filter((name) => !(name in manifest))).toEqual([])
})

it('has a picture for every attribute and every event', async () => {
  for (const id of catalogue.attributes.keys()) {
    const icon = await media.get({ kind: 'AttributeIconGraphic', id, width: 48, accept: 'image/avif,*/*' })
    expect(icon).toMatchObject({ contentType: 'image/svg+xml' })
  }
  for (const id of catalogue.events.keys())
    expect(await media.get({ kind: 'EventPosterGraphic', id, width: 360 })).toBeDefined()
  expect(await media.get({ kind: 'AttributeIconGraphic', id: '../vast' })).toBeUndefined()
})

it.each([
  ['TicketTypeGraphic', [...catalogue.ticketTypes.keys()]],
  ['PromotionGraphic', catalogue.discounts.map(({ id }) => id)],
  ['PaymentMethodIconGraphic', paymentMethods.map(({ id }) => id)],
] as const)('has a %s for each, and for no other', async (kind, ids) => {
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids)
    expect(await media.get({ kind, id, width: 48 })).toMatchObject({
      contentType: 'image/svg+xml',
      width: 24,
      height: 24,
    })
  expect(await media.get({ kind, id: 'barter', width: 48 })).toBeUndefined()
  expect(await media.get({ kind, id: '../cup', width: 48 })).toBeUndefined()
})

it('keeps every master within 250 KB', () => {
  const heavy = Object.values(manifest).filter(
    ({ file }) => statSync(path.join(art, 'masters', file)).size > 250 * 1024,
  )
  expect(heavy).toEqual([])
})

it('holds every trailer that the catalogue names, each within 400 KB', () => {
  const files = [...catalogue.films.values()].flatMap(({ wire }) =>
    (wire.trailers ?? []).map(({ uri }) => path.join(art, uri.replace('/media/', ''))),
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(files.filter((file) => statSync(file).size > 400_000)).toEqual([])
  expect(files.filter((file) => file.endsWith('.mp4'))).toHaveLength(6)
})
