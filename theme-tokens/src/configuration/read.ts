import { validateSync, type ValidationError } from 'class-validator'
import { ConfigurationError, type ConfigurationIssue } from './configuration-error.ts'
import { listSettingNames, nestedModel } from './model.ts'
import { findNearestName } from './nearest-name.ts'

type Constructor<T extends object = object> = new () => T

const longestFound = 80
const deepest = 12

/** A value as an issue shows it. */
export function describeFound(value: unknown): string {
  if (value === undefined) return 'nothing'
  const json = JSON.stringify(value) ?? typeof value
  return json.length > longestFound ? `${json.slice(0, longestFound)}…` : json
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Plain data as objects of its models. Every key is kept, so that unknown ones are refused. */
function instantiate<T extends object>(type: Constructor<T>, json: Record<string, unknown>, depth = 0): T {
  const instance = new type()
  for (const [key, value] of Object.entries(json)) {
    const inner = depth < deepest ? nestedModel(type, key) : undefined
    const item = (each: unknown) => (inner && isObject(each) ? instantiate(inner, each, depth + 1) : each)
    Object.assign(instance, { [key]: Array.isArray(value) ? value.map(item) : item(value) })
  }
  return instance
}

const join = (path: string, property: string, isItem: boolean) =>
  isItem ? `${path}[${property}]` : path === '' ? property : `${path}.${property}`

/** What a rule may add to its message; see `rules.ts`. */
export interface RuleContext {
  condition?: string
  nearest?: (value: unknown) => string | null
}

const unknownSetting = 'no such setting'

/** What is needed where a setting does not exist, with the one that was probably meant. */
function describeUnknown({ property, target }: ValidationError): string {
  const nearest = findNearestName(property, listSettingNames(target ?? {}))
  return nearest === null ? unknownSetting : `${unknownSetting}; the nearest is ${nearest}`
}

function toIssues(errors: readonly ValidationError[], path: string, isList: boolean): ConfigurationIssue[] {
  return errors.flatMap((error) => {
    const here = join(path, error.property, isList)
    const [rule, message] = Object.entries(error.constraints ?? {})[0] ?? []
    const context = (error.contexts as Record<string, RuleContext> | undefined)?.[rule ?? '']
    const own = rule
      ? [
          {
            path: here,
            found: describeFound(error.value),
            needed: rule === 'whitelistValidation' ? describeUnknown(error) : (message ?? ''),
            nearest: context?.nearest?.(error.value) ?? null,
            condition: context?.condition ?? null,
          },
        ]
      : []
    return [...own, ...toIssues(error.children ?? [], here, Array.isArray(error.value))]
  })
}

/**
 * Inherited keys of every object (`constructor`, `__proto__`): class-validator takes them as known, and with a
 * `constructor` of its own an object would pass for another model. They are refused before the data are converted.
 */
function inheritedKeys(value: unknown, path: string, depth = 0): ConfigurationIssue[] {
  if (typeof value !== 'object' || value === null || depth > deepest) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, each]) =>
    isList || !(key in Object.prototype)
      ? inheritedKeys(each, join(path, key, isList), depth + 1)
      : [
          {
            path: join(path, key, false),
            found: describeFound(each),
            needed: unknownSetting,
            nearest: null,
            condition: null,
          },
        ],
  )
}

/** Result of reading plain data as a model: the model, or all its errors. */
export type Reading<T> =
  { value: T; issues: readonly [] } | { value: null; issues: readonly ConfigurationIssue[] }

/** Reads plain data as a model and checks every rule; unknown settings are refused. */
export function readModel<T extends object>(type: Constructor<T>, json: unknown): Reading<T> {
  if (!isObject(json))
    return {
      value: null,
      issues: [{ path: '', found: describeFound(json), needed: 'an object', nearest: null, condition: null }],
    }
  const inherited = inheritedKeys(json, '')
  if (inherited.length > 0) return { value: null, issues: inherited }
  const value = instantiate(type, json)
  const issues = toIssues(
    validateSync(value, {
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      stopAtFirstError: true,
    }),
    '',
    false,
  )
  return issues.length === 0 ? { value, issues: [] } : { value: null, issues }
}

/**
 * Reads plain data as a model.
 * @throws ConfigurationError "Some configuration settings are invalid", with every issue
 */
export function parseModel<T extends object>(type: Constructor<T>, json: unknown): T {
  const { value, issues } = readModel(type, json)
  if (value === null) throw new ConfigurationError(issues)
  return value
}
