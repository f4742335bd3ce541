import { fontExtensions, parseFontFormat } from '../values/font-format.ts'
import { Image, Logo } from './images.ts'
import { model } from './model.ts'
import {
  address,
  between,
  check,
  families,
  family,
  flag,
  isList,
  maybe,
  oneOf,
  part,
  pattern,
} from './rules.ts'

/** Pictures behind the page and behind the header. */
export class BackgroundImages {
  body?: Image
  header?: Image
}
model(BackgroundImages, { body: maybe(part(Image)), header: maybe(part(Image)) })

/** Background images by mode. */
export class BackgroundImagesByMode {
  Light?: BackgroundImages
  Dark?: BackgroundImages
}
model(BackgroundImagesByMode, { Light: maybe(part(BackgroundImages)), Dark: maybe(part(BackgroundImages)) })

/** The logo for light and for dark backgrounds. */
export class CinemaLogos {
  Light!: Logo
  Dark!: Logo
}
model(CinemaLogos, { Light: part(Logo), Dark: part(Logo) })

/** An icon of the browser's tab. */
export class Favicon {
  url!: string
  /** "any" for a vector, else e.g. "32x32". */
  size?: string
  type?: string
}
model(Favicon, {
  url: address(),
  size: maybe(pattern(/^(any|[1-9]\d{0,3}x[1-9]\d{0,3})$/, '"any" or a size like 32x32', 9)),
  type: maybe(pattern(/^image\/[a-z0-9.+-]+$/, 'a media type like image/png', 60)),
})

function isFontSource(value: unknown): boolean {
  try {
    return parseFontFormat(String(value)) !== undefined
  } catch {
    return false
  }
}

const unicodeRange = () =>
  pattern(
    /^U\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?)*$/,
    'a range like U+0000-00FF',
    2000,
  )

/** One file of a font. */
export class FontFaceConfiguration {
  source!: string
  style?: 'normal' | 'italic'
  /** A weight, or the range of a variable font: "400 700". */
  weight?: string
  unicodeRange?: string
  /** Fetched with the page, before the style sheet is parsed. */
  preload?: boolean
}
model(FontFaceConfiguration, {
  source: [
    ...address(),
    check('isFontSource', isFontSource, `a file that ends in ${fontExtensions.join(', ')}`, {
      condition: 'Unsupported font source extension',
    }),
  ],
  style: maybe(oneOf(['normal', 'italic'])),
  weight: maybe(
    pattern(/^([1-9]\d{0,2}|1000)( ([1-9]\d{0,2}|1000))?$/, 'a weight or a range like "400 700"', 9),
  ),
  unicodeRange: maybe(unicodeRange()),
  preload: maybe(flag()),
})

/** A font and its files. */
export class FontConfiguration {
  family!: string
  fontFaces!: FontFaceConfiguration[]
}
model(FontConfiguration, { family: family(), fontFaces: isList(FontFaceConfiguration, 1, 40) })

const percent = between(0, 400, '%')

/** A local font bent to the measures of the brand's, so that text does not jump when the brand's arrives. Percentages. */
export class FontFallback {
  family!: string
  local!: string[]
  sizeAdjust!: number
  ascentOverride!: number
  descentOverride!: number
  lineGapOverride?: number
  /** Characters that it covers; default all. */
  unicodeRange?: string
}
model(FontFallback, {
  family: family(),
  local: families(1, 12),
  sizeAdjust: percent,
  ascentOverride: percent,
  descentOverride: percent,
  lineGapOverride: maybe(percent),
  unicodeRange: maybe(unicodeRange()),
})

/** Files of the brand. */
export class ThemeAssets {
  backgroundImages?: BackgroundImagesByMode
  favicons?: Favicon[]
  fonts?: FontConfiguration[]
  fontFallbacks?: FontFallback[]
  cinemaLogos!: CinemaLogos
}
model(ThemeAssets, {
  backgroundImages: maybe(part(BackgroundImagesByMode)),
  favicons: maybe(isList(Favicon, 0, 24)),
  fonts: maybe(isList(FontConfiguration, 0, 12)),
  fontFallbacks: maybe(isList(FontFallback, 0, 12)),
  cinemaLogos: part(CinemaLogos),
})
