import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadCatalogue } from '../catalogue/load.ts'
import { createMediaService } from './media-service.ts'
import { createArtResolver, toArtCatalogue } from './resolve-art.ts'

const brands = path.resolve('brands')
const cacheDirectory = mkdtempSync(path.join(tmpdir(), 'foyer-item-pictures-'))
afterAll(() => rmSync(cacheDirectory, { recursive: true }))

function open(brand: string) {
  const catalogue = loadCatalogue(brands, brand)
  const media = createMediaService({
    mastersDirectory: path.join(brands, 'shared/art/masters'),
    iconsDirectory: path.join(brands, 'shared/art/icons'),
    brandArtDirectory: path.join(brands, brand, 'art'),
    cacheDirectory,
    resolveArt: createArtResolver(toArtCatalogue(catalogue, [])),
  })
  return { items: catalogue.items, membership: catalogue.membership, media }
}

describe.each(['halcyon', 'orpheum', 'kite'])('the drawings of %s', (brand) => {
  const { items, membership } = open(brand)
  const folder = path.join(brands, brand, 'art')

  it('are there for everything that is sold and every club, level and reward, each at most 30 KB, and no others', () => {
    expect(
      [...items.items.keys(), ...items.families.keys()].filter(
        (id) => id !== 'gift-card' && !items.pictures.has(id),
      ),
    ).toEqual([])
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.svg'),
    )
    const { clubs, levels, rewards } = membership.pictures
    const needed = [
      ...items.pictures.values(),
      ...clubs.values(),
      ...[...levels.values()].flatMap((name) => [name, `${name}.blank`]),
      ...[...rewards.values()].flatMap((name) => [name, `${name}.cut`]),
    ]
    expect(files.sort()).toEqual([...new Set(needed)].map((name) => `${name}.svg`).sort())
    expect(files.filter((name) => statSync(path.join(folder, name)).size > 30 * 1024)).toEqual([])
  })
})

describe('pictures of items', () => {
  const { media } = open('halcyon')

  it('are cut to size in the format that the client takes', async () => {
    const tile = await media.get({ kind: 'ItemGraphic', id: 'nachos', width: 240, accept: 'image/avif,*/*' })
    expect(tile).toMatchObject({ contentType: 'image/avif', width: 240, height: 240 })
    const mail = await media.get({ kind: 'GiftCardFaceGraphic', id: 'sunset', width: 480 })
    expect(mail).toMatchObject({ contentType: 'image/png', width: 480, height: 303 })
  })

  it('are sharp on a dense screen, and no larger than twice the drawing', async () => {
    expect(await media.get({ kind: 'ItemGraphic', id: 'nachos', width: 4096 })).toMatchObject({
      width: 960,
      height: 960,
    })
  })

  it('show the size of an item, and what a modifier adds', async () => {
    const etags = await Promise.all(
      ['popcorn-salted-s', 'popcorn-salted-l', 'popcorn-salted'].map(
        async (id) => (await media.get({ kind: 'ItemGraphic', id, width: 160 }))?.etag,
      ),
    )
    expect(new Set(etags).size).toBe(3)
  })

  it('are made once', async () => {
    const request = { kind: 'ItemGraphic', id: 'hot-dog', width: 360 } as const
    await media.get(request)
    const files = readdirSync(cacheDirectory)
    expect(await media.get(request)).toMatchObject({ width: 360, height: 360 })
    expect(readdirSync(cacheDirectory)).toEqual(files)
  })

  it('are missing where there is nothing to show', async () => {
    for (const id of ['caviar', 'mod-butter', 'sunset', '../food/nachos'])
      expect(await media.get({ kind: 'ItemGraphic', id, width: 160 })).toBeUndefined()
    expect(await media.get({ kind: 'GiftCardFaceGraphic', id: 'nachos', width: 160 })).toBeUndefined()
  })
})

describe('pictures of clubs, levels and rewards', () => {
  const { media } = open('halcyon')
  const get = (
    kind: 'LoyaltyClubGraphic' | 'LoyaltyClubLevelGraphic' | 'RewardGraphic',
    id: string,
    sequenceNumber = 1,
  ) => media.get({ kind, id, sequenceNumber, width: 240 })

  it('are a mark, a card in its own shape, and a tile', async () => {
    expect(await get('LoyaltyClubGraphic', 'late-shift')).toMatchObject({ width: 240, height: 240 })
    expect(await get('LoyaltyClubLevelGraphic', 'gold')).toMatchObject({ width: 240, height: 151 })
    expect(await get('RewardGraphic', 'recliner')).toMatchObject({ width: 240, height: 240 })
    // Drawn as the item that it gives.
    expect(await get('RewardGraphic', 'cold-drink')).toMatchObject({ width: 240, height: 240 })
  })

  it('of levels are there without the name, of rewards cut out; there is no third', async () => {
    for (const [kind, id] of [
      ['LoyaltyClubLevelGraphic', 'gold'],
      ['RewardGraphic', 'recliner'],
      ['RewardGraphic', 'cold-drink'],
    ] as const) {
      const [first, second] = [await get(kind, id, 1), await get(kind, id, 2)]
      expect(second?.etag).toBeDefined()
      expect(second?.etag).not.toBe(first?.etag)
      expect(await get(kind, id, 3)).toBeUndefined()
    }
    expect(await get('LoyaltyClubGraphic', 'circle', 2)).toBeUndefined()
  })

  it('are found by the ids of their own kind', async () => {
    expect(await get('LoyaltyClubGraphic', 'gold')).toBeUndefined()
    expect(await get('RewardGraphic', 'nachos')).toBeUndefined()
    expect(await get('LoyaltyClubLevelGraphic', '../food/nachos')).toBeUndefined()
  })
})
