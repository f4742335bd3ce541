import { blend, toHexColor, toLch } from './values/color.ts'
import type { ModeType } from './theme-model.ts'

/**
 * Colors of a mode that a brand need not set. The steps are measured on palettes drawn by hand: each background is
 * slightly further from black or white than the one below it, and carries slightly more of its hue.
 */

/** Lightness and chroma of a page that only knows the brand's color: a breath of its hue. */
const page: Record<ModeType, { l: number; share: number; most: number }> = {
  Light: { l: 0.985, share: 0.06, most: 0.008 },
  Dark: { l: 0.175, share: 0.16, most: 0.03 },
}
/** From this lightness on a page is white paper: what lies on it is tinted, not lighter. */
const paper = 0.995
const white = '#ffffff'
const paperTint = { surface: { l: 0.973, c: 0.0124 }, sunken: { l: 0.944, c: 0.0264 } }

const paperInk = 0.016

const darkSurface = { up: 0.042, chroma: 1.45 }
const darkSunken = { up: 0.085, chroma: 1.8 }
const lightSurface = { towardsWhite: 0.75, chroma: 0.6 }
const lightSunken = { down: 0.033, chroma: 1.75 }
const borders = {
  Light: { move: -0.105, chroma: 2.6, least: 0.014, paper: 0.0383 },
  Dark: { move: 0.16, chroma: 2.1, least: 0.022, paper: 0 },
}
const mostChroma = 0.11

/** The page's background if only the brand's color is known. */
export function derivePageGround(primary: string, type: ModeType): string {
  const { c, h } = toLch(primary)
  return toHexColor({ l: page[type].l, c: Math.min(c * page[type].share, page[type].most), h })
}

/** What lies on the page: cards, panels. `tint` lends its hue to what lies on white paper. */
export function deriveSurface(bg: string, type: ModeType, tint: string): string {
  const { l, c, h } = toLch(bg)
  if (type === 'Dark') return toHexColor({ l: l + darkSurface.up, c: c * darkSurface.chroma, h })
  if (l >= paper)
    return toHexColor({ ...paperTint.surface, h: tintHue(tint), c: tintChroma(tint, paperTint.surface.c) })
  const lifted = l + (1 - l) * lightSurface.towardsWhite
  return lifted >= paper ? white : toHexColor({ l: lifted, c: c * lightSurface.chroma, h })
}

/** Recessed backgrounds of the page: wells, tracks, quiet panels. */
export function deriveSunken(bg: string, type: ModeType, tint: string): string {
  const { l, c, h } = toLch(bg)
  if (type === 'Dark') return toHexColor({ l: l + darkSunken.up, c: c * darkSunken.chroma, h })
  if (l >= paper)
    return toHexColor({ ...paperTint.sunken, h: tintHue(tint), c: tintChroma(tint, paperTint.sunken.c) })
  return toHexColor({ l: l - lightSunken.down, c: c * lightSunken.chroma, h })
}

/** Hairlines. */
export function deriveBorder(bg: string, type: ModeType, tint: string): string {
  const { l, c, h } = toLch(bg)
  const { move, chroma, least, paper: tinted } = borders[type]
  if (type === 'Light' && l >= paper)
    return toHexColor({ l: l + move, c: tintChroma(tint, tinted), h: tintHue(tint) })
  const hued = c > 0.002
  return toHexColor({ l: l + move, c: hued ? Math.min(Math.max(c * chroma, least), mostChroma) : 0, h })
}

const tintHue = (tint: string) => toLch(tint).h
/** Grey brands have grey paper. */
const tintChroma = (tint: string, wanted: number) => Math.min(wanted, toLch(tint).c)

const textLightness: Record<ModeType, number> = { Light: 0.215, Dark: 0.955 }
const textChroma: Record<ModeType, { share: number; most: number }> = {
  Light: { share: 1.1, most: 0.075 },
  Dark: { share: 1.6, most: 0.023 },
}

/**
 * Running text. Its hue is that of the other mode's page, if there is one: dark text takes the dark mode's paper, and
 * white paper takes the hue of `tint`. `opposite` is that page, or this mode's own.
 */
export function deriveText(opposite: string, type: ModeType, tint: string): string {
  const { l, c, h } = toLch(opposite)
  const { share, most } = textChroma[type]
  if (l >= paper)
    return toHexColor({ l: textLightness[type], c: tintChroma(tint, paperInk), h: tintHue(tint) })
  return toHexColor({ l: textLightness[type], c: Math.min(c * share, most), h })
}

const mutedShare: Record<ModeType, number> = { Light: 0.4, Dark: 0.32 }

/** Secondary text: between text and hairlines. */
export const deriveMuted = (text: string, border: string, type: ModeType): string =>
  blend(text, border, mutedShare[type])

/** Red, amber and green of notices. */
export const noticeColors: Record<ModeType, Record<'error' | 'warning' | 'success', string>> = {
  Light: { error: '#b3261e', warning: '#8a5a00', success: '#1b7a4b' },
  Dark: { error: '#ff7a70', warning: '#ffc24b', success: '#5fcb95' },
}

const secondaryChroma = { least: 0.05, most: 0.13 }
const complement = 150
const secondaryLightness: Record<ModeType, number> = { Light: 0.51, Dark: 0.75 }

/** A second color for a brand that chose one only: across the wheel, quieter. */
export function deriveSecondary(primary: string, type: ModeType): string {
  const { c, h } = toLch(primary)
  return toHexColor({
    l: secondaryLightness[type],
    c: c < 0.02 ? c : Math.min(Math.max(c * 0.75, secondaryChroma.least), secondaryChroma.most),
    h: (h + complement) % 360,
  })
}
