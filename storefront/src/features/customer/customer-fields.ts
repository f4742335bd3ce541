import type { FieldRules } from '@foyer/design-system/field-rules'

/** What the order asks of the person it is for. */
export type CustomerFields = {
  givenName: string
  familyName: string
  email: string
  phoneNumber: string
}

export type CustomerField = keyof CustomerFields

/** What each of them takes; the longest values are those that the interface states. Spaces around a value do not count. */
export const customerRules = {
  givenName: { kind: 'Text', required: true, maxLength: 100 },
  familyName: { kind: 'Text', required: true, maxLength: 100 },
  email: { kind: 'Email', required: true, maxLength: 254 },
  phoneNumber: { kind: 'Text', maxLength: 40, format: /^\+?[\d\s().-]{5,}$/ },
} as const satisfies Record<CustomerField, FieldRules>
