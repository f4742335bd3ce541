import isSafeRegex from 'safe-regex2'

/** Is the text a regular expression, and one that answers in time whatever it is given? Patterns come from content. */
export function isSafePattern(pattern: string): boolean {
  try {
    return isSafeRegex(new RegExp(pattern, 'u'))
  } catch {
    return false
  }
}
