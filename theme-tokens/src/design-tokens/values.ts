import { formatHex, formatHex8, parse, type Color } from 'culori'
import { ColorError, parseColorText } from '../values/color.ts'

/** A color in the format of the Design Tokens Community Group, 2025.10. */
export interface ColorValue {
  colorSpace: string
  /** From 0 to 1 for `srgb`. */
  components: readonly (number | 'none')[]
  alpha?: number
  /** The nearest six digits, for tools that know no other notation. */
  hex?: string
}

const decimals = 1e6
const rounded = (value: number) => Math.round(value * decimals) / decimals

/** A color of a theme as a token's value. */
export function toColorValue(text: string): ColorValue {
  const parsed = parse(parseColorText(text))
  if (parsed?.mode !== 'rgb') throw new ColorError(text)
  const { r, g, b, alpha } = parsed
  return {
    colorSpace: 'srgb',
    components: [r, g, b].map(rounded),
    ...(alpha === undefined || alpha === 1 ? {} : { alpha: rounded(alpha) }),
    hex: formatHex(parsed),
  }
}

/** Color spaces of the format by the color library's names, with their components. */
const spaces: Readonly<Record<string, readonly [mode: string, ...components: string[]]>> = {
  srgb: ['rgb', 'r', 'g', 'b'],
  'srgb-linear': ['lrgb', 'r', 'g', 'b'],
  hsl: ['hsl', 'h', 's', 'l'],
  hwb: ['hwb', 'h', 'w', 'b'],
  lab: ['lab', 'l', 'a', 'b'],
  lch: ['lch', 'l', 'c', 'h'],
  oklab: ['oklab', 'l', 'a', 'b'],
  oklch: ['oklch', 'l', 'c', 'h'],
  'display-p3': ['p3', 'r', 'g', 'b'],
  'a98-rgb': ['a98', 'r', 'g', 'b'],
  'prophoto-rgb': ['prophoto', 'r', 'g', 'b'],
  rec2020: ['rec2020', 'r', 'g', 'b'],
  'xyz-d65': ['xyz65', 'x', 'y', 'z'],
  'xyz-d50': ['xyz50', 'x', 'y', 'z'],
}
/** Components the format gives in percent and the library as shares. */
const inPercent: Readonly<Record<string, readonly string[]>> = { hsl: ['s', 'l'], hwb: ['w', 'b'] }
const percent = 100

/** Weights by the names that the format has for them. */
const namedWeights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
}

/** A token's weight, a number or a name of the format. Null otherwise. */
export function parseWeight(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && Object.hasOwn(namedWeights, value)
    ? (namedWeights[value] ?? null)
    : null
}

/** A token's color as a theme writes it. Null if it is no color. */
export function parseTokenColor(value: unknown): string | null {
  if (typeof value === 'string') {
    const parsed = parse(value)
    return parsed ? serialised(parsed) : null
  }
  if (typeof value !== 'object' || value === null) return null
  const { colorSpace, components, alpha } = value as Partial<ColorValue>
  const space = Object.hasOwn(spaces, colorSpace ?? '') ? spaces[colorSpace ?? ''] : undefined
  if (!space || !Array.isArray(components)) return null
  const [mode, ...names] = space
  const channels = names.map((name, index): [string, number] => {
    const component = (components as unknown[])[index]
    const given = typeof component === 'number' && Number.isFinite(component) ? component : 0
    return [name, inPercent[mode]?.includes(name) ? given / percent : given]
  })
  return serialised({
    mode,
    ...Object.fromEntries(channels),
    ...(typeof alpha === 'number' ? { alpha } : {}),
  } as Color)
}

const serialised = (color: Color): string =>
  color.alpha !== undefined && color.alpha < 1 ? formatHex8(color) : formatHex(color)
