import { radiusStyles, type RadiusStyle } from '../values/radius.ts'
import { ThemeAssets } from './assets.ts'
import { mostComponentStyles, type ComponentStyles } from './component-styles.ts'
import { ColorScheme } from './color-scheme.ts'
import { model } from './model.ts'
import {
  between,
  check,
  families,
  family,
  flag,
  isList,
  maybe,
  oneOf,
  part,
  size,
  shortText,
  type Rule,
} from './rules.ts'

/** Light or Dark, with its colors. One mode of a theme is the default. */
export class ThemeMode {
  isDefault?: boolean
  type!: 'Light' | 'Dark'
  colorScheme!: ColorScheme
}
model(ThemeMode, {
  isDefault: maybe(flag()),
  type: oneOf(['Light', 'Dark']),
  colorScheme: part(ColorScheme),
})

/** A family with those tried while it loads or when it fails, the metric-matched first. */
export class FontFamilyConfiguration {
  family!: string
  fallbacks?: string[]
}
model(FontFamilyConfiguration, { family: family(), fallbacks: maybe(families(0, 12)) })

export class FontFamilyGroups {
  body?: FontFamilyConfiguration
  heading?: FontFamilyConfiguration
}
model(FontFamilyGroups, {
  body: maybe(part(FontFamilyConfiguration)),
  heading: maybe(part(FontFamilyConfiguration)),
})

const weight = between(1, 1000)

/** Weights of headings (default 700), running text (400) and emphasis (250 above running text, at most 700). */
export class FontWeights {
  heading?: number
  body?: number
  strong?: number
}
model(FontWeights, { heading: maybe(weight), body: maybe(weight), strong: maybe(weight) })

export class TypographyConfiguration {
  fontFamilyGroups?: FontFamilyGroups
  fontWeights?: FontWeights
  /** Letter spacing of headings in em: default -0.02 for weights from 600, -0.01 below. */
  headingTracking?: number
  /** Size of running text in px, default 16, for families that run small or large; labels are 2 px smaller. */
  bodySize?: number
}
model(TypographyConfiguration, {
  fontFamilyGroups: maybe(part(FontFamilyGroups)),
  fontWeights: maybe(part(FontWeights)),
  headingTracking: maybe(between(-0.1, 0.2, 'em')),
  bodySize: maybe(between(15, 20, 'px')),
})

/**
 * Appearance of the buttons of a type. Primary: default filled, no border; outlined it has 1.5 px. Secondary: default
 * outlined, 1 px.
 */
export class ButtonConfiguration {
  type!: 'Primary' | 'Secondary'
  borderWidth?: number
  colorPalette?: 'Primary' | 'Secondary'
  isFilled?: boolean
}
model(ButtonConfiguration, {
  type: oneOf(['Primary', 'Secondary']),
  borderWidth: maybe(between(0, 4, 'px')),
  colorPalette: maybe(oneOf(['Primary', 'Secondary'])),
  isFilled: maybe(flag()),
})

/** The header's logo; heights in px, narrow is below 1024 px. */
export class HeaderLogo {
  height?: number
  narrowHeight?: number
  verticalAlignment?: 'Top' | 'Center' | 'Bottom'
  horizontalAlignment?: 'Left' | 'Center'
}
model(HeaderLogo, {
  height: maybe(between(16, 200, 'px')),
  narrowHeight: maybe(between(16, 120, 'px')),
  verticalAlignment: maybe(oneOf(['Top', 'Center', 'Bottom'])),
  horizontalAlignment: maybe(oneOf(['Left', 'Center'])),
})

/** Heights in px: 72, and 104 with a centred logo; below 1024 px 60, and 72 with a centred logo. */
export class HeaderConfiguration {
  height?: number
  narrowHeight?: number
  logo?: HeaderLogo
}
model(HeaderConfiguration, {
  height: maybe(between(44, 240, 'px')),
  narrowHeight: maybe(between(44, 160, 'px')),
  logo: maybe(part(HeaderLogo)),
})

const listed = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
const getValues = (value: unknown, name: string) =>
  listed(value).map((each) => (each as Record<string, unknown> | null)?.[name])
const isUnique =
  (name: string) =>
  (value: unknown): boolean => {
    const values = getValues(value, name)
    return new Set(values).size === values.length
  }
const defaults = (value: unknown) => getValues(value, 'isDefault').filter((each) => each === true).length

const modes: Rule = [
  ...size(1, 2),
  check('hasDefaultMode', (value) => defaults(value) > 0, 'one mode with "isDefault": true', {
    condition: 'No default mode found for theme',
  }),
  check('hasOneDefaultMode', (value) => defaults(value) === 1, 'one default mode, not two'),
  check('hasUniqueModes', isUnique('type'), 'every mode once'),
  ...isList(ThemeMode, 1, 2),
]

/**
 * A brand's theme as written in its file: data only. Required are the name, the default mode with its primary color,
 * and the logos; everything else has a default or is derived.
 */
export class ThemeConfiguration {
  /** For editors: the published JSON Schema. */
  $schema?: string
  name!: string
  modes!: ThemeMode[]
  typography?: TypographyConfiguration
  buttons?: ButtonConfiguration[]
  radiusStyle?: RadiusStyle
  /** px; default 1 with straight corners, otherwise 0. */
  cardBorderWidth?: number
  header?: HeaderConfiguration
  /** Default: the logo's alignment. */
  pageHeadingAlignment?: 'Left' | 'Center'
  assets!: ThemeAssets
  /** Styles of parts of Material UI, by name and the end of a class name: `{"MuiButton": {"contained": {"textTransform": "uppercase"}}}`. */
  components?: ComponentStyles
}

const componentStyles = check(
  'areComponentStyles',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  `an object of at most ${mostComponentStyles.parts} entries`,
)
model(ThemeConfiguration, {
  $schema: maybe(shortText(300)),
  name: shortText(60),
  modes,
  typography: maybe(part(TypographyConfiguration)),
  buttons: maybe([
    check('hasUniqueTypes', isUnique('type'), 'every type once'),
    ...isList(ButtonConfiguration, 0, 2),
  ]),
  radiusStyle: maybe(oneOf(radiusStyles, 'Invalid border radius style')),
  cardBorderWidth: maybe(between(0, 4, 'px')),
  header: maybe(part(HeaderConfiguration)),
  pageHeadingAlignment: maybe(oneOf(['Left', 'Center'])),
  assets: part(ThemeAssets),
  // Its content has its own paths: see `validateComponentStyles`.
  components: maybe([componentStyles]),
})
