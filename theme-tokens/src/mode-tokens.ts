import { atContrast, contrast, ink, mix, onColour, opaque, readableFill, step } from './colour.ts'
import type { ColourScheme, HeroAttribute } from './configuration/colour-scheme.ts'
import { contrastTargets, type ContrastLevel } from './contrast-levels.ts'
import {
  borderOn,
  mutedFrom,
  noticeColours,
  pageGround,
  secondaryTo,
  sunkenIn,
  surfaceOn,
  textFrom,
} from './grounds.ts'
import { heroPatterns, type HeroPattern } from './marks.ts'
import type { HeroAttributeTokens, ModeTokens, ModeType, SeatTokens } from './theme-model.ts'

const primaryHoverStep: Record<ModeType, number> = { Light: -8, Dark: 20 }
const seatContrast: Record<ModeType, number> = { Light: 4.3, Dark: 6.4 }
const takenContrast: Record<ModeType, number> = { Light: 3.4, Dark: 4 }
const bandShare = 0.08
const darkFloorShare = 0.85
const fieldBorderShare = 0.4
const screenLight: Record<ModeType, { halo: number; beam: number }> = {
  Light: { halo: 0.5, beam: 0.3 },
  Dark: { halo: 0.9, beam: 0.46 },
}
const underlay: Record<ModeType, string> = { Light: '#ffffff', Dark: '#000000' }

/** What of another mode's scheme a mode falls back on, and the whole it is read in. */
export interface ModeInput {
  type: ModeType
  scheme: ColourScheme
  /** The theme's other mode, where it has two. */
  other: { type: ModeType; scheme: ColourScheme } | null
  /** Whether the brand has a picture behind this mode's header. */
  hasHeaderImage: boolean
  level: ContrastLevel
}

interface Base {
  type: ModeType
  text: string
  muted: string
  bg: string
  surface: string
  surface2: string
  border: string
  brand: string
}

/** The chosen primary of a mode: its own, else the other mode's. */
const primaryOf = ({ type, scheme, other }: ModeInput) =>
  opaque(scheme.primary ?? other?.scheme.primary ?? '#808080', underlay[type])

const pageOf = (type: ModeType, scheme: ColourScheme, primary: string) =>
  scheme.background?.default === undefined
    ? pageGround(primary, type)
    : opaque(scheme.background.default, underlay[type])

/** The colours everything else stands on, as chosen or as derived from what is. */
function baseOf(input: ModeInput): Base {
  const { type, scheme, other } = input
  const brand = primaryOf(input)
  const bg = pageOf(type, scheme, brand)
  const given = (colour: string | undefined, derive: () => string) =>
    colour === undefined ? derive() : opaque(colour, bg)
  const surface = given(scheme.background?.surface, () => surfaceOn(bg, type, brand))
  const surface2 = given(scheme.background?.sunken, () => sunkenIn(bg, type, brand))
  const border = given(scheme.border, () => borderOn(bg, type, brand))
  const opposite = other
    ? pageOf(other.type, other.scheme, opaque(other.scheme.primary ?? brand, underlay[other.type]))
    : bg
  const text = given(scheme.typography?.primary, () => textFrom(opposite, type, brand))
  const muted = given(scheme.typography?.secondary, () => mutedFrom(text, border, type))
  return { type, text, muted, bg, surface, surface2, border, brand }
}

/** What a mode's words and marks stand on, the colours that were not chosen derived. */
export interface Grounds {
  bg: string
  surface: string
  surface2: string
  floor: string
}

/** The grounds of a mode, before anything is written on them. */
export function groundsOf(input: ModeInput, { bg, surface, surface2 }: Base = baseOf(input)): Grounds {
  const { type, scheme } = input
  const derivedFloor = type === 'Dark' ? mix(bg, surface, darkFloorShare) : surface2
  const floor = scheme.seats?.floor === undefined ? derivedFloor : opaque(scheme.seats.floor, bg)
  return { bg, surface, surface2, floor }
}

/** Colours that are asked for and may have to move. */
export type WantedColour =
  'primary' | 'text' | 'muted' | 'ink' | 'secondary' | 'error' | 'warning' | 'success'

/** The colours a mode asks for, chosen or derived, before they are made readable. */
export function wantedColours(input: ModeInput, base: Base = baseOf(input)): Record<WantedColour, string> {
  const { type, scheme, other } = input
  const { bg, brand, text, muted } = base
  const shown = (colour: string) => opaque(colour, bg)
  const notices = noticeColours[type]
  return {
    primary: brand,
    text,
    muted,
    ink: shown(scheme.accent ?? brand),
    secondary: shown(scheme.secondary ?? other?.scheme.secondary ?? secondaryTo(brand, type)),
    error: shown(scheme.notification?.error ?? notices.error),
    warning: shown(scheme.notification?.warning ?? notices.warning),
    success: shown(scheme.notification?.success ?? notices.success),
  }
}

/**
 * All colours of a mode from its scheme, at a level of contrast. The exact brand colour stays; what must be read is
 * moved to the nearest colour that passes on every ground of the mode.
 */
export function modeTokens(input: ModeInput): ModeTokens {
  const { type, scheme, other, level } = input
  const targets = contrastTargets[level]
  const base = baseOf(input)
  const { bg, surface, surface2, brand } = base
  const { floor } = groundsOf(input, base)
  const grounds = [...new Set([bg, surface, surface2, floor])]
  const readable = (colour: string) => ink(colour, grounds, targets.text)
  const wanted = wantedColours(input, base)
  const text = readable(wanted.text)
  const muted = readable(wanted.muted)
  const primary = readableFill(brand, targets.text)
  const accent = readable(wanted.ink)
  const on = (fill: string, wanted?: string) => {
    const chosen = wanted === undefined ? undefined : opaque(wanted, fill)
    return chosen !== undefined && contrast(chosen, fill) >= targets.text
      ? chosen
      : onColour(fill, targets.text)
  }
  const edge = (fill: string, line: string) =>
    grounds.every((ground) => contrast(fill, ground) >= targets.control) ? fill : line
  // What is written on a colour in one mode is written on it in the other.
  const isSharedPrimary =
    other !== null && (other.scheme.primary ?? scheme.primary) === (scheme.primary ?? other.scheme.primary)
  const onPrimary = on(
    primary,
    scheme.buttons?.text ?? (isSharedPrimary ? other.scheme.buttons?.text : undefined),
  )
  const secondary = readable(wanted.secondary)
  const error = readable(wanted.error)
  const warning = readable(wanted.warning)
  const success = readable(wanted.success)
  const header = headerTokens(input, base, { text, accent, primary, onPrimary })
  const hero = (attribute: HeroAttribute, index: number): HeroAttributeTokens => {
    const color = readableFill(opaque(attribute.color ?? brand, bg), targets.text)
    return {
      color,
      on: color === primary ? onPrimary : on(color),
      edge: edge(color, color === primary ? accent : readable(color)),
      glyph: attribute.glyph ?? attribute.id,
      pattern:
        (attribute.pattern as HeroPattern | undefined) ??
        heroPatterns[index % heroPatterns.length] ??
        'solid',
    }
  }
  return {
    bg,
    surface,
    surface2,
    border: base.border,
    text,
    muted,
    brand,
    primary,
    onPrimary,
    primaryEdge: edge(primary, accent),
    primaryHover: hoverOf(primary, onPrimary, type, targets.text),
    ink: accent,
    secondary,
    onSecondary: on(secondary),
    error,
    onError: on(error),
    warning,
    onWarning: on(warning),
    success,
    onSuccess: on(success),
    fieldBorder: ink(mix(bg, text, fieldBorderShare), [bg, surface, surface2], targets.control),
    ...header,
    heroAttributes: Object.fromEntries(
      (scheme.heroAttributes ?? other?.scheme.heroAttributes ?? []).map((each, index) => [
        each.id,
        hero(each, index),
      ]),
    ),
    seats: seatTokens(scheme, { ...base, floor, text, muted, primary, onPrimary, secondary }, level),
  }
}

/** The hovered fill: a step lighter or darker, whichever leaves its text readable. */
function hoverOf(fill: string, on: string, type: ModeType, target: number): string {
  const hovered = step(fill, primaryHoverStep[type])
  if (contrast(on, hovered) >= target) return hovered
  const away = step(
    fill,
    on === '#ffffff' ? -Math.abs(primaryHoverStep[type]) : Math.abs(primaryHoverStep[type]),
  )
  return contrast(on, away) >= target ? away : fill
}

/** The header on the page's ground, on a ground of its own, or on the brand's colour under a picture. */
function headerTokens(
  { scheme, hasHeaderImage, level }: ModeInput,
  { bg, brand }: Base,
  on: { text: string; accent: string; primary: string; onPrimary: string },
): Pick<ModeTokens, 'header' | 'onHeader' | 'headerInk'> {
  const chosen = scheme.background?.header ?? (hasHeaderImage ? brand : undefined)
  if (chosen === undefined) return { header: bg, onHeader: on.text, headerInk: on.accent }
  const target = contrastTargets[level].text
  const header = readableFill(opaque(chosen, bg), target)
  const onHeader = header === on.primary ? on.onPrimary : onColour(header, target)
  return { header, onHeader, headerInk: onHeader }
}

interface SeatBase {
  type: ModeType
  floor: string
  bg: string
  text: string
  muted: string
  primary: string
  onPrimary: string
  secondary: string
}

function seatTokens({ seats }: ColourScheme, base: SeatBase, level: ContrastLevel): SeatTokens {
  const { type, floor, muted } = base
  const { text: textTarget, control } = contrastTargets[level]
  const band = mix(floor, base.secondary, bandShare)
  const under = [floor, band]
  const visible = (colour: string) => ink(opaque(colour, floor), under, control)
  const seat = visible(seats?.standard ?? atContrast(muted, floor, Math.max(seatContrast[type], control)))
  const selected =
    seats?.selected === undefined ? base.primary : readableFill(opaque(seats.selected, floor), textTarget)
  return {
    seat,
    premier: visible(seats?.premier ?? base.secondary),
    taken: visible(atContrast(muted, floor, Math.max(takenContrast[type], control))),
    floor,
    onSeat: onColour(seat, control),
    selected,
    onSelected: selected === base.primary ? base.onPrimary : onColour(selected, textTarget),
    // A brand colour that hardly differs from the floor gets an edge of text colour.
    selectedEdge: under.every((ground) => contrast(selected, ground) >= control) ? selected : base.text,
    band,
    ...screenLight[type],
  }
}
