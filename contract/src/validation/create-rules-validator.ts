import { getErrorText, type ErrorMessages } from './get-error-text.ts'
import { validateField, type FieldRules } from './validate-field.ts'

/** Rules of one field of a form, with messages that override the form's. */
export interface FormFieldRules extends FieldRules {
  messages?: Partial<ErrorMessages> | undefined
}

/**
 * Creates the validator of a form with independent fields. It returns the message of each invalid field, in the order
 * of `fields`. For fields that depend on one another write a function; for editors' forms use `omnia/validate-form`.
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
