import { fromLch, lchOf, opaque } from '@foyer/theme-tokens/colour'
import type { ModeType, RadiusStyle } from '@foyer/theme-tokens/theme-model'
import type { HouseFont } from './font-library.ts'
import type { Wishes } from './wishes.ts'

/**
 * A character for a brand that named little more than a colour. Corners, letters, paper and buttons are chosen together,
 * because a company is recognised by how they agree: quiet colours get straight corners, hairlines and tinted paper, loud
 * ones round corners on white, the rest stands between.
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

/** Corners by the colour's loudness. */
function radiusFor(colour: string): RadiusStyle {
  const { c } = lchOf(colour)
  if (c >= loud) return 'FullRounded'
  return c <= quiet ? 'Straight' : 'Rounded'
}

/** From this lightness on a colour shines on black rather than on white. */
const luminous = 0.74
const paperFrom = 0.88
const nightUpTo = 0.28

function groundOf(colour: string, tint: Character['paper']): string | undefined {
  if (!tint) return undefined
  const { c, h } = lchOf(colour)
  return fromLch({ l: tint.l, c: Math.min(c * tint.share, tint.most), h })
}

/** The third colour: paper if it is light enough, night if it is dark enough, else that of links and marks. */
function thirdOf(colour: string | undefined): { paper?: string; night?: string; accent?: string } {
  if (colour === undefined) return {}
  const { l } = lchOf(colour)
  if (l >= paperFrom) return { paper: colour }
  return l <= nightUpTo ? { night: colour } : { accent: colour }
}

/** A theme for what was wished, without its files. */
export function newTheme(
  wishes: Wishes,
  fonts: readonly HouseFont[],
): { theme: Record<string, unknown>; used: readonly HouseFont[] } {
  const [primary = '#000000', secondary, third] = wishes.colours.map((colour) => opaque(colour, '#ffffff'))
  const radiusStyle = wishes.radius ?? radiusFor(primary)
  const character = characters[radiusStyle]
  const pick = (role: HouseFont['role'], wanted: string) =>
    fonts.find((each) => each.role === role && each.family.family === wanted) ??
    fonts.find((each) => each.role === role)
  const used = [
    pick('heading', wishes.heading ?? character.heading),
    pick('body', wishes.body ?? character.body),
  ].filter((font) => font !== undefined)
  const chosen = thirdOf(third)
  const defaultMode: ModeType = lchOf(primary).l >= luminous ? 'Dark' : 'Light'
  const grounds: Record<ModeType, string | undefined> = {
    Light: chosen.paper ?? groundOf(primary, character.paper),
    Dark: chosen.night ?? groundOf(primary, character.night),
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
      name: wishes.title,
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
