import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  interpolate,
  parse,
  wcagContrast,
  type Oklch,
} from 'culori'

const toOklch = converter('oklch')
const percent = 100

/** Thrown when text is not a colour we take: a name, hex, rgb() or rgba(). */
export class ColourError extends Error {
  constructor(found: string) {
    super(`"${found}" is not a colour: use a name, #rgb, #rrggbb, #rrggbbaa, rgb() or rgba()`)
    this.name = 'ColourError'
  }
}

const accepted = /^(#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\([\d.,%\s/]+\)|[a-z]+)$/i

/** Re-serialises a colour as `#rrggbb` or `#rrggbbaa`, so that nothing but a colour reaches a style sheet. */
export function readColour(text: string): string {
  const parsed = accepted.test(text.trim()) ? parse(text.trim()) : undefined
  if (!parsed) throw new ColourError(text)
  return parsed.alpha !== undefined && parsed.alpha < 1 ? formatHex8(parsed) : formatHex(parsed)
}

function oklchOf(colour: string): Oklch {
  const parsed = parse(colour)
  if (!parsed) throw new ColourError(colour)
  return toOklch(parsed)
}

const inGamut = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch'))

/** WCAG contrast of two opaque colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/**
 * A palette step: +p goes p % of the way to white in OKLCH lightness, -p to black; the hue stays,
 * chroma gives way by half of p and then until the colour fits sRGB.
 */
export function step(colour: string, p: number): string {
  const { l, c, h } = oklchOf(colour)
  const share = Math.abs(p) / percent
  return inGamut({
    mode: 'oklch',
    l: p >= 0 ? l + (1 - l) * share : l * (1 - share),
    c: c * (1 - share / 2),
    ...(h === undefined ? {} : { h }),
  })
}

/** The steps every palette has. */
export const paletteSteps = [80, 65, 50, 35, 20, -20, -35, -50, -65, -80] as const
export type PaletteStep = (typeof paletteSteps)[number]

/** All steps of a colour. */
export const palette = (colour: string): Record<PaletteStep, string> =>
  Object.fromEntries(paletteSteps.map((p) => [p, step(colour, p)])) as Record<PaletteStep, string>

/** `share` of `over` laid on `ground`, as a browser mixes in sRGB. */
export const mix = (ground: string, over: string, share: number): string =>
  formatHex(interpolate([ground, over], 'rgb')(share))

const lightnessSteps = 400

/**
 * The colour nearest to `colour` in OKLCH lightness, hue kept, that reaches `target` on every one of `grounds`.
 * Falls back to black or white, whichever reads better, when no lightness of that hue does.
 */
export function ink(colour: string, grounds: readonly string[], target: number): string {
  const passes = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= target)
  const original = formatHex(oklchOf(colour))
  if (passes(original)) return original
  const { l, c, h } = oklchOf(colour)
  for (let distance = 1; distance <= lightnessSteps; distance += 1) {
    for (const direction of [1, -1]) {
      const lightness = l + (direction * distance) / lightnessSteps
      if (lightness < 0 || lightness > 1) continue
      const candidate = inGamut({ mode: 'oklch', l: lightness, c, ...(h === undefined ? {} : { h }) })
      if (passes(candidate)) return candidate
    }
  }
  return worst('#000000', grounds) >= worst('#ffffff', grounds) ? '#000000' : '#ffffff'
}

const worst = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

const darkOn = { l: 0.19, maximumChroma: 0.045 }

/** Text on a filled control: white, or a near-black with a breath of the fill's hue, whichever reads better. */
export function onColour(fill: string): string {
  const { c, h } = oklchOf(fill)
  const dark = inGamut({
    mode: 'oklch',
    l: darkOn.l,
    c: Math.min(c, darkOn.maximumChroma),
    ...(h === undefined ? {} : { h }),
  })
  return contrast('#ffffff', fill) >= contrast(dark, fill) ? '#ffffff' : dark
}

/** The colour of `colour`'s hue whose contrast on `ground` comes nearest to `target`, towards the readable side. */
export function atContrast(colour: string, ground: string, target: number): string {
  const { c, h } = oklchOf(colour)
  const candidates = Array.from({ length: lightnessSteps + 1 }, (_, index) =>
    inGamut({ mode: 'oklch', l: index / lightnessSteps, c, ...(h === undefined ? {} : { h }) }),
  )
  const original = formatHex(oklchOf(colour))
  const side = Math.sign(oklchOf(original).l - oklchOf(ground).l)
  const sameSide = candidates.filter(
    (candidate) => Math.sign(oklchOf(candidate).l - oklchOf(ground).l) === side,
  )
  return sameSide.reduce(
    (best, candidate) =>
      Math.abs(contrast(candidate, ground) - target) < Math.abs(contrast(best, ground) - target)
        ? candidate
        : best,
    original,
  )
}
