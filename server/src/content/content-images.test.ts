import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getChosenPreview, toImage, toPreview } from './content-images.ts'
import { createFileLookup } from './content-context.ts'
import { ContentError } from './read-source.ts'
import { createTestContext } from './testing/content-folder.ts'

it("names the version of the pictures in a picture's address, and in its preview's", () => {
  const image = toImage(
    { media: 'FilmBackdrop/the-salt-road', alt: '' },
    { ...createTestContext('halcyon'), mediaVersion: '1f' },
  )
  expect(image.url).toBe('/media/entity/get/FilmBackdrop/HO00000120?v=1f')
  expect(toPreview(image).mobile.url).toBe(
    '/media/entity/get/FilmBackdrop/HO00000120?v=1f&width=1200&height=630',
  )
})

it("refuses a file by its name for a link's preview, and takes a picture of the catalogue", () => {
  const context = createTestContext('halcyon')
  const chosen = () => getChosenPreview({ file: '/brand/art/gifts.png', alt: '' }, context)
  expect(chosen).toThrow(
    new ContentError([
      'seo.image takes a picture of the catalogue (media), not the file /brand/art/gifts.png',
    ]),
  )
  expect(getChosenPreview({ media: 'FilmBackdrop/the-salt-road', alt: '' }, context).url).toMatch(
    /^\/media\//,
  )
})

it('refuses a file that the brand does not have, by its address', () => {
  const assets = mkdtempSync(join(tmpdir(), 'foyer-assets-'))
  mkdirSync(join(assets, 'art'))
  writeFileSync(join(assets, 'art', 'gifts.png'), '')
  writeFileSync(`${assets}-beside.png`, '')
  const context = { ...createTestContext('halcyon'), hasFile: createFileLookup(assets) }
  const at = (file: string) => () => toImage({ file, alt: '' }, context).url
  expect(at('/brand/art/gifts.png')()).toBe('/brand/art/gifts.png')
  for (const file of [
    '/brand/art/nowhere.png',
    '/brand/art',
    `/brand/../${assets.split('/').pop()}-beside.png`,
  ])
    expect(at(file)).toThrow(new ContentError([`there is no file ${file}`]))
  rmSync(assets, { recursive: true })
  rmSync(`${assets}-beside.png`)
})
