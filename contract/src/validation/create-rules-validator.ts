import { getErrorText, type ErrorMessages } from './get-error-text.ts'
import { validateField, type FieldRules } from './validate-field.ts'

/** Rules of one field of a form, with messages of its own where the form's do not fit. */
export interface FormFieldRules extends FieldRules {
  messages?: Partial<ErrorMessages> | undefined
}

/**
 * Creates the validator of a form whose fields stand each for themselves. It answers the text of each field that is wrong,
 * in the order of `fields`. For fields that depend on one another write a function of your own; for forms that editors
 * make use `omnia/validate-form`.
 */
export function createRulesValidator<Values extends Record<string, unknown>>(
  fields: { readonly [Name in keyof Values]: FormFieldRules },
  messages: ErrorMessages,
): (values: Values) => ReadonlyMap<keyof Values, string> {
  const names: (keyof Values)[] = Object.keys(fields)
  return (values) =>
    new Map(
      names.flatMap((name): [keyof Values, string][] => {
        const error = validateField(values[name], fields[name])
        return error ? [[name, getErrorText(error, { ...messages, ...fields[name].messages })]] : []
      }),
    )
}
