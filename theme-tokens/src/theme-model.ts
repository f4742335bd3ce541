/**
 * The theme as the rest of Foyer uses it: parsed, validated, with all derived colors, plain data. Created once on the
 * server by `parseTheme` and sent to the browser as JSON, so that no color library is sent.
 */
import type { ComponentStyles } from './configuration/component-styles.ts'
import type { ImageBreakpoint } from './breakpoints.ts'
import type { FontFormat } from './values/font-format.ts'
import type { HeroPattern } from './values/marks.ts'
import type { RadiusStyle } from './values/radius.ts'

export type ModeType = 'Light' | 'Dark'
export type ButtonRole = 'Primary' | 'Secondary'

/** Uses of a fill's color, or of text and lines on a background; `#rrggbb` throughout. */
export interface ModeTokens {
  bg: string
  /**
   * The page's background with the darkest and the lightest possible picture showing through; null without a picture.
   */
  groundsOverPicture: { dark: string; light: string } | null
  surface: string
  surface2: string
  border: string
  text: string
  muted: string
  /** The exact brand color: bands, edges of the hero, large surfaces. */
  brand: string
  /**
   * Fill of primary controls: the exact brand color, or the nearest shade if no text passes on it at the contrast
   * level.
   */
  primary: string
  onPrimary: string
  /** Border of elements filled with `primary`: itself, or the ink if the fill hardly differs from the backgrounds. */
  primaryEdge: string
  /** The color nearest to the brand's that is legible on this mode's backgrounds: links, outlines, text. */
  ink: string
  /** Background of a selected chip: a tenth of the ink on the page, or less if the ink would be illegible on it. */
  pressed: string
  secondary: string
  onSecondary: string
  error: string
  onError: string
  /** Ground of a message of an error: its colour's tint on the surface, as strong as what stands on it can be read. */
  errorGround: string
  warning: string
  onWarning: string
  /** The same of a warning. */
  warningGround: string
  success: string
  onSuccess: string
  /** Edge of a form field: 3:1 on the backgrounds. */
  fieldBorder: string
  /** Pressed and hovered fill of the primary button. */
  primaryHover: string
  /** The header's background, its text, and the mark of the current page. */
  header: string
  onHeader: string
  headerInk: string
  /** Appearance of hero attributes by attribute id; others take `primary`. */
  heroAttributes: Record<string, HeroAttributeTokens>
  seats: SeatTokens
}

/**
 * The appearance of a showtime with a hero attribute: a fill and its text, an edge visible on every background, two
 * marks.
 */
export interface HeroAttributeTokens {
  color: string
  on: string
  edge: string
  /** Name of a glyph of the design system. */
  glyph: string
  pattern: HeroPattern
}

/** Colors of the seat map. `halo` and `beam` are opacities of the screen's light, 0 to 1. */
export interface SeatTokens {
  seat: string
  premier: string
  taken: string
  floor: string
  /** Text on a standard and on a premier seat: its number. */
  onSeat: string
  onPremier: string
  selected: string
  onSelected: string
  selectedEdge: string
  band: string
  halo: number
  beam: number
}

/** One size of type in px: wide from 600 px up, narrow below. */
export interface TypeSize {
  wide: number
  narrow: number
}
export const typeSteps = ['t1', 't2', 't3', 't4', 't5'] as const
export type TypeStep = (typeof typeSteps)[number]

export interface Typography {
  heading: FontFamily & { weight: number; tracking: number }
  body: FontFamily & { weight: number; strongWeight: number }
  sizes: Record<TypeStep, TypeSize>
}

export interface FontFamily {
  family: string
  /** Families tried while the font loads or when it fails, metric-matched first. */
  fallbacks: readonly string[]
}

export interface ButtonStyle {
  isFilled: boolean
  borderWidth: number
  colorPalette: ButtonRole
}

export interface FontFace {
  family: string
  /** Address of the file. */
  source: string
  format: FontFormat
  style: 'normal' | 'italic'
  /** A weight, or a range of a variable font: "400 700". */
  weight: string
  unicodeRange: string | null
  /** Fetched with the page: fonts of the first screen. */
  preload: boolean
}

/** A local font bent to another's measures, so that text does not jump when the font arrives. Percentages. */
export interface FallbackFace {
  family: string
  local: readonly string[]
  sizeAdjust: number
  ascentOverride: number
  descentOverride: number
  lineGapOverride: number
  unicodeRange: string | null
}

/** Width and height in px. */
export interface ImageSize {
  width: number
  height: number
}

/** A picture and the point of it that stays in view, in percent from the left and the top. */
export interface ThemeImage {
  url: string
  fromLeft: number
  fromTop: number
  alt: string | null
  /** Its size, and from portrait phones up if that differs. */
  dimensions: (ImageSize & Partial<Record<ImageBreakpoint, ImageSize>>) | null
}

export interface BackgroundImages {
  body: ThemeImage | null
  header: ThemeImage | null
}

export interface BrandTheme {
  name: string
  defaultMode: ModeType
  modes: Partial<Record<ModeType, ModeTokens>>
  typography: Typography
  buttons: Record<ButtonRole, ButtonStyle>
  radius: { style: RadiusStyle; large: number; medium: number; small: number }
  /** px. */
  cardBorderWidth: number
  /** Heights in px; narrow is below 1024 px. */
  header: {
    height: number
    narrowHeight: number
    logo: {
      height: number
      narrowHeight: number
      horizontalAlignment: 'Left' | 'Center'
      verticalAlignment: 'Top' | 'Center' | 'Bottom'
    }
  }
  pageHeadingAlignment: 'Left' | 'Center'
  /** Styles of parts of Material UI, by name and the end of a class name. */
  components: ComponentStyles
  assets: {
    fonts: readonly FontFace[]
    fallbacks: readonly FallbackFace[]
    favicons: readonly { url: string; size: string; type: string | null }[]
    /** Logos for light and for dark backgrounds; `ratio` is width over height. */
    logo: {
      light: string
      dark: string
      ratio: number
      label: string
      /** Heights in px on screens with a separate configured size; otherwise it is the header's. */
      heights: Partial<Record<ImageBreakpoint, number>>
    }
    backgroundImages: Partial<Record<ModeType, BackgroundImages>>
  }
}
