import type { Fault } from './find-fault.ts'

/** Words for each kind of fault; `{min}`, `{max}` and `{minAge}` are filled with the bounds. */
export interface FaultMessages {
  Required: string
  Format: string
  Length: string
  Range: string
  MinAge: string
}

const filled = (message: string, values: Record<string, number | undefined>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value === undefined ? '' : String(value)),
    message,
  )

/** The words of a fault; those of a password's rules, one after the other, are the rules' own. */
export function faultText(fault: Fault, messages: FaultMessages): string {
  switch (fault.kind) {
    case 'Required':
    case 'Format':
      return messages[fault.kind]
    case 'Length':
    case 'Range':
      return filled(messages[fault.kind], { min: fault.min, max: fault.max })
    case 'MinAge':
      return filled(messages.MinAge, { minAge: fault.minAge })
    case 'Rules':
      return fault.texts.join(' ')
    case 'Custom':
      return fault.text
  }
}
