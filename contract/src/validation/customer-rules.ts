import type { FieldRules } from './validate-field.ts'

/** The customer of an order, as form values. */
export type CustomerFields = {
  givenName: string
  familyName: string
  email: string
  phoneNumber: string
}

export type CustomerField = keyof CustomerFields

/** Rules of a customer's details. The wire (`wire/orders`) takes its greatest lengths from here. */
export const customerRules = {
  givenName: { kind: 'Text', required: true, maxLength: 100 },
  familyName: { kind: 'Text', required: true, maxLength: 100 },
  email: { kind: 'Email', required: true, maxLength: 254 },
  phoneNumber: { kind: 'Text', maxLength: 40, format: /^\+?[\d\s().-]{5,}$/ },
} as const satisfies Record<CustomerField, FieldRules>

/** Rules of what finds an order again: the reference on its ticket and the customer's email. */
export const findOrderRules = {
  reference: { kind: 'Text', required: true, maxLength: 40 },
  email: customerRules.email,
} as const satisfies Record<string, FieldRules>
