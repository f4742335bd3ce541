import {
  deriveShadeAtContrast,
  getContrastRatio,
  deriveInk,
  mix,
  deriveOnColor,
  toOpaque,
  deriveReadableFill,
  getPaletteStep,
} from './values/color.ts'
import type { ColorScheme, HeroAttribute } from './configuration/color-scheme.ts'
import { contrastTargets, type ContrastLevel } from './contrast-levels.ts'
import {
  deriveBorder,
  deriveMuted,
  noticeColors,
  derivePageGround,
  deriveSecondary,
  deriveSunken,
  deriveSurface,
  deriveText,
} from './grounds.ts'
import { heroPatterns } from './values/marks.ts'
import { pictureShare } from './picture.ts'
import type { HeroAttributeTokens, ModeTokens, ModeType, SeatTokens } from './theme-model.ts'

const primaryHoverStep: Record<ModeType, number> = { Light: -8, Dark: 20 }
const seatContrast: Record<ModeType, number> = { Light: 4.3, Dark: 6.4 }
const takenContrast: Record<ModeType, number> = { Light: 3.4, Dark: 4 }
/** Shares of the band's color, the first with which row letters and labels are read on it: the last leaves the bare floor. */
const bandShares = [0.08, 0.06, 0.04, 0.02, 0]
/**
 * Shares of ink in the background of a selected chip, of which the first legible one is used: the last is the bare
 * page.
 */
const pressedShares = [0.1, 0.08, 0.06, 0.04, 0.02, 0]
/** Shares of a severity in the ground of its message, the strongest legible one is taken. */
const tintShares = [0.14, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02]
const darkFloorShare = 0.85
const fieldBorderShare = 0.4
const screenLight: Record<ModeType, { halo: number; beam: number }> = {
  Light: { halo: 0.5, beam: 0.3 },
  Dark: { halo: 0.9, beam: 0.46 },
}
const underlay: Record<ModeType, string> = { Light: '#ffffff', Dark: '#000000' }

/** Values that a mode takes from another mode's scheme, and the scheme they are resolved in. */
export interface ModeInput {
  type: ModeType
  scheme: ColorScheme
  /** The theme's other mode, if it has two. */
  other: { type: ModeType; scheme: ColorScheme } | null
  /** Whether the brand has a picture behind this mode's header. */
  hasHeaderImage: boolean
  /** Whether it has one behind this mode's page. */
  hasBodyImage: boolean
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
const getPrimary = ({ type, scheme, other }: ModeInput) =>
  toOpaque(scheme.primary ?? other?.scheme.primary ?? '#808080', underlay[type])

const getPageGround = (type: ModeType, scheme: ColorScheme, primary: string) =>
  scheme.background?.default === undefined
    ? derivePageGround(primary, type)
    : toOpaque(scheme.background.default, underlay[type])

/** The base colors, set or derived. */
function deriveBase(input: ModeInput): Base {
  const { type, scheme, other } = input
  const brand = getPrimary(input)
  const bg = getPageGround(type, scheme, brand)
  const given = (color: string | undefined, derive: () => string) =>
    color === undefined ? derive() : toOpaque(color, bg)
  const surface = given(scheme.background?.surface, () => deriveSurface(bg, type, brand))
  const surface2 = given(scheme.background?.sunken, () => deriveSunken(bg, type, brand))
  const border = given(scheme.border, () => deriveBorder(bg, type, brand))
  const opposite = other
    ? getPageGround(other.type, other.scheme, toOpaque(other.scheme.primary ?? brand, underlay[other.type]))
    : bg
  const text = given(scheme.typography?.primary, () => deriveText(opposite, type, brand))
  const muted = given(scheme.typography?.secondary, () => deriveMuted(text, border, type))
  return { type, text, muted, bg, surface, surface2, border, brand }
}

/** Backgrounds of a mode's text and marks, with unset colors derived. */
export interface Grounds {
  bg: string
  surface: string
  surface2: string
  floor: string
}

/** The backgrounds of a mode, before any text color. */
export function getGrounds(input: ModeInput, { bg, surface, surface2 }: Base = deriveBase(input)): Grounds {
  const { type, scheme } = input
  const derivedFloor = type === 'Dark' ? mix(bg, surface, darkFloorShare) : surface2
  const floor = scheme.seats?.floor === undefined ? derivedFloor : toOpaque(scheme.seats.floor, bg)
  return { bg, surface, surface2, floor }
}

/**
 * The page's background with the extremes of a picture showing through; null without a picture: higher levels remove
 * it.
 */
export const deriveGroundsOverPicture = (
  { hasBodyImage, level }: ModeInput,
  bg: string,
): ModeTokens['groundsOverPicture'] =>
  hasBodyImage && level === 'Normal'
    ? { dark: mix(bg, '#000000', pictureShare), light: mix(bg, '#ffffff', pictureShare) }
    : null

/** Colors of every mode that may have to be adjusted. */
export type WantedColor = 'primary' | 'text' | 'muted' | 'ink' | 'secondary' | 'error' | 'warning' | 'success'

/** The colors of a mode, set or derived, before they are adjusted for legibility. */
export function deriveWantedColors(
  input: ModeInput,
  base: Base = deriveBase(input),
): Record<WantedColor, string> {
  const { type, scheme, other } = input
  const { bg, brand, text, muted } = base
  const shown = (color: string) => toOpaque(color, bg)
  const notices = noticeColors[type]
  return {
    primary: brand,
    text,
    muted,
    ink: shown(scheme.accent ?? brand),
    secondary: shown(scheme.secondary ?? other?.scheme.secondary ?? deriveSecondary(brand, type)),
    error: shown(scheme.notification?.error ?? notices.error),
    warning: shown(scheme.notification?.warning ?? notices.warning),
    success: shown(scheme.notification?.success ?? notices.success),
  }
}

/** The text color set for primary buttons: text on a color is the same in both modes. */
function getChosenLabel({ scheme, other }: ModeInput): string | undefined {
  const isShared =
    other !== null && (other.scheme.primary ?? scheme.primary) === (scheme.primary ?? other.scheme.primary)
  return scheme.buttons?.text ?? (isShared ? other.scheme.buttons?.text : undefined)
}

/** A requested color, and the shown one. */
export interface ShownColor {
  name: string
  wanted: string
  shown: string
}

/**
 * Requested colors that not every mode has: text of primary buttons, the header's background, seats and attributes, if
 * set.
 */
export function listChosenColors(input: ModeInput, tokens: ModeTokens): ShownColor[] {
  const { scheme, other } = input
  const { background, seats } = scheme
  const shown = (name: string, wanted: string | undefined, ground: string, now: string | undefined) =>
    wanted === undefined || now === undefined ? [] : [{ name, wanted: toOpaque(wanted, ground), shown: now }]
  const { floor } = tokens.seats
  return [
    ...shown('buttons.text', getChosenLabel(input), tokens.primary, tokens.onPrimary),
    ...shown('background.header', background?.header, tokens.bg, tokens.header),
    ...shown('seats.standard', seats?.standard, floor, tokens.seats.seat),
    ...shown('seats.premier', seats?.premier, floor, tokens.seats.premier),
    ...shown('seats.selected', seats?.selected, floor, tokens.seats.selected),
    ...(scheme.heroAttributes ?? other?.scheme.heroAttributes ?? []).flatMap(({ id, color }) =>
      shown(`hero ${id}`, color, tokens.bg, tokens.heroAttributes[id]?.color),
    ),
  ]
}

/**
 * All colors of a mode from its scheme, at a contrast level. The exact brand color is unchanged; colors of text are
 * adjusted to the nearest that passes on every background of the mode.
 */
export function deriveModeTokens(input: ModeInput): ModeTokens {
  const { type, scheme, other, level } = input
  const targets = contrastTargets[level]
  const base = deriveBase(input)
  const { bg, surface, surface2, brand } = base
  const { floor } = getGrounds(input, base)
  const groundsOverPicture = deriveGroundsOverPicture(input, bg)
  const pageGrounds = [
    ...(groundsOverPicture ? Object.values(groundsOverPicture) : []),
    bg,
    surface,
    surface2,
  ]
  const grounds = [...new Set([...pageGrounds, floor])]
  const readable = (color: string) => deriveInk(color, grounds, targets.text)
  const wanted = deriveWantedColors(input, base)
  const text = readable(wanted.text)
  const muted = readable(wanted.muted)
  const primary = deriveReadableFill(brand, targets.text)
  const accent = readable(wanted.ink)
  const on = (fill: string, wanted?: string) => {
    const chosen = wanted === undefined ? undefined : toOpaque(wanted, fill)
    return chosen !== undefined && getContrastRatio(chosen, fill) >= targets.text
      ? chosen
      : deriveOnColor(fill, targets.text)
  }
  const edge = (fill: string, line: string) =>
    grounds.every((ground) => getContrastRatio(fill, ground) >= targets.control) ? fill : line
  const onPrimary = on(primary, getChosenLabel(input))
  const secondary = readable(wanted.secondary)
  const error = readable(wanted.error)
  const warning = readable(wanted.warning)
  const success = readable(wanted.success)
  const primaryEdge = edge(primary, accent)
  const tinted = (color: string) =>
    tintedOn(surface, color, { inks: [text, muted, accent, color], edge: primaryEdge }, targets)
  const header = headerTokens(input, base, { text, accent, primary, onPrimary })
  const hero = (attribute: HeroAttribute, index: number): HeroAttributeTokens => {
    const color = deriveReadableFill(toOpaque(attribute.color ?? brand, bg), targets.text)
    return {
      color,
      on: color === primary ? onPrimary : on(color),
      edge: edge(color, color === primary ? accent : readable(color)),
      glyph: attribute.glyph ?? attribute.id,
      pattern: attribute.pattern ?? heroPatterns[index % heroPatterns.length] ?? 'solid',
    }
  }
  return {
    bg,
    groundsOverPicture,
    surface,
    surface2,
    border: base.border,
    text,
    muted,
    brand,
    primary,
    onPrimary,
    primaryEdge,
    primaryHover: deriveHover(primary, onPrimary, type, targets.text),
    ink: accent,
    pressed: pressedOn(bg, accent, targets.text),
    secondary,
    onSecondary: on(secondary),
    error,
    onError: on(error),
    errorGround: tinted(error),
    warning,
    onWarning: on(warning),
    warningGround: tinted(warning),
    success,
    onSuccess: on(success),
    fieldBorder: deriveInk(mix(bg, text, fieldBorderShare), pageGrounds, targets.control),
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

/** The background of a selected chip, with the ink as its text. */
const pressedOn = (bg: string, accent: string, target: number): string =>
  pressedShares
    .map((share) => mix(bg, accent, share))
    .find((ground) => getContrastRatio(accent, ground) >= target) ?? bg

/**
 * The ground of a message whose severity tints it: as much of its colour as leaves legible what may stand in it, and
 * visible the edge of its buttons.
 */
const tintedOn = (
  surface: string,
  color: string,
  on: { inks: readonly string[]; edge: string },
  targets: { text: number; control: number },
): string =>
  tintShares
    .map((share) => mix(surface, color, share))
    .find(
      (ground) =>
        on.inks.every((each) => getContrastRatio(each, ground) >= targets.text) &&
        getContrastRatio(on.edge, ground) >= targets.control,
    ) ?? surface

/** The hovered fill: a step lighter or darker, whichever leaves its text readable. */
function deriveHover(fill: string, on: string, type: ModeType, target: number): string {
  const hovered = getPaletteStep(fill, primaryHoverStep[type])
  if (getContrastRatio(on, hovered) >= target) return hovered
  const away = getPaletteStep(
    fill,
    on === '#ffffff' ? -Math.abs(primaryHoverStep[type]) : Math.abs(primaryHoverStep[type]),
  )
  return getContrastRatio(on, away) >= target ? away : fill
}

/** The header on the page's background, on its own, or on the brand's color below a picture. */
function headerTokens(
  { scheme, hasHeaderImage, level }: ModeInput,
  { bg, brand }: Base,
  on: { text: string; accent: string; primary: string; onPrimary: string },
): Pick<ModeTokens, 'header' | 'onHeader' | 'headerInk'> {
  const chosen = scheme.background?.header ?? (hasHeaderImage ? brand : undefined)
  if (chosen === undefined) return { header: bg, onHeader: on.text, headerInk: on.accent }
  const target = contrastTargets[level].text
  const header = deriveReadableFill(toOpaque(chosen, bg), target)
  const onHeader = header === on.primary ? on.onPrimary : deriveOnColor(header, target)
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

function seatTokens({ seats }: ColorScheme, base: SeatBase, level: ContrastLevel): SeatTokens {
  const { type, floor, muted } = base
  const { text: textTarget, control } = contrastTargets[level]
  const isWrittenOn = (ground: string) =>
    [base.text, muted].every((color) => getContrastRatio(color, ground) >= textTarget)
  const band = bandShares.map((share) => mix(floor, base.secondary, share)).find(isWrittenOn) ?? floor
  const under = [floor, band]
  const isVisible = (color: string) => under.every((ground) => getContrastRatio(color, ground) >= control)
  const visible = (color: string) => deriveInk(toOpaque(color, floor), under, control)
  const isNumbered = (color: string) =>
    getContrastRatio(deriveOnColor(color, textTarget), color) >= textTarget
  // A seat must be visible on the floor, and its number legible on it: otherwise it is moved further from the floor.
  const numbered = (color: string) => {
    const seen = visible(color)
    const away = deriveInk(seen, [type === 'Light' ? '#ffffff' : '#000000'], textTarget)
    return (
      [seen, deriveReadableFill(seen, textTarget), away].find(
        (each) => isVisible(each) && isNumbered(each),
      ) ?? seen
    )
  }
  const seat = numbered(
    seats?.standard ?? deriveShadeAtContrast(muted, floor, Math.max(seatContrast[type], control)),
  )
  const premier = numbered(seats?.premier ?? base.secondary)
  const selected =
    seats?.selected === undefined
      ? base.primary
      : deriveReadableFill(toOpaque(seats.selected, floor), textTarget)
  return {
    seat,
    premier,
    taken: visible(deriveShadeAtContrast(muted, floor, Math.max(takenContrast[type], control))),
    floor,
    onSeat: deriveOnColor(seat, textTarget),
    onPremier: deriveOnColor(premier, textTarget),
    selected,
    onSelected: selected === base.primary ? base.onPrimary : deriveOnColor(selected, textTarget),
    // A brand color that hardly differs from the floor gets an edge of text color.
    selectedEdge: isVisible(selected) ? selected : base.text,
    band,
    ...screenLight[type],
  }
}
