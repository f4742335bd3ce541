import { create } from 'fontkitten'
import { readFileSync } from 'node:fs'
import type { ModeTokens } from '@foyer/theme-tokens/theme-model'
import type { RadiusStyle } from '@foyer/theme-tokens/values/radius'

/** A drawing with its size in its own units. */
export interface Drawing {
  svg: string
  width: number
  height: number
}

const markSize = 40
const gap = 12
const capHeight = 22

interface Paint {
  first: string
  second: string
  text: string
}

const createPaint = (tokens: ModeTokens): Paint => ({
  first: tokens.primaryEdge === tokens.primary ? tokens.primary : tokens.ink,
  second: tokens.secondary,
  text: tokens.text,
})

const roundness: Record<RadiusStyle, number> = { Straight: 0, Rounded: 5, FullRounded: 10 }

/** Signs for cinemas, on a 40 × 40 field: a beam on a screen, a curtain, a sun over the horizon, a frame in a frame. */
const signs: readonly ((paint: Paint, radius: number) => string)[] = [
  ({ first, second }, r) =>
    `<rect x="2" y="4" width="36" height="22" rx="${r}" fill="${first}"/><path d="M20 22 32 37H8Z" fill="${second}"/>`,
  ({ first, second }, r) =>
    `<path d="M2 2H16A18 34 0 0 1 2 38Z" fill="${first}"/><path d="M38 2H24A18 34 0 0 0 38 38Z" fill="${first}"/><rect x="17" y="26" width="6" height="12" rx="${r / 4}" fill="${second}"/>`,
  ({ first, second }, r) =>
    `<path d="M4 24A16 16 0 0 1 36 24Z" fill="${first}"/><rect x="2" y="28" width="36" height="5" rx="${r / 4}" fill="${second}"/><rect x="9" y="35" width="22" height="3" rx="${r / 6}" fill="${second}"/>`,
  ({ first, second }, r) =>
    `<path d="M${2 + r} 2H38V${38 - r}A${r} ${r} 0 0 1 ${38 - r} 38H2V${2 + r}A${r} ${r} 0 0 1 ${2 + r} 2ZM11 11V29H29V11Z" fill-rule="evenodd" fill="${first}"/><circle cx="20" cy="20" r="5" fill="${second}"/>`,
]

/** The same name always has the same sign. */
const chooseSign = (title: string) =>
  signs[[...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % signs.length]

/** A line of text as outlines: a logo cannot wait for a font. */
function lettering(text: string, fontFile: string): { path: string; width: number } {
  const font = create(readFileSync(fontFile))
  if (!('glyphForCodePoint' in font)) throw new Error(`${fontFile} holds several fonts, needed one`)
  const scale = capHeight / (font.capHeight || font.unitsPerEm * 0.7)
  let x = 0
  const paths = [...text].map((letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
    x += glyph.advanceWidth * scale
    return path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
  })
  return { path: paths.join(''), width: Math.ceil(x) }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const svg = (width: number, height: number, title: string, body: string): Drawing => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title>${body}</svg>\n`,
})

/** The brand's sign without its name. */
export const drawMark = (title: string, tokens: ModeTokens, radius: RadiusStyle): Drawing =>
  svg(markSize, markSize, title, chooseSign(title)?.(createPaint(tokens), roundness[radius]) ?? '')

/** The sign with the name beside it, in the brand's heading font. */
export function drawLogo(title: string, tokens: ModeTokens, radius: RadiusStyle, fontFile: string): Drawing {
  const paint = createPaint(tokens)
  const { path, width } = lettering(title, fontFile)
  const baseline = (markSize + capHeight) / 2
  return svg(
    markSize + gap + width,
    markSize,
    title,
    `${chooseSign(title)?.(paint, roundness[radius]) ?? ''}<path transform="translate(${markSize + gap} ${baseline})" fill="${paint.text}" d="${path}"/>`,
  )
}

/** The sign on a tile of the brand's color, for browser tabs and home screens. */
export function drawIcon(title: string, tokens: ModeTokens, radius: RadiusStyle): Drawing {
  const paint = { first: tokens.onPrimary, second: tokens.onPrimary, text: tokens.onPrimary }
  const body = chooseSign(title)?.(paint, roundness[radius]) ?? ''
  return svg(
    64,
    64,
    title,
    `<rect width="64" height="64" rx="${roundness[radius] * 1.4}" fill="${tokens.brand}"/><g transform="translate(12 12)">${body}</g>`,
  )
}
