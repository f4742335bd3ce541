import type { ValidationError } from './validate-field.ts'

/** A message for each kind of error; `{min}`, `{max}` and `{minAge}` are filled with the bounds. */
export interface ErrorMessages {
  Required: string
  Format: string
  Length: string
  Range: string
  MinAge: string
}

const fillIn = (message: string, values: Record<string, number | undefined>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value === undefined ? '' : String(value)),
    message,
  )

/** The text of an error. Broken rules of a password (one after the other) and an own check bring their text along. */
export function getErrorText(error: ValidationError, messages: ErrorMessages): string {
  switch (error.kind) {
    case 'Required':
    case 'Format':
      return messages[error.kind]
    case 'Length':
    case 'Range':
      return fillIn(messages[error.kind], { min: error.min, max: error.max })
    case 'MinAge':
      return fillIn(messages.MinAge, { minAge: error.minAge })
    case 'Rules':
      return error.texts.join(' ')
    case 'Custom':
      return error.text
    default:
      return error satisfies never
  }
}
