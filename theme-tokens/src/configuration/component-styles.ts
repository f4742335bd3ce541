import type { ConfigurationIssue } from './configuration-error.ts'
import { findNearestName } from './nearest-name.ts'
import { partClasses } from './part-classes.ts'
import { describeFound } from './read.ts'

/** A brand's styles of Material UI components: by component name, class name suffix, and property. */
export type ComponentStyles = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string | number>>>>>
>

/** Maximum entries on each level: a brand adjusts components, it does not redesign them. */
export const mostComponentStyles = { parts: 16, classes: 8, properties: 12 } as const

interface Property {
  accepts: (value: string | number) => boolean
  needed: string
  /** Unit of a plain number; none if CSS takes numbers. */
  unit: '' | 'px'
  /** Its permitted words, to suggest one for a misspelt value. */
  keywords: readonly string[]
}

const token = /^var\(--[a-z][a-z0-9-]{0,39}\)$/

/** A property that takes one of a few keywords. */
const word = (...keywords: string[]): Property => ({
  accepts: (value) => typeof value === 'string' && keywords.includes(value),
  needed: `one of ${keywords.join(', ')}`,
  unit: '',
  keywords,
})

const number = (least: number, most: number): Property => ({
  accepts: (value) => typeof value === 'number' && value >= least && value <= most,
  needed: `a number from ${least} to ${most}`,
  unit: '',
  keywords: [],
})

const lengthText = /^(-?\d{1,2}(?:\.\d{1,3})?)(px|em|rem)$/
const pixelsOf: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 }

const isLength = (value: string | number, least: number, most: number): boolean => {
  if (typeof value === 'number') return value >= least && value <= most
  const [, size, unit = ''] = lengthText.exec(value) ?? []
  const pixels = Number(size) * (pixelsOf[unit] ?? NaN)
  return pixels >= least && pixels <= most
}

/** A size; bounds in px. */
const length = (least: number, most: number): Property => ({
  accepts: (value) => isLength(value, least, most) || (typeof value === 'string' && token.test(value)),
  needed: `a size from ${least} to ${most} px, in px, em or rem, or a token like var(--foyer-radius-md)`,
  unit: 'px',
  keywords: [],
})

/** Colors belong to the color scheme, where each is checked for contrast; a style may only refer to existing ones. */
const lineColor: Property = {
  accepts: (value) =>
    typeof value === 'string' && (['currentColor', 'transparent'].includes(value) || token.test(value)),
  needed: 'currentColor, transparent or a token like var(--foyer-border)',
  unit: '',
  keywords: ['currentColor', 'transparent'],
}

const lineStyle = word('none', 'solid', 'dashed', 'dotted', 'double')

/** Properties that cannot make a component illegible, invisible or misplaced. */
const properties: Readonly<Record<string, Property>> = {
  textTransform: word('none', 'uppercase', 'lowercase', 'capitalize'),
  textAlign: word('start', 'center', 'end'),
  textDecorationLine: word('none', 'underline'),
  fontStyle: word('normal', 'italic'),
  fontVariantCaps: word('normal', 'small-caps', 'all-small-caps'),
  fontWeight: number(100, 900),
  fontSize: length(12, 64),
  letterSpacing: length(-2, 8),
  lineHeight: number(1, 2.5),
  borderStyle: lineStyle,
  borderWidth: length(0, 8),
  borderColor: lineColor,
  borderRadius: length(0, 64),
  paddingBlock: length(0, 64),
  paddingInline: length(0, 64),
  gap: length(0, 64),
  minBlockSize: length(24, 96),
}

/** Names of the properties that a brand's `components` take. */
export const componentProperties: readonly string[] = Object.keys(properties)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const longestName = 60
const shortPath = (path: string, name: string) => `${path}.${name.slice(0, longestName)}`

/** The entries of one level, or the errors of the level itself. */
function readLevel(
  value: unknown,
  path: string,
  most: number,
): { entries: [string, unknown][]; issues: ConfigurationIssue[] } {
  const isFine = isObject(value) && Object.keys(value).length <= most
  const issue = {
    path,
    found: describeFound(value),
    needed: `an object of at most ${most} entries`,
    nearest: null,
    condition: null,
  }
  return isFine ? { entries: Object.entries(value), issues: [] } : { entries: [], issues: [issue] }
}

function checkProperty(name: string, value: unknown, path: string): ConfigurationIssue[] {
  const property = own(properties, name)
  const found = describeFound(property ? value : name)
  if (!property)
    return [
      {
        path,
        found,
        needed: `one of ${componentProperties.join(', ')}`,
        nearest: findNearestName(name, componentProperties),
        condition: null,
      },
    ]
  const isPlain = typeof value === 'string' || typeof value === 'number'
  if (isPlain && property.accepts(value)) return []
  const nearest = typeof value === 'string' ? findNearestName(value, property.keywords) : null
  return [{ path, found, needed: property.needed, nearest, condition: null }]
}

function checkName(
  name: string,
  names: readonly string[],
  needed: string,
  path: string,
): ConfigurationIssue[] {
  if (names.includes(name)) return []
  return [
    { path, found: describeFound(name), needed, nearest: findNearestName(name, names), condition: null },
  ]
}

/**
 * Everything that is wrong with a brand's `components`. Nothing of it reaches a style sheet but names that are listed here
 * and in `part-classes`, and values of the few forms above: no addresses, no rules, nothing that ends a rule or a tag.
 */
export function validateComponentStyles(components: unknown): ConfigurationIssue[] {
  const top = readLevel(components, 'components', mostComponentStyles.parts)
  return [
    ...top.issues,
    ...top.entries.flatMap(([part, classes]) => {
      const here = shortPath('components', part)
      const unknown = checkName(
        part,
        Object.keys(partClasses),
        'a part of Material UI by its name, like MuiButton',
        here,
      )
      if (unknown.length > 0) return unknown
      const ends = (own(partClasses, part) ?? '').split(' ')
      const { entries, issues } = readLevel(classes, here, mostComponentStyles.classes)
      return [
        ...issues,
        ...entries.flatMap(([end, styles]) => {
          const at = shortPath(here, end)
          const level = readLevel(styles, at, mostComponentStyles.properties)
          return [
            ...checkName(end, ends, `the end of one of its class names: ${ends.join(', ')}`, at),
            ...level.issues,
            ...level.entries.flatMap(([name, value]) => checkProperty(name, value, shortPath(at, name))),
          ]
        }),
      ]
    }),
  ]
}

/** A checked value as CSS writes it. */
export const toCssValue = (name: string, value: string | number): string =>
  typeof value === 'number' && own(properties, name)?.unit === 'px' && value !== 0 ? `${value}px` : `${value}`
