import {
  colorsNamed,
  converter,
  convertOklabToLrgb,
  differenceEuclidean,
  formatHex,
  formatHex8,
  interpolate,
  parse,
  parseHex,
  wcagLuminance,
} from 'culori'
import { distance } from 'fastest-levenshtein'
import { memoize } from './memoize.ts'

const toOklch = converter('oklch')
const percent = 100

/** Thrown when text is not a color we take: a name, hex, rgb() or rgba(). */
export class ColorError extends Error {
  constructor(found: string) {
    super(`"${found}" is not a colour: use a name, #rgb, #rgba, #rrggbb, #rrggbbaa, rgb() or rgba()`)
    this.name = 'ColourError'
  }
}

const accepted = /^(#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\([\d.,%\s/]+\)|[a-z]+)$/i

/** Re-serialises a color as `#rrggbb` or `#rrggbbaa`, so that nothing but a color reaches a style sheet. */
export const parseColorText: (text: string) => string = memoize((text: string) => {
  const parsed = accepted.test(text.trim()) ? parse(text.trim()) : undefined
  if (!parsed) throw new ColorError(text)
  return parsed.alpha !== undefined && parsed.alpha < 1 ? formatHex8(parsed) : formatHex(parsed)
})

/** The displayed color on a background: translucent colors are composited. */
export function toOpaque(color: string, ground: string): string {
  const alpha = parseColor(parseColorText(color)).alpha ?? 1
  return alpha < 1 ? mix(ground, formatHex(color) ?? color, alpha) : parseColorText(color)
}

const longestTypo = 3
const shortHex = 3
const longHex = 6

/**
 * The color that text was most likely meant to be: one of CSS's other notations, a mistyped name, a hex color with
 * digits too few or too many. Null when there is no telling.
 */
export function findNearestColor(text: string): string | null {
  const given = text.trim().toLowerCase().slice(0, percent)
  const parsed = parse(given)
  if (parsed) return formatHex(parsed)
  if (/^#?[0-9a-f]+$/.test(given)) {
    const digits = given.replace('#', '')
    if (digits.length > shortHex + 1) return `#${digits.padEnd(longHex, '0').slice(0, longHex)}`
    return parseColorText(`#${digits.padEnd(shortHex, digits.at(-1))}`)
  }
  const keyword = given.replaceAll(/[^a-z]/g, '')
  const [name] = Object.keys(colorsNamed)
    .map((each) => [each, distance(keyword, each)] as const)
    .filter(([each, edits]) => edits <= Math.min(longestTypo, each.length / 2))
    .sort(([, one], [, other]) => one - other)
  return name ? parseColorText(name[0]) : null
}

/** Lightness 0 to 1, chroma, hue in degrees (0 for greys). */
export interface Lch {
  l: number
  c: number
  h: number
}

const parseColor = (color: string) => {
  const parsed = parseHex(color) ?? parse(color)
  if (!parsed) throw new ColorError(color)
  return parsed
}

/** A color in OKLCH. */
export const toLch: (color: string) => Readonly<Lch> = memoize((color: string) => {
  const { l, c, h } = toOklch(parseColor(color))
  return { l, c, h: h ?? 0 }
})

const luminance = memoize((color: string) => wcagLuminance(parseColor(color)))

const bounded = (value: number) => Math.min(1, Math.max(0, value))

/** Chroma is given way with to within this. */
const chromaResolution = 0.4 / 2 ** 13
const radians = Math.PI / 180

/**
 * The maximum chroma, up to `c`, at which a lightness and hue are in sRGB. Computed in linear light, which needs no
 * powers of 1/2.4: their curve keeps 0, 1 and the order between them. Creating a theme calls this ten thousand times.
 */
function chromaThatFits({ l, c, h }: Lch): number {
  const across = Math.cos(h * radians)
  const along = Math.sin(h * radians)
  const fits = (chroma: number) => {
    const { r, g, b } = convertOklabToLrgb({ l, a: chroma * across, b: chroma * along })
    return r >= 0 && r <= 1 && g >= 0 && g <= 1 && b >= 0 && b <= 1
  }
  if (fits(c)) return c
  let fitting = 0
  let beyond = c
  while (beyond - fitting > chromaResolution) {
    const middle = (fitting + beyond) / 2
    if (fits(middle)) fitting = middle
    else beyond = middle
  }
  return fitting
}

/** The color at OKLCH coordinates; chroma is reduced until it fits sRGB. */
export function toHexColor({ l, c, h }: Lch): string {
  const place = { l: bounded(l), c, h }
  return formatHex({ mode: 'oklch', ...place, c: chromaThatFits(place) })
}

const glare = 0.05

const contrastOfLuminances = (one: number, other: number) =>
  one > other ? (one + glare) / (other + glare) : (other + glare) / (one + glare)

/** WCAG contrast of two opaque colors, 1 to 21. */
export const getContrastRatio = (one: string, other: string): number =>
  contrastOfLuminances(luminance(one), luminance(other))

const oklabDistance = differenceEuclidean('oklab')

/** Difference of two colors: the distance in OKLab times 100 (ΔE OK); 2 is just visible. */
export const getColorDifference = (one: string, other: string): number => oklabDistance(one, other) * percent

/**
 * A palette step: +p goes p % of the way to white in OKLCH lightness, -p to black; the hue stays, chroma is reduced by
 * half of p and then until the color fits sRGB.
 */
export function getPaletteStep(color: string, p: number): string {
  const { l, c, h } = toLch(color)
  const share = Math.abs(p) / percent
  return toHexColor({ l: p >= 0 ? l + (1 - l) * share : l * (1 - share), c: c * (1 - share / 2), h })
}

/** The steps every palette has. */
export const paletteSteps = [80, 65, 50, 35, 20, -20, -35, -50, -65, -80] as const
export type PaletteStep = (typeof paletteSteps)[number]

/** All steps of a color. */
export const derivePalette = (color: string): Record<PaletteStep, string> =>
  Object.fromEntries(paletteSteps.map((p) => [p, getPaletteStep(color, p)])) as Record<PaletteStep, string>

/** `share` of `over` on `ground`, as a browser mixes in sRGB. */
export const mix = (ground: string, over: string, share: number): string =>
  formatHex(interpolate([ground, over], 'rgb')(share))

/** `share` of the way from one color to another as the eye sees it (OKLab). */
export const blend = (from: string, to: string, share: number): string =>
  toHexColor(toLch(formatHex(interpolate([from, to], 'oklab')(share))))

const white = '#ffffff'
const black = '#000000'
/** An ink is found to within a 400th of lightness. */
const precision = 1 / 400
const rounds = 16

/** Luminances that pass: up to a limit on the dark side, from a limit on the light side; null if no color passes. */
interface Bounds {
  dark: number | null
  light: number | null
}

const boundsOn = (grounds: readonly string[], target: number): Bounds => {
  const luminances = grounds.map(luminance)
  const dark = (Math.min(...luminances) + glare) / target - glare
  const light = (Math.max(...luminances) + glare) * target - glare
  return { dark: dark < 0 ? null : dark, light: light > 1 ? null : light }
}

const isWithin = (own: number, { dark, light }: Bounds) =>
  (dark !== null && own <= dark) || (light !== null && own >= light)

/**
 * The shade of a color just within a luminance limit: hue kept, chroma as sRGB allows. The cube root of luminance is
 * nearly linear in OKLCH lightness, so that linear interpolation between a failing and a passing shade converges in a
 * few steps; a shade is returned only after it has been checked.
 */
function shadeWithin(color: string, bound: number, side: 'dark' | 'light'): { shade: string; moved: number } {
  const { l, c, h } = toLch(color)
  const wanted = Math.cbrt(bound)
  let shade = side === 'dark' ? black : white
  let passing = { l: side === 'dark' ? 0 : 1, root: side === 'dark' ? 0 : 1 }
  let failing = { l, root: Math.cbrt(luminance(color)) }
  for (let round = 0; round < rounds && Math.abs(passing.root - wanted) > precision; round += 1) {
    const width = passing.l - failing.l
    const share = (wanted - failing.root) / (passing.root - failing.root || 1)
    // Aims a hair beyond the bound; every third step halves, should the line be a poor guide.
    const aimed = round % 3 === 2 ? width / 2 : width * bounded(share) + (Math.sign(width) * precision) / 3
    const middle = bounded(failing.l + aimed)
    const candidate = toHexColor({ l: middle, c, h })
    const own = luminance(candidate)
    const place = { l: middle, root: Math.cbrt(own) }
    if (side === 'dark' ? own <= bound : own >= bound) [passing, shade] = [place, candidate]
    else failing = place
  }
  return { shade, moved: Math.abs(passing.l - l) }
}

/** The shade nearest to a color that is within the limits; null if there is none. */
function nearestWithin(color: string, bounds: Bounds): string | null {
  if (isWithin(luminance(color), bounds)) return color
  const { dark, light } = bounds
  const found = [
    ...(dark === null ? [] : [shadeWithin(color, dark, 'dark')]),
    ...(light === null ? [] : [shadeWithin(color, light, 'light')]),
  ]
  return found.sort((one, other) => one.moved - other.moved)[0]?.shade ?? null
}

const worst = (color: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => getContrastRatio(color, ground)))

/**
 * The color nearest to `color` in OKLCH lightness, hue kept, that reaches `target` on every one of `grounds`. Falls
 * back to black or white, whichever has more contrast, if no lightness of that hue passes.
 */
export const deriveInk = (color: string, grounds: readonly string[], target: number): string =>
  nearestWithin(color, boundsOn(grounds, target)) ??
  (worst(black, grounds) >= worst(white, grounds) ? black : white)

/** The shade nearest to `fill` on which black or white text reaches `target`. */
export const deriveReadableFill = (fill: string, target: number): string =>
  nearestWithin(fill, { dark: boundsOn([white], target).dark, light: boundsOn([black], target).light }) ??
  fill

const darkOn = { l: 0.19, maximumChroma: 0.045 }

/**
 * Text on a filled control: white, or a near-black tinted with the fill's hue, whichever has more contrast; black if
 * only black reaches `target`.
 */
export function deriveOnColor(fill: string, target: number): string {
  const { c, h } = toLch(fill)
  const dark = toHexColor({ l: darkOn.l, c: Math.min(c, darkOn.maximumChroma), h })
  const light = getContrastRatio(white, fill)
  if (light >= getContrastRatio(dark, fill))
    return light >= target || light >= getContrastRatio(black, fill) ? white : black
  return getContrastRatio(dark, fill) >= target ? dark : black
}

/** The shade of `color` that just reaches `target` on `ground`, on the side of it that `color` is on. */
export function deriveShadeAtContrast(color: string, ground: string, target: number): string {
  const side = luminance(color) > luminance(ground) ? 'light' : 'dark'
  const bound = boundsOn([ground], target)[side]
  if (bound === null) return side === 'light' ? white : black
  const start = getContrastRatio(color, ground) >= target ? ground : color
  const { c, h } = toLch(color)
  return shadeWithin(toHexColor({ l: toLch(start).l, c, h }), bound, side).shade
}
