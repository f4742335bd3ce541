import { toHexColor, toLch, toOpaque } from '@foyer/theme-tokens/values/color'
import type { ModeType } from '@foyer/theme-tokens/theme-model'
import type { RadiusStyle } from '@foyer/theme-tokens/values/radius'
import type { LibraryFont } from './font-library.ts'
import type { NewBrand } from './new-options.ts'

/**
 * Style of a brand that specifies little more than a color. Corners, fonts, page ground and buttons are chosen
 * together, as they should match: quiet colors get straight corners, hairlines and a tinted ground, loud ones round
 * corners on white, the others are in between.
 */
interface Character {
  heading: string
  body: string
  /** Lightness and share of the brand's chroma of the page in each mode; null leaves it to the model. */
  paper: { l: number; share: number; most: number } | null
  night: { l: number; share: number; most: number } | null
  settings: Readonly<Record<string, unknown>>
}

const characters: Record<RadiusStyle, Character> = {
  Straight: {
    heading: 'Fraunces',
    body: 'Instrument Sans',
    paper: { l: 0.962, share: 0.14, most: 0.018 },
    night: { l: 0.19, share: 0.14, most: 0.014 },
    settings: {
      buttons: [{ type: 'Primary', isFilled: false }],
      header: { logo: { horizontalAlignment: 'Center' } },
    },
  },
  Rounded: {
    heading: 'Lexend',
    body: 'Source Sans 3',
    paper: { l: 0.979, share: 0.07, most: 0.01 },
    night: { l: 0.175, share: 0.2, most: 0.03 },
    settings: {},
  },
  FullRounded: {
    heading: 'Bricolage Grotesque',
    body: 'Nunito',
    paper: { l: 1, share: 0, most: 0 },
    night: { l: 0.195, share: 0.28, most: 0.058 },
    settings: { header: { height: 80, logo: { height: 44 } } },
  },
}

const loud = 0.19
const quiet = 0.09

/** Corners by the color's intensity. */
function radiusFor(color: string): RadiusStyle {
  const { c } = toLch(color)
  if (c >= loud) return 'FullRounded'
  return c <= quiet ? 'Straight' : 'Rounded'
}

/** From this lightness on, a color stands out more on black than on white. */
const luminous = 0.74
const paperFrom = 0.88
const nightUpTo = 0.28

function chooseGround(color: string, tint: Character['paper']): string | undefined {
  if (!tint) return undefined
  const { c, h } = toLch(color)
  return toHexColor({ l: tint.l, c: Math.min(c * tint.share, tint.most), h })
}

/**
 * Use of the third color: the page's ground in Light mode if it is light enough, in Dark mode if it is dark enough,
 * else links and marks.
 */
function chooseThird(color: string | undefined): { paper?: string; night?: string; accent?: string } {
  if (color === undefined) return {}
  const { l } = toLch(color)
  if (l >= paperFrom) return { paper: color }
  return l <= nightUpTo ? { night: color } : { accent: color }
}

/** Creates a theme from the options, without its files. */
export function createNewTheme(
  newBrand: NewBrand,
  fonts: readonly LibraryFont[],
): { theme: Record<string, unknown>; used: readonly LibraryFont[] } {
  const [primary = '#000000', secondary, third] = newBrand.colours.map((color) => toOpaque(color, '#ffffff'))
  const radiusStyle = newBrand.radius ?? radiusFor(primary)
  const character = characters[radiusStyle]
  const pick = (role: LibraryFont['role'], wanted: string) =>
    fonts.find((each) => each.role === role && each.family.family === wanted) ??
    fonts.find((each) => each.role === role)
  const used = [
    pick('heading', newBrand.heading ?? character.heading),
    pick('body', newBrand.body ?? character.body),
  ].filter((font) => font !== undefined)
  const chosen = chooseThird(third)
  const defaultMode: ModeType = toLch(primary).l >= luminous ? 'Dark' : 'Light'
  const grounds: Record<ModeType, string | undefined> = {
    Light: chosen.paper ?? chooseGround(primary, character.paper),
    Dark: chosen.night ?? chooseGround(primary, character.night),
  }
  const mode = (type: ModeType) => ({
    type,
    ...(type === defaultMode ? { isDefault: true } : {}),
    colorScheme: {
      ...(type === defaultMode ? { primary, ...(secondary ? { secondary } : {}) } : {}),
      ...(chosen.accent && type === defaultMode ? { accent: chosen.accent } : {}),
      background: { default: grounds[type] },
      ...(type === defaultMode ? { heroAttributes: [{ id: 'vast' }] } : {}),
    },
  })
  const weights = Object.assign({}, ...used.map((font) => font.weights)) as object
  const bodySize = used.find(({ role }) => role === 'body')?.bodySize
  return {
    used,
    theme: {
      name: newBrand.title,
      modes: defaultMode === 'Light' ? [mode('Light'), mode('Dark')] : [mode('Dark'), mode('Light')],
      typography: {
        fontFamilyGroups: Object.fromEntries(used.map(({ role, family }) => [role, family])),
        ...(Object.keys(weights).length > 0 ? { fontWeights: weights } : {}),
        ...(bodySize === undefined ? {} : { bodySize }),
      },
      radiusStyle,
      ...character.settings,
    },
  }
}
