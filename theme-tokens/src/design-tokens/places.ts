/** Path and type of each setting among the design tokens. One table for export and import, so that they are inverse. */
export type TokenType = 'color' | 'fontFamily' | 'fontWeight' | 'dimension' | 'number'

export interface Place {
  /** Keys in the theme; a mode replaces its index in the list. */
  keys: readonly string[]
  /** Groups and name of the token. */
  token: readonly string[]
  type: TokenType
}

const schemeColors = [
  ['primary'],
  ['secondary'],
  ['accent'],
  ['notification', 'error'],
  ['notification', 'warning'],
  ['notification', 'success'],
  ['buttons', 'text'],
  ['background', 'default'],
  ['background', 'surface'],
  ['background', 'sunken'],
  ['background', 'header'],
  ['border'],
  ['typography', 'primary'],
  ['typography', 'secondary'],
  ['seats', 'standard'],
  ['seats', 'premier'],
  ['seats', 'selected'],
  ['seats', 'floor'],
] as const

/** Places outside the modes: every theme has each once. */
const sharedPlaces: readonly (readonly [keys: readonly string[], type: TokenType])[] = [
  [['typography', 'fontWeights', 'heading'], 'fontWeight'],
  [['typography', 'fontWeights', 'body'], 'fontWeight'],
  [['typography', 'fontWeights', 'strong'], 'fontWeight'],
  [['typography', 'headingTracking'], 'number'],
  [['typography', 'bodySize'], 'dimension'],
  [['cardBorderWidth'], 'dimension'],
  [['header', 'height'], 'dimension'],
  [['header', 'narrowHeight'], 'dimension'],
  [['header', 'logo', 'height'], 'dimension'],
  [['header', 'logo', 'narrowHeight'], 'dimension'],
]

interface Listed {
  modes?: readonly { type?: unknown; colorScheme?: { heroAttributes?: readonly { id?: unknown }[] } }[]
  buttons?: readonly { type?: unknown }[]
}

const toTokenName = (value: unknown) => String(value).toLowerCase()

/** The places of a theme: those of its modes, its hero attributes and its buttons besides those every theme has. */
export const listPlaces = ({ modes = [], buttons = [] }: Listed): Place[] => [
  ...modes.flatMap(({ type, colorScheme }, index) => [
    ...schemeColors.map((keys): Place => ({
      keys: ['modes', String(index), 'colorScheme', ...keys],
      token: [toTokenName(type), ...keys],
      type: 'color',
    })),
    ...(colorScheme?.heroAttributes ?? []).map(({ id }, at): Place => ({
      keys: ['modes', String(index), 'colorScheme', 'heroAttributes', String(at), 'color'],
      token: [toTokenName(type), 'heroAttributes', String(id)],
      type: 'color',
    })),
  ]),
  ...(['body', 'heading'] as const).map((group): Place => ({
    keys: ['typography', 'fontFamilyGroups', group],
    token: ['typography', 'families', group],
    type: 'fontFamily',
  })),
  ...sharedPlaces.map(([keys, type]): Place => ({ keys, token: keys, type })),
  ...buttons.map(({ type }, index): Place => ({
    keys: ['buttons', String(index), 'borderWidth'],
    token: ['buttons', toTokenName(type), 'borderWidth'],
    type: 'dimension',
  })),
]

/** Our data in a token file. */
export const vendor = 'app.foyer'
