import type { Customer, CustomerRequest } from '@foyer/contract/wire/orders'

/** A customer about whom nothing is known yet. */
const nobody: Customer = {
  name: { givenName: '', familyName: '' },
  email: '',
  phoneNumber: null,
  preferences: { languageTag: null },
}

/** A partial body changes what it names and leaves the rest. Texts lose the blanks around them. */
export function mergeCustomer(present: Customer | null, change: CustomerRequest): Customer {
  const before = present ?? nobody
  return {
    name: change.name
      ? {
          ...before.name,
          givenName: change.name.givenName.trim(),
          familyName: change.name.familyName.trim(),
        }
      : before.name,
    email: change.email?.trim() ?? before.email,
    phoneNumber: change.phoneNumber === undefined ? before.phoneNumber : trimmedOrNull(change.phoneNumber),
    preferences: {
      languageTag:
        change.preferences?.languageTag === undefined
          ? before.preferences.languageTag
          : change.preferences.languageTag,
    },
  }
}

function trimmedOrNull(text: string | null): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
