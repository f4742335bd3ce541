import { model } from './model.ts'
import { address, between, maybe, part, shortText } from './rules.ts'

const largestImage = 20_000
const pixels = between(1, largestImage, 'px')
const percentage = between(0, 100, '%')

/** Width and height in px. */
export class Size {
  width!: number
  height!: number
}
model(Size, { width: pixels, height: pixels })

/**
 * An image's size, and its size on narrower screens: portrait to 479 px, mobile to 767, tablet to 1023, desktop above.
 */
export class ImageDimensions {
  width!: number
  height!: number
  portrait?: Size
  mobile?: Size
  tablet?: Size
  desktop?: Size
}
model(ImageDimensions, {
  width: pixels,
  height: pixels,
  portrait: maybe(part(Size)),
  mobile: maybe(part(Size)),
  tablet: maybe(part(Size)),
  desktop: maybe(part(Size)),
})

/**
 * A picture with the focal point that stays visible when it is cropped: percentages from the left and the top, default
 * 50.
 */
export class Image {
  url!: string
  dimensions?: ImageDimensions
  fromLeft?: number
  fromTop?: number
  /** Missing for decoration. */
  alt?: string
}
model(Image, {
  url: address(),
  dimensions: maybe(part(ImageDimensions)),
  fromLeft: maybe(percentage),
  fromTop: maybe(percentage),
  alt: maybe(shortText(200)),
})

/** A logo: its dimensions reserve its space while it loads; its alternative text replaces it. */
export class Logo {
  url!: string
  dimensions!: ImageDimensions
  fromLeft?: number
  fromTop?: number
  alt!: string
}
model(Logo, {
  url: address(),
  dimensions: part(ImageDimensions),
  fromLeft: maybe(percentage),
  fromTop: maybe(percentage),
  alt: shortText(200),
})
