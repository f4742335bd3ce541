import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chosenPreview, imageOf, previewOf } from './content-images.ts'
import { filesBelow } from './content-facts.ts'
import { ContentError } from './read-source.ts'
import { factsOf } from './testing/content-house.ts'

it("names the version of the pictures in a picture's address, and in its preview's", () => {
  const image = imageOf(
    { media: 'FilmBackdrop/the-salt-road', alt: '' },
    { ...factsOf('halcyon'), mediaVersion: '1f' },
  )
  expect(image.url).toBe('/media/entity/get/FilmBackdrop/HO00000120?v=1f')
  expect(previewOf(image).mobile.url).toBe(
    '/media/entity/get/FilmBackdrop/HO00000120?v=1f&width=1200&height=630',
  )
})

it("refuses a file by its name for a link's preview, and takes a picture of the catalogue", () => {
  const facts = factsOf('halcyon')
  const chosen = () => chosenPreview({ file: '/brand/art/gifts.png', alt: '' }, facts)
  expect(chosen).toThrow(
    new ContentError([
      'seo.image takes a picture of the catalogue (media), not the file /brand/art/gifts.png',
    ]),
  )
  expect(chosenPreview({ media: 'FilmBackdrop/the-salt-road', alt: '' }, facts).url).toMatch(/^\/media\//)
})

it('refuses a file that the brand does not have, by its address', () => {
  const assets = mkdtempSync(join(tmpdir(), 'foyer-assets-'))
  mkdirSync(join(assets, 'art'))
  writeFileSync(join(assets, 'art', 'gifts.png'), '')
  writeFileSync(`${assets}-beside.png`, '')
  const facts = { ...factsOf('halcyon'), hasFile: filesBelow(assets) }
  const at = (file: string) => () => imageOf({ file, alt: '' }, facts).url
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
