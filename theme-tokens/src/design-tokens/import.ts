import { ConfigurationError, type ConfigurationIssue } from '../configuration/configuration-error.ts'
import { describeFound } from '../configuration/read.ts'
import { putAt, findValueAt } from '../configuration/value-at.ts'
import { listPlaces, vendor, type Place, type TokenType } from './places.ts'
import { toColorValue, parseTokenColor, parseWeight } from './values.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const deepestAlias = 16
const deepestGroup = 32

/**
 * The value of a token, with aliases ("{theme.light.primary}") resolved and recorded in `used`. Undefined for dangling
 * or circular aliases.
 */
function resolved(root: unknown, token: unknown, used: Set<string>, depth = 0): unknown {
  const value = isObject(token) ? token['$value'] : undefined
  const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined
  if (alias === undefined) return value
  used.add(alias)
  return depth < deepestAlias
    ? resolved(root, findValueAt(root, alias.split('.')), used, depth + 1)
    : undefined
}

const sameColor = (value: unknown, written: string): boolean => {
  try {
    return JSON.stringify(value) === JSON.stringify(toColorValue(written))
  } catch {
    return false
  }
}

const needed: Record<TokenType, string> = {
  color: 'a color of the format 2025.10',
  fontFamily: 'a family, or a list of families',
  fontWeight: 'a weight from 1 to 1000, or a name of the format ("semi-bold")',
  dimension: 'a dimension in px or rem',
  number: 'a number',
}
const pixelsOfRem = 16

/** A token's value as the theme writes it; undefined for a wrong type. */
function toSetting(type: TokenType, value: unknown, written: unknown): unknown {
  switch (type) {
    case 'color':
      return typeof written === 'string' && sameColor(value, written)
        ? written
        : (parseTokenColor(value) ?? undefined)
    case 'fontFamily': {
      const [family, ...fallbacks] = Array.isArray(value) ? (value as unknown[]) : [value]
      if (typeof family !== 'string') return undefined
      return fallbacks.length > 0 || (isObject(written) && Array.isArray(written['fallbacks']))
        ? { family, fallbacks }
        : { family }
    }
    case 'dimension': {
      if (!isObject(value) || typeof value['value'] !== 'number') return undefined
      if (value['unit'] === 'px') return value['value']
      return value['unit'] === 'rem' ? value['value'] * pixelsOfRem : undefined
    }
    case 'fontWeight':
      return parseWeight(value) ?? undefined
    case 'number':
      return typeof value === 'number' ? value : undefined
    default:
      return type satisfies never
  }
}

function issueAt({ token, type }: Place, found: unknown): ConfigurationIssue {
  return {
    path: ['theme', ...token].join('.'),
    found: describeFound(found),
    needed: needed[type],
    nearest: null,
    condition: null,
  }
}

/** Names of all tokens of a file; names with a dollar sign belong to the format. */
function listTokenNames(group: Json, path: readonly string[] = []): string[] {
  if ('$value' in group) return [path.join('.')]
  return Object.entries(group).flatMap(([name, each]) =>
    !name.startsWith('$') && isObject(each) && path.length < deepestGroup
      ? listTokenNames(each, [...path, name])
      : [],
  )
}

/** Tokens that export adds to show derived values. */
const shownOnly = /^derived\./

/** Result of a file of design tokens. */
export interface ImportedTokens {
  /** Plain data, to be checked by `readTheme`. */
  theme: unknown
  /** Names of the tokens that a theme cannot store, and that no stored one refers to. */
  ignored: readonly string[]
}

/**
 * The theme of a file of design tokens (DTCG 2025.10). Values that tokens cannot express come from the file's own
 * extension or, for a file of another tool, from `base`, the theme it replaces.
 * @throws ConfigurationError for a file that is not one, and for tokens of the wrong type
 */
export function importTokens(file: unknown, base?: unknown): ImportedTokens {
  const embedded = findValueAt(file, ['$extensions', vendor, 'theme']) ?? base
  if (!isObject(file) || !isObject(embedded))
    throw new ConfigurationError([
      {
        path: `$extensions.${vendor}.theme`,
        found: describeFound(embedded),
        needed: 'design tokens that brand export wrote, or a brand to lay others over',
        nearest: null,
        condition: null,
      },
    ])
  const theme = structuredClone(embedded)
  const issues: ConfigurationIssue[] = []
  const used = new Set<string>()
  for (const place of listPlaces(theme)) {
    const token = findValueAt(file, ['theme', ...place.token])
    if (token === undefined) continue
    used.add(['theme', ...place.token].join('.'))
    const value = resolved(file, token, used)
    const written = findValueAt(token, ['$extensions', vendor, 'written'])
    const setting = toSetting(place.type, value, written)
    if (setting === undefined) issues.push(issueAt(place, value))
    else putAt(theme, place.keys, setting)
  }
  if (issues.length > 0) throw new ConfigurationError(issues)
  const ignored = listTokenNames(file).filter((name) => !used.has(name) && !shownOnly.test(name))
  return { theme, ignored }
}
