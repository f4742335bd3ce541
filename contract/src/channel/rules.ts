import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator'
import { nested } from '@foyer/theme-tokens/configuration/model'
import { check, pattern as boundedPattern, type Rule } from '@foyer/theme-tokens/configuration/rules'

/**
 * Rules of the channel's configuration in addition to the theme's. A message completes the sentence "found …, needed
 * …".
 */

/** Default maximum length of a text. */
const anyText = 2_000
/** Default maximum length of a list. */
const anyList = 200

/** A text of so many characters. */
export function text(least = 1, most = anyText): Rule {
  const message =
    least === 0 ? `a text of at most ${most} characters` : `a text of ${least} to ${most} characters`
  return [IsString({ message }), MinLength(least, { message }), MaxLength(most, { message })]
}

/** A text that matches a pattern; `needed` describes it. */
export const pattern = (allowed: RegExp, needed: string): Rule => boundedPattern(allowed, needed, anyText)

/** A whole number. */
export function whole(least: number, most = Number.MAX_SAFE_INTEGER): Rule {
  const message = `a whole number ${describeRange(least, most)}`
  return [IsInt({ message }), Min(least, { message }), Max(most, { message })]
}

interface ListLimits {
  least?: number
  most?: number
  /** What a list that is too short lacks. */
  needed?: string
}

/** The bounds of a list; `needed` replaces the numbers in the message. */
function bounds({ least = 0, most = anyList, needed }: ListLimits): Rule {
  const message = needed ?? `a list of ${least} to ${most} entries`
  return [IsArray({ message }), ArrayMinSize(least, { message }), ArrayMaxSize(most, { message })]
}

/** A list of parts with rules of their own, no two of which agree in a property of `uniqueBy`. */
export function hasParts(
  type: new () => object,
  limits: ListLimits & { uniqueBy?: string | readonly string[] } = {},
): Rule {
  const { uniqueBy = [] } = limits
  const readKey = (property: string) => (entry: unknown) =>
    typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[property] : entry
  return [
    ...bounds(limits),
    IsObject({ each: true, message: 'a list of objects' }),
    ...[uniqueBy]
      .flat()
      .map((property) =>
        ArrayUnique(readKey(property), { message: `a list without the same ${property} twice` }),
      ),
    nested(type, true),
  ]
}

/** A list of texts that fit a pattern, without repetitions. */
export function patterns(allowed: RegExp, needed: string, limits: ListLimits = {}): Rule {
  const message = `a list whose entries are each ${needed}`
  return [
    ...bounds(limits),
    ArrayUnique({ message: 'a list without repetitions' }),
    IsString({ each: true, message }),
    Matches(allowed, { each: true, message }),
  ]
}

/** A list of values out of some, without duplicates. */
export function choices(allowed: readonly string[], limits: ListLimits = {}): Rule {
  return [
    ...bounds(limits),
    ArrayUnique({ message: 'a list without repetitions' }),
    IsIn([...allowed], { each: true, message: `a list of ${allowed.join(', ')}` }),
  ]
}

/** An object whose keys and values are texts that fit patterns. */
export function textMap(key: RegExp, value: RegExp, needed: string): Rule {
  const fits = (found: unknown) =>
    typeof found === 'object' &&
    found !== null &&
    !Array.isArray(found) &&
    Object.entries(found).every(
      ([name, each]) => key.test(name) && typeof each === 'string' && value.test(each),
    )
  return [check('textMap', fits, needed)]
}

/** A list of numbers. */
export function numbers(least: number, most: number, limits: ListLimits = {}): Rule {
  const message = `a list of numbers ${describeRange(least, most)}`
  return [
    ...bounds(limits),
    IsNumber({}, { each: true, message }),
    Min(least, { each: true, message }),
    Max(most, { each: true, message }),
  ]
}

function describeRange(least: number, most: number): string {
  return most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
}
