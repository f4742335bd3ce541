/** What the order asks of the person it is for. */
export interface CustomerFields {
  givenName: string
  familyName: string
  email: string
  phoneNumber: string
}

export type CustomerField = keyof CustomerFields
export type CustomerErrors = Partial<Record<CustomerField, { key: string; params?: Record<string, number> }>>

/** Longest values, as the interface states them. */
export const maximumLengths: Record<CustomerField, number> = {
  givenName: 100,
  familyName: 100,
  email: 254,
  phoneNumber: 40,
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
const isPhone = (text: string) => /^\+?[\d\s().-]{5,}$/.test(text)

/** What is wrong, by field; an empty object when nothing is. Spaces around a value do not count. */
export function checkCustomer(fields: CustomerFields): CustomerErrors {
  const errors: CustomerErrors = {}
  for (const field of ['givenName', 'familyName', 'email'] as const) {
    if (!fields[field].trim()) errors[field] = { key: 'transaction.details.required' }
  }
  const email = fields.email.trim()
  if (email && !isEmail(email)) errors.email = { key: 'transaction.details.emailFormat' }
  const phone = fields.phoneNumber.trim()
  if (phone && !isPhone(phone)) errors.phoneNumber = { key: 'transaction.details.phoneFormat' }
  for (const field of Object.keys(maximumLengths) as CustomerField[]) {
    const maximum = maximumLengths[field]
    if (fields[field].trim().length > maximum)
      errors[field] = { key: 'transaction.details.tooLong', params: { maximum } }
  }
  return errors
}
