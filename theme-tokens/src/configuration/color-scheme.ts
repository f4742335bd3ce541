import { IsString } from 'class-validator'
import { ColorError, findNearestColor, parseColorText } from '../values/color.ts'
import { heroPatterns, type HeroPattern } from '../values/marks.ts'
import { model } from './model.ts'
import { check, isList, maybe, oneOf, part, pattern, type Rule } from './rules.ts'

const neededColor = 'a colour: a name, #rgb, #rgba, #rrggbb, #rrggbbaa, rgb() or rgba()'
const nearest = (value: unknown) => (typeof value === 'string' ? findNearestColor(value) : null)

function isColor(value: unknown): boolean {
  try {
    return typeof value === 'string' && parseColorText(value) !== ''
  } catch (error) {
    if (error instanceof ColorError) return false
    throw error
  }
}

const color: Rule = [IsString({ message: neededColor }), check('isColor', isColor, neededColor, { nearest })]

/**
 * Colors of alerts. Defaults are a standard red, amber and green, adjusted to be legible on the mode's backgrounds.
 */
export class NotificationColors {
  error?: string
  warning?: string
  success?: string
}
model(NotificationColors, { error: maybe(color), warning: maybe(color), success: maybe(color) })

/** Colors of buttons beyond the palettes': the text on the filled primary button. */
export class ButtonColors {
  text?: string
}
model(ButtonColors, { text: maybe(color) })

/** Backgrounds of a mode: the page, surfaces on it, and recessed areas; the header's if it differs from the page's. */
export class BackgroundColors {
  default?: string
  surface?: string
  sunken?: string
  header?: string
}
model(BackgroundColors, {
  default: maybe(color),
  surface: maybe(color),
  sunken: maybe(color),
  header: maybe(color),
})

/** Colors of text: running text, and secondary text. */
export class TextColors {
  primary?: string
  secondary?: string
}
model(TextColors, { primary: maybe(color), secondary: maybe(color) })

const token = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/
const neededToken = 'a name of letters, figures and hyphens'

/**
 * An attribute of showtimes with its own appearance (a giant screen, say), by its id. The color defaults to the
 * primary.
 */
export class HeroAttribute {
  id!: string
  color?: string
  /**
   * Name of its icon in the design system; default the id's own. Both modes show that of the default mode, since an
   * icon is part of the page and a mode only of its style sheet.
   */
  glyph?: string
  /** Distinguishes it without color. */
  pattern?: HeroPattern
}
model(HeroAttribute, {
  id: pattern(token, neededToken, 40),
  color: maybe(color),
  glyph: maybe(pattern(token, neededToken, 40)),
  pattern: maybe(oneOf(heroPatterns)),
})

/** Colors of the seat map. */
export class SeatColors {
  standard?: string
  premier?: string
  selected?: string
  floor?: string
}
model(SeatColors, {
  standard: maybe(color),
  premier: maybe(color),
  selected: maybe(color),
  floor: maybe(color),
})

/**
 * The colors of a mode. All of them may be left out but the default mode's primary: the rest is derived, or taken
 * from the other mode. A color that has to be read is moved, no further than it must, until it can be.
 */
export class ColorScheme {
  /** The brand's color, shown exactly on large surfaces and filled controls. */
  primary?: string
  secondary?: string
  /** The color of links, outlines and marks; default the primary. */
  accent?: string
  notification?: NotificationColors
  buttons?: ButtonColors
  background?: BackgroundColors
  border?: string
  typography?: TextColors
  heroAttributes?: HeroAttribute[]
  seats?: SeatColors
}
model(ColorScheme, {
  primary: maybe(color),
  secondary: maybe(color),
  accent: maybe(color),
  notification: maybe(part(NotificationColors)),
  buttons: maybe(part(ButtonColors)),
  background: maybe(part(BackgroundColors)),
  border: maybe(color),
  typography: maybe(part(TextColors)),
  heroAttributes: maybe([
    check('hasUniqueIds', hasUniqueIds, 'every id once'),
    ...isList(HeroAttribute, 0, 24),
  ]),
  seats: maybe(part(SeatColors)),
})

function hasUniqueIds(value: unknown): boolean {
  if (!Array.isArray(value)) return true
  const ids = value.map((each) => (each as { id?: unknown } | null)?.id)
  return new Set(ids).size === ids.length
}
