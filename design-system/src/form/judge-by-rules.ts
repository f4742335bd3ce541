import { faultText, findFault, type FaultMessages, type FieldRules } from '../field-rules/index.ts'
import type { FormFaults, FormValues } from './use-form.ts'

/** What a form knows of one of its fields. */
export interface FormField extends FieldRules {
  /** Words of its own for a kind of fault. */
  messages?: Partial<FaultMessages> | undefined
}

/** Judges each field of a form by its own rules, in their order. */
export function judgeByRules<Values extends FormValues>(
  fields: { readonly [Name in keyof Values]: FormField },
  messages: FaultMessages,
): (values: Values) => FormFaults<Values> {
  const names: (keyof Values)[] = Object.keys(fields)
  return (values) =>
    new Map(
      names.flatMap((name): [keyof Values, string][] => {
        const fault = findFault(values[name], fields[name])
        return fault ? [[name, faultText(fault, { ...messages, ...fields[name].messages })]] : []
      }),
    )
}
