import type { ColorScheme } from './configuration/color-scheme.ts'
import { contrastTargets, type ContrastLevel } from './contrast-levels.ts'
import type { FilmColors } from './film-colors-key.ts'
import { deriveModeTokens } from './mode-tokens.ts'
import { listPairs, type Pair } from './pairs.ts'
import type { ColoredTheme } from './to-theme.ts'
import { getContrastRatio, toHexColor, deriveInk, toLch } from './values/color.ts'
import type { ModeTokens, ModeType } from './theme-model.ts'

/** Steps of lightness by which a ground gives way, and how many there are until black or white. */
const groundStep = 0.02
const groundSteps = 50
/** Contrast at which a line is seen. */
const visible = 3
/** Hues nearer than this, in degrees, are taken for one another. */
const sameHue = 30
/** Share of the accent's chroma that the screen's light has at most, and the least chroma that has a hue. */
const lightChroma = 0.5
const hueless = 0.03
const rounding = 1e-9

/** Elements of the seat map are not on a film's page. */
const isOnPage = ({ name }: Pair) => !name.includes('seats.')

const passes = (tokens: ModeTokens, level: ContrastLevel) =>
  listPairs(tokens)
    .filter(isOnPage)
    .every(
      ({ kind, foreground, background }) =>
        getContrastRatio(foreground, background) + rounding >= contrastTargets[level][kind],
    )

/** The mode that a ground is in, whatever the visitor's is: dark under light text. */
export const getGroundMode = ({ ground, on }: FilmColors): ModeType =>
  getContrastRatio(on, '#000000') > getContrastRatio(ground, '#000000') ? 'Dark' : 'Light'

/**
 * The brand's colors on a film's ground, derived as those of a theme: the ground is the page, the film's text color
 * its text and the accent its ink. The ground is unchanged where every pair of colors reaches the level's contrast on
 * it, and gives way by the smallest step with which they do elsewhere: no text reaches 7:1 on a middling red. The
 * chain's primary stays unless it is lost on the ground (marigold on yellow): then the film's own colors are reversed.
 */
export function deriveFilmTokens(theme: ColoredTheme, film: FilmColors, level: ContrastLevel): ModeTokens {
  const type = getGroundMode(film)
  const own = theme.modes.find((mode) => mode.type === type) ?? theme.modes[0]
  if (!own) throw new TypeError('The theme has no mode')
  const other = theme.modes.find((mode) => mode !== own)
  const towards = type === 'Dark' ? -groundStep : groundStep
  const { l, c, h } = toLch(film.ground)
  const deriveWith = (ground: string, primary: string | undefined) =>
    deriveModeTokens({
      type,
      scheme: toFilmScheme(own.colorScheme, other?.colorScheme, { ...film, ground }, primary),
      other: null,
      hasHeaderImage: false,
      hasBodyImage: false,
      level,
    })
  const derive = (ground: string) => {
    const tokens = deriveWith(ground, own.colorScheme.primary ?? other?.colorScheme.primary)
    return tokens.primaryEdge === tokens.primary ? tokens : deriveWith(ground, undefined)
  }
  for (let step = 0; step <= groundSteps; step += 1) {
    const tokens = derive(step === 0 ? film.ground : toHexColor({ l: l + towards * step, c, h }))
    if (passes(tokens, level)) return tokens
  }
  return derive(type === 'Dark' ? '#000000' : '#ffffff')
}

/**
 * The chain's scheme with the film's ground, text and accent in it.
 * @param primary the chain's; undefined for the film's own colors, reversed
 */
function toFilmScheme(
  own: ColorScheme,
  other: ColorScheme | undefined,
  { ground, on, accent }: FilmColors,
  primary: string | undefined,
): ColorScheme {
  const given = { ...other, ...own }
  const { secondary, notification, buttons, heroAttributes } = given
  return {
    primary: primary ?? on,
    accent,
    background: { default: ground },
    typography: { primary: on },
    ...(secondary === undefined ? {} : { secondary }),
    ...(notification === undefined ? {} : { notification }),
    ...(primary === undefined || buttons === undefined ? {} : { buttons }),
    ...(heroAttributes === undefined ? {} : { heroAttributes }),
  }
}

/** What a film lends to seat maps and orders, which keep the chain's ground. */
export interface FilmLight {
  /** A line, seen on every ground of the mode. */
  line: string
  /** The light that the screen throws on the seats. */
  beam: string
}

/**
 * The film's line and light in a mode of the chain. The light has half the accent's chroma at most, and never the hue
 * of chosen seats: where accent and ground both have it, the light is white.
 */
export function getFilmLight(film: FilmColors, tokens: ModeTokens): FilmLight {
  const { bg, surface, surface2, seats } = tokens
  const selected = toLch(seats.selected)
  const isApart = (color: string) => {
    const { c, h } = toLch(color)
    const between = Math.abs(h - selected.h) % 360
    return c >= hueless && Math.min(between, 360 - between) > sameHue
  }
  const source = [film.accent, film.ground].find(isApart)
  const { c, h } = source === undefined ? { c: 0, h: 0 } : toLch(source)
  return {
    line: deriveInk(film.accent, [bg, surface, surface2], visible),
    beam: toHexColor({ l: 0.85, c: c * lightChroma, h }),
  }
}
