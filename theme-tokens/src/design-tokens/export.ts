import type { ThemeConfiguration } from '../configuration/theme.ts'
import { contrastLevels, type ContrastLevel } from '../contrast-levels.ts'
import type { ModeTokens } from '../theme-model.ts'
import { toTheme } from '../to-theme.ts'
import { putAt, findValueAt } from '../configuration/value-at.ts'
import { listPlaces, vendor, type TokenType } from './places.ts'
import { toColorValue } from './values.ts'

type Json = Record<string, unknown>
/** A file in the format of the Design Tokens Community Group, 2025.10. */
export type DesignTokens = Record<string, unknown>

function toTokenValue(type: TokenType, value: unknown): unknown {
  switch (type) {
    case 'color':
      return toColorValue(String(value))
    case 'fontFamily': {
      const { family, fallbacks = [] } = value as { family: string; fallbacks?: string[] }
      return [family, ...fallbacks]
    }
    case 'dimension':
      return { value, unit: 'px' }
    case 'fontWeight':
    case 'number':
      return value
    default:
      return type satisfies never
  }
}

/** Values derived from the theme, for designers; ignored by import. */
function derivedTokens(theme: ThemeConfiguration, level: ContrastLevel): Json {
  const tokens = (mode: ModeTokens): Json => {
    const named = Object.entries({ ...mode, ...prefixed('seats', mode.seats) }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return Object.fromEntries(named.map(([name, color]) => [name, { $value: toColorValue(color) }]))
  }
  return Object.fromEntries(
    Object.entries(toTheme(theme, level).modes).map(([type, mode]) => [type.toLowerCase(), tokens(mode)]),
  )
}

const prefixed = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, value as unknown]))

/**
 * A theme as design tokens: every color, family, weight and size is a token; values without a type in the format
 * (enumerations, files) are under `$extensions`. `importTokens` recreates the same theme. The group `derived` has the
 * derived values, at each contrast level.
 */
export function exportTokens(theme: ThemeConfiguration): DesignTokens {
  const plain = JSON.parse(JSON.stringify(theme)) as Json
  const rest = structuredClone(plain)
  const tokens: Json = {}
  for (const { keys, token, type } of listPlaces(plain)) {
    const value = findValueAt(plain, keys)
    if (value === undefined) continue
    putAt(tokens, ['theme', ...token], {
      $type: type,
      $value: toTokenValue(type, value),
      // The theme's own values, so that nothing is lost on import: a named color stays a name.
      $extensions: { [vendor]: { written: value } },
    })
    putAt(rest, keys, undefined)
  }
  return {
    $description: `${theme.name}: the theme of a Foyer brand`,
    ...tokens,
    derived: Object.fromEntries([
      ['$type', 'color'],
      ...contrastLevels.map((level) => [level.toLowerCase(), derivedTokens(theme, level)]),
    ]) as Json,
    $extensions: { [vendor]: { theme: rest } },
  }
}
