import { IsString } from 'class-validator'
import { ColourError, nearestColour, readColour } from '../colour.ts'
import { heroPatterns } from '../marks.ts'
import { model } from './model.ts'
import { check, listOf, maybe, oneOf, part, pattern, type Rule } from './rules.ts'

const neededColour = 'a colour: a name, #rgb, #rgba, #rrggbb, #rrggbbaa, rgb() or rgba()'
const nearest = (value: unknown) => (typeof value === 'string' ? nearestColour(value) : null)

function isColour(value: unknown): boolean {
  try {
    return typeof value === 'string' && readColour(value) !== ''
  } catch (error) {
    if (error instanceof ColourError) return false
    throw error
  }
}

const colour: Rule = [
  IsString({ message: neededColour }),
  check('isColour', isColour, neededColour, { nearest }),
]

/** Colours of notices. What is not given is the house's red, amber and green, moved until it reads on the mode's grounds. */
export class NotificationColours {
  error?: string
  warning?: string
  success?: string
}
model(NotificationColours, { error: maybe(colour), warning: maybe(colour), success: maybe(colour) })

/** Colours of buttons beyond the palettes': the text on the filled primary button. */
export class ButtonColours {
  text?: string
}
model(ButtonColours, { text: maybe(colour) })

/** The grounds of a mode: the page, what lies on it, and what is sunk into it; the header's where it is not the page's. */
export class BackgroundColours {
  default?: string
  surface?: string
  sunken?: string
  header?: string
}
model(BackgroundColours, {
  default: maybe(colour),
  surface: maybe(colour),
  sunken: maybe(colour),
  header: maybe(colour),
})

/** Colours of text: running text, and what stands back. */
export class TextColours {
  primary?: string
  secondary?: string
}
model(TextColours, { primary: maybe(colour), secondary: maybe(colour) })

const token = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/
const neededToken = 'a name of letters, figures and hyphens'

/** An attribute of showtimes with a look of its own (a giant screen, say), by its id. The colour is the primary's unless given. */
export class HeroAttribute {
  id!: string
  color?: string
  /**
   * Name of its glyph in the design system's icons; the id's own unless given. Both modes show that of the default mode,
   * for a glyph is part of the page and a mode only of its style sheet.
   */
  glyph?: string
  /** What tells it apart where colour does not. */
  pattern?: string
}
model(HeroAttribute, {
  id: pattern(token, neededToken, 40),
  color: maybe(colour),
  glyph: maybe(pattern(token, neededToken, 40)),
  pattern: maybe(oneOf(heroPatterns)),
})

/** Colours of the seat map. */
export class SeatColours {
  standard?: string
  premier?: string
  selected?: string
  floor?: string
}
model(SeatColours, {
  standard: maybe(colour),
  premier: maybe(colour),
  selected: maybe(colour),
  floor: maybe(colour),
})

/**
 * The colours of a mode. All of them may be left out but the default mode's primary: the rest is derived, or taken
 * from the other mode. A colour that has to be read is moved, no further than it must, until it can be.
 */
export class ColourScheme {
  /** The brand's colour, shown exactly on large surfaces and filled controls. */
  primary?: string
  secondary?: string
  /** The colour of links, outlines and marks; the primary's unless given. */
  accent?: string
  notification?: NotificationColours
  buttons?: ButtonColours
  background?: BackgroundColours
  border?: string
  typography?: TextColours
  heroAttributes?: HeroAttribute[]
  seats?: SeatColours
}
model(ColourScheme, {
  primary: maybe(colour),
  secondary: maybe(colour),
  accent: maybe(colour),
  notification: maybe(part(NotificationColours)),
  buttons: maybe(part(ButtonColours)),
  background: maybe(part(BackgroundColours)),
  border: maybe(colour),
  typography: maybe(part(TextColours)),
  heroAttributes: maybe([
    check('hasUniqueIds', hasUniqueIds, 'every id once'),
    ...listOf(HeroAttribute, 0, 24),
  ]),
  seats: maybe(part(SeatColours)),
})

function hasUniqueIds(value: unknown): boolean {
  if (!Array.isArray(value)) return true
  const ids = value.map((each) => (each as { id?: unknown } | null)?.id)
  return new Set(ids).size === ids.length
}
