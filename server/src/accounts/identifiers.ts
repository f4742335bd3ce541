import { validateField } from '@foyer/contract/validation/validate-field'

/** Whether mail may be sent to it: one address, and nothing that a mail server reads as another. */
export function isEmail(email: string): boolean {
  return validateField(email, { kind: 'Email', required: true, maxLength: 254 }) === null
}

/** Letters and digits of any script, and a few signs between them; an "@" would make it an address. */
export const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]{1,58})[\p{L}\p{M}\p{N}]$/u

/** The pattern in words, as a refusal says it. */
export const usernameAdvice = 'has 3 to 60 letters and digits, with blanks and . _ - between them'
