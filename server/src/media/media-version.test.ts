import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getMediaVersion } from './media-version.ts'

const art = path.resolve(__dirname, '..', '..', '..', 'brands', 'shared', 'art')
const focalPoint = { poster: { x: 0.5, y: 0.5 }, backdrop: { x: 0.5, y: 0.5 } }
const catalogue = { films: [{ id: 'HO00000101', slug: 'kingfisher', focalPoint }] }

let folder: string
const getVersion = (films = catalogue) =>
  getMediaVersion({
    mastersDirectory: path.join(art, 'masters'),
    iconsDirectory: path.join(folder, 'icons'),
    catalogue: films,
  })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-media-version-'))
  cpSync(path.join(art, 'icons'), path.join(folder, 'icons'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is the same for the same pictures, and changes when one is cut or drawn differently', () => {
  const first = getVersion()
  expect(first).toMatch(/^[0-9a-f]{8}$/)
  expect(getVersion()).toBe(first)
  const moved = { ...focalPoint, poster: { x: 0.2, y: 0.5 } }
  expect(getVersion({ films: [{ id: 'HO00000101', slug: 'kingfisher', focalPoint: moved }] })).not.toBe(first)
  writeFileSync(path.join(folder, 'icons', 'recliner.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(getVersion()).not.toBe(first)
})

it('changes when an item is drawn differently', () => {
  const brandArtDirectory = path.join(folder, 'art')
  cpSync(path.resolve(art, '..', '..', 'halcyon', 'art'), brandArtDirectory, { recursive: true })
  const getBrandVersion = () =>
    getMediaVersion({
      mastersDirectory: path.join(art, 'masters'),
      iconsDirectory: path.join(folder, 'icons'),
      brandArtDirectory,
      catalogue,
    })
  const first = getBrandVersion()
  expect(getBrandVersion()).toBe(first)
  writeFileSync(
    path.join(brandArtDirectory, 'food', 'nachos.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  )
  expect(getBrandVersion()).not.toBe(first)
})
