import type { TObject } from 'typebox'
import { PersonName } from '@foyer/contract/wire/common'
import { CustomerAddress, TaxDetails, type Customer, type CustomerRequest } from '@foyer/contract/wire/orders'

/** A customer without any data. */
const nobody: Customer = {
  name: { givenName: '', familyName: '' },
  email: '',
  phoneNumber: null,
  preferences: { languageTag: null },
}

/** Merges a partial body: only given fields change. Texts are trimmed. */
export function mergeCustomer(present: Customer | null, change: CustomerRequest): Customer {
  const before = present ?? nobody
  return {
    name: change.name ? { ...before.name, ...trimmed(PersonName, change.name) } : before.name,
    email: change.email?.trim() ?? before.email,
    phoneNumber: change.phoneNumber === undefined ? before.phoneNumber : trimmedOrNull(change.phoneNumber),
    preferences: {
      languageTag:
        change.preferences?.languageTag === undefined
          ? before.preferences.languageTag
          : change.preferences.languageTag,
    },
    ...keepOrReplace('taxDetails', TaxDetails, before, change),
    ...keepOrReplace('deliveryAddress', CustomerAddress, before, change),
    ...keepOrReplace('billingAddress', CustomerAddress, before, change),
  }
}

/** Fields that have never been set are omitted from the answer: most orders need none of them. */
function keepOrReplace<K extends 'taxDetails' | 'deliveryAddress' | 'billingAddress'>(
  key: K,
  schema: TObject,
  before: Customer,
  change: CustomerRequest,
): Pick<Customer, K> {
  const value = change[key] === undefined ? before[key] : change[key] && trimmed(schema, change[key])
  return (value === undefined ? {} : { [key]: value }) as Pick<Customer, K>
}

/** Trims the texts that the schema names; anything else that a caller sent is dropped. */
function trimmed<T extends Readonly<Record<string, string | null | undefined>>>(
  schema: TObject,
  texts: T,
): T {
  const entries = Object.keys(schema.properties).flatMap((key) =>
    texts[key] === undefined ? [] : [[key, texts[key]?.trim() ?? null]],
  )
  return Object.fromEntries(entries) as T
}

function trimmedOrNull(text: string | null): string | null {
  return text?.trim() || null
}
