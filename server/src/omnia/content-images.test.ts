import { imageOf, previewOf } from './content-images.ts'
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
