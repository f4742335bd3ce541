import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator'
import { nested, optional, type Rule } from './model.ts'
import type { RuleContext } from './read.ts'

/*
 * Rules of settings, each a list of class-validator decorators whose message says what is needed. Configuration is
 * untrusted: text that reaches a style sheet or an address passes an allow-list here; no rule accepts everything.
 */
export type { Rule } from './model.ts'

/** A custom rule: `name` identifies it, `needed` completes "found …, needed …", depending on the value if necessary. */
export const check = (
  name: string,
  test: (value: unknown, owner: object) => boolean,
  needed: string | ((value: unknown, owner: object) => string),
  context: RuleContext = {},
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value, args) => test(value, args?.object ?? {}),
        defaultMessage: (args) =>
          typeof needed === 'string' ? needed : needed(args?.value, args?.object ?? {}),
      },
    },
    { context },
  )

/** A setting that may be left out. */
export const maybe = <T = never>(rule: Rule<T>): Rule<T> => [optional(), ...rule]

/** Text that matches a pattern. */
export const pattern = (allowed: RegExp, needed: string, longest: number): Rule => [
  IsString({ message: needed }),
  MaxLength(longest, { message: `at most ${longest} characters` }),
  Matches(allowed, { message: needed }),
]

/** Text for people: one line, no control characters. */
export const shortText = (longest: number): Rule =>
  pattern(/^(?=.*\S)[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'a line of text', longest)

/** One of the listed values. The property's type is their union, or wider. */
export const oneOf = <const T extends string>(allowed: readonly T[], condition?: string): Rule<T> => [
  IsIn([...allowed], {
    message: `one of ${allowed.join(', ')}`,
    ...(condition === undefined ? {} : { context: { condition } satisfies RuleContext }),
  }),
]

/** A number within bounds. */
export const between = (least: number, most: number, unit = ''): Rule => {
  const message = `a number from ${least} to ${most}${unit === '' ? '' : ` ${unit}`}`
  return [IsNumber({}, { message }), Min(least, { message }), Max(most, { message })]
}

/** True or false. */
export const flag = (): Rule => [IsBoolean({ message: 'true or false' })]

/** An object of another model. */
export const part = (type: new () => object): Rule => [IsObject({ message: 'an object' }), nested(type)]

/** A list of objects of another model. */
export const isList = (type: new () => object, least: number, most: number): Rule => [
  ...size(least, most),
  IsObject({ each: true, message: 'a list of objects' }),
  nested(type, true),
]

/** The bounds of a list. */
export const size = (least: number, most: number): Rule => {
  const message = least === most ? `a list of ${least}` : `a list of ${least} to ${most}`
  return [IsArray({ message }), ArrayMinSize(least, { message }), ArrayMaxSize(most, { message })]
}

/** A list of texts that match a pattern. */
export const listOfText = (allowed: RegExp, needed: string, least: number, most: number): Rule => [
  ...size(least, most),
  IsString({ each: true, message: needed }),
  Matches(allowed, { each: true, message: needed }),
]

/** Only letters, figures, spaces, points, lines and hyphens, so that a name cannot close its quotes in a style sheet. */
export const fontName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u
const neededFontName = 'a font name of letters, figures, spaces, . _ -'

/** The name of a font family. */
export const family = (): Rule => pattern(fontName, neededFontName, 64)

/** Names of font families. */
export const families = (least: number, most: number): Rule =>
  listOfText(fontName, neededFontName, least, most)

const longestAddress = 2048
const addressPattern = /^(\/(?![/\\])|https:\/\/[a-z0-9])[A-Za-z0-9\-._~:/?#[\]@!$&*+,;=%]*$/

/** The address of a file: from the brand's own root or by https; no characters that could end a CSS or HTML string. */
export const address = (): Rule =>
  pattern(addressPattern, 'an address that starts with / or https://', longestAddress)
