/**
 * Where each setting stands among the design tokens, and as what. One table serves export and import, so that what goes
 * out one way comes back the other.
 */
export type TokenType = 'color' | 'fontFamily' | 'fontWeight' | 'dimension' | 'number'

export interface Place {
  /** Keys in the theme; a mode stands for its place in the list. */
  keys: readonly string[]
  /** Groups and name of the token. */
  token: readonly string[]
  type: TokenType
}

const schemeColours = [
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

const framed: readonly (readonly [keys: readonly string[], type: TokenType])[] = [
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

const nameOf = (value: unknown) => String(value).toLowerCase()

/** The places of a theme: those of its modes, its hero attributes and its buttons besides those every theme has. */
export const placesOf = ({ modes = [], buttons = [] }: Listed): Place[] => [
  ...modes.flatMap(({ type, colorScheme }, index) => [
    ...schemeColours.map((keys): Place => ({
      keys: ['modes', String(index), 'colorScheme', ...keys],
      token: [nameOf(type), ...keys],
      type: 'color',
    })),
    ...(colorScheme?.heroAttributes ?? []).map(({ id }, at): Place => ({
      keys: ['modes', String(index), 'colorScheme', 'heroAttributes', String(at), 'color'],
      token: [nameOf(type), 'heroAttributes', String(id)],
      type: 'color',
    })),
  ]),
  ...(['body', 'heading'] as const).map((group): Place => ({
    keys: ['typography', 'fontFamilyGroups', group],
    token: ['typography', 'families', group],
    type: 'fontFamily',
  })),
  ...framed.map(([keys, type]): Place => ({ keys, token: keys, type })),
  ...buttons.map(({ type }, index): Place => ({
    keys: ['buttons', String(index), 'borderWidth'],
    token: ['buttons', nameOf(type), 'borderWidth'],
    type: 'dimension',
  })),
]

type Json = Record<string, unknown>

/** What stands at a path of keys, or undefined. */
export const valueAt = (root: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, key)
        ? (current as Json)[key]
        : undefined,
    root,
  )

/** Puts a value at a path of keys and makes the objects on the way; undefined takes it away. */
export function putAt(root: Json, keys: readonly string[], value: unknown): void {
  const owner = keys.slice(0, -1).reduce<Json>((current, key) => {
    if (!Object.hasOwn(current, key)) current[key] = {}
    return current[key] as Json
  }, root)
  const last = keys.at(-1) ?? ''
  if (value === undefined) delete owner[last]
  else owner[last] = value
}

/** Our data in a token file. */
export const vendor = 'app.foyer'
