import type { ThemeConfiguration } from './configuration/theme.ts'
import { toTheme } from './to-theme.ts'

/** A setting of a brand that is neither the default nor what would be derived without it. */
export interface ChosenValue {
  path: string
  value: string | number | boolean
}

/** A brand is at most this many chosen values. */
export const mostChosenValues = 16

type Leaf = { keys: readonly string[]; value: ChosenValue['value'] }

/** Names and texts are not choices of appearance, nor are files: font families represent those. */
const uncounted = new Set(['$schema', 'name', 'assets', 'type', 'id', 'glyph', 'alt', 'fallbacks'])

function leaves(value: unknown, keys: readonly string[] = []): Leaf[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([key]) => !uncounted.has(key))
      .flatMap(([key, each]) => leaves(each, [...keys, key]))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [{ keys, value }]
    : []
}

function without(theme: ThemeConfiguration, keys: readonly string[]): ThemeConfiguration {
  const copy = structuredClone({ ...theme })
  const owner = keys.slice(0, -1).reduce<object>((current, key) => {
    const next: unknown = Reflect.get(current, key)
    return typeof next === 'object' && next !== null ? next : {}
  }, copy)
  Reflect.deleteProperty(owner, keys.at(-1) ?? '')
  return copy
}

const joinPath = (keys: readonly string[]) =>
  keys.reduce(
    (path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    '',
  )

/**
 * The values that a brand has chosen: each setting of its theme that changes the result if it is left out, so one that
 * repeats the default does not count. Always counted: a font's family unless it is `system-ui`, the default mode's
 * `primary`, and that the default mode is Dark in a theme of two modes.
 */
export function listChosenValues(theme: ThemeConfiguration): ChosenValue[] {
  const complete = JSON.stringify(toTheme(theme))
  const isChosen = ({ keys, value }: Leaf): boolean => {
    const [name, index] = [keys.at(-1), Number(keys[1])]
    if (name === 'isDefault')
      return value === true && theme.modes.length > 1 && theme.modes[index]?.type === 'Dark'
    if (name === 'family') return value !== 'system-ui'
    if (name === 'primary' && keys.length === 4 && theme.modes[index]?.isDefault === true) return true
    return JSON.stringify(toTheme(without(theme, keys))) !== complete
  }
  return leaves(theme)
    .filter(isChosen)
    .map(({ keys, value }) => ({ path: joinPath(keys), value }))
}
