import { validateField } from '@foyer/contract/validation/validate-field'

/** Whether mail can be sent to it: exactly one address, without characters that a mail server interprets. */
export function isEmail(email: string): boolean {
  return validateField(email, { kind: 'Email', required: true, maxLength: 254 }) === null
}

/** Letters and digits of any script, with blanks and . _ - between them; no "@", which distinguishes addresses. */
export const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]{1,58})[\p{L}\p{M}\p{N}]$/u

/** The pattern in words, for refusals. */
export const usernameAdvice = 'has 3 to 60 letters and digits, with blanks and . _ - between them'
