/** Digits of a card's number, with its check digit. */
const digits = 16

/** How the number of a club's cards begins where the club does not say. */
export const defaultCardPrefix = '70'

/**
 * Makes the number of a member's card: the club's digits, random ones, and a check digit, so that a mistyped number is known
 * without a look-up. It says nothing about its member.
 * @param prefix two to six digits
 * @param draw a random digit, 0 to 9
 */
export function createCardNumber(prefix: string, draw: () => number): string {
  let body = prefix
  while (body.length < digits - 1) body += String(draw())
  return body + String(getCheckDigit(body))
}

/**
 * The number as it is stored, of one as it is typed or scanned: blanks and hyphens between its digits are left out.
 * @returns null for what is no card's number
 */
export function readCardNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '')
  if (number.length !== digits || !/^\d+$/.test(number)) return null
  return getCheckDigit(number.slice(0, -1)) === Number(number.at(-1)) ? number : null
}

/** By Luhn's rule, ISO/IEC 7812-1: it finds each wrong digit, and nearly each pair that has changed places. */
function getCheckDigit(body: string): number {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}
