import type { ContentForm, FormField, FormOperator, FormRule } from './content-form.ts'

/** A file of an answer, as far as it is validated. Size in bytes. */
export interface EntryFile {
  readonly fileName: string
  readonly size: number
}

/** An answer: a text (a box that is ticked or not is `true` or `false`), the choices of a list, or files. */
export type EntryValue = string | readonly string[] | readonly EntryFile[]

/** Answers by the alias of their field. The empty text and the empty list are no answer. */
export type EntryValues = Readonly<Record<string, EntryValue | undefined>>

/** The answer under a name; inherited names, such as `constructor`, have none. */
export function findAnswer(alias: string, values: EntryValues): EntryValue | undefined {
  return Object.hasOwn(values, alias) ? values[alias] : undefined
}

/** All fields of a form in their order. */
export function listFields(form: ContentForm): FormField[] {
  return form.pages.flatMap(({ fieldsets }) =>
    fieldsets.flatMap(({ columns }) => columns.flatMap(({ fields }) => fields)),
  )
}

/** The texts of an answer; undefined without an answer. */
export function toTexts(value: EntryValue | undefined): string[] | undefined {
  if (value === undefined) return undefined
  const items = typeof value === 'string' ? [value] : value
  const texts = items.map((item) => (typeof item === 'string' ? item : item.fileName))
  return texts.some((text) => text.trim() !== '') ? texts : undefined
}

type Comparison = (text: string, wanted: string) => boolean

const number = /^-?\d+(\.\d+)?$/

/** Numbers by their worth; anything else, days in `yyyy-MM-dd` among it, as texts. */
function order(text: string, wanted: string): number {
  if (number.test(text) && number.test(wanted)) return Number(text) - Number(wanted)
  return text === wanted ? 0 : text > wanted ? 1 : -1
}

const contains: Comparison = (text, wanted) => text.includes(wanted)
const starts: Comparison = (text, wanted) => text.startsWith(wanted)
const ends: Comparison = (text, wanted) => text.endsWith(wanted)
const ignoringCase =
  (compare: Comparison): Comparison =>
  (text, wanted) =>
    compare(text.toLowerCase(), wanted.toLowerCase())

/** Comparison of each operator, and whether it holds if the comparison fails. */
const operators: Readonly<Record<FormOperator, { compare: Comparison; isNegated?: boolean }>> = {
  Is: { compare: (text, wanted) => text === wanted },
  IsNot: { compare: (text, wanted) => text === wanted, isNegated: true },
  GreaterThen: { compare: (text, wanted) => order(text, wanted) > 0 },
  LessThen: { compare: (text, wanted) => order(text, wanted) < 0 },
  Contains: { compare: contains },
  ContainsIgnoreCase: { compare: ignoringCase(contains) },
  StartsWith: { compare: starts },
  StartsWithIgnoreCase: { compare: ignoringCase(starts) },
  EndsWith: { compare: ends },
  EndsWithIgnoreCase: { compare: ignoringCase(ends) },
  NotContains: { compare: contains, isNegated: true },
  NotContainsIgnoreCase: { compare: ignoringCase(contains), isNegated: true },
  NotStartsWith: { compare: starts, isNegated: true },
  NotStartsWithIgnoreCase: { compare: ignoringCase(starts), isNegated: true },
  NotEndsWith: { compare: ends, isNegated: true },
  NotEndsWithIgnoreCase: { compare: ignoringCase(ends), isNegated: true },
}

/**
 * Whether a rule holds for an answer. Of several choices one is enough, and for a Not none may match. No rule holds
 * without an answer, nor with an unknown operator.
 */
export function isRuleMet({ operator, value: wanted }: FormRule, value: EntryValue | undefined): boolean {
  const texts = toTexts(value)
  if (!texts || !Object.hasOwn(operators, operator)) return false
  const { compare, isNegated = false } = operators[operator]
  return texts.some((text) => compare(text, wanted)) !== isNegated
}

/**
 * The fields shown with these answers, in order. The answer of a hidden field counts as none; so does that of a field
 * whose condition depends on itself.
 */
export function listShownFields(form: ContentForm, values: EntryValues): FormField[] {
  const fields = listFields(form)
  const byId = new Map(fields.map((field) => [field.id, field]))
  const decided = new Map<FormField, boolean>()

  function isShown(field: FormField): boolean {
    const known = decided.get(field)
    if (known !== undefined) return known
    const { condition } = field
    if (!condition) return true
    decided.set(field, false)
    const isMet = (rule: FormRule) => {
      const ruledField = byId.get(rule.field)
      return (
        ruledField !== undefined &&
        isShown(ruledField) &&
        isRuleMet(rule, findAnswer(ruledField.alias, values))
      )
    }
    const holds = condition.logicType === 'All' ? condition.rules.every(isMet) : condition.rules.some(isMet)
    const shown = holds === (condition.actionType === 'Show')
    decided.set(field, shown)
    return shown
  }

  return fields.filter(isShown)
}
