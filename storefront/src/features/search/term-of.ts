import { tidyTerm } from '../../stores/search-term.ts'

/** Name of the term in the address and in the form. */
export const termName = 'q'

/** The term that an address asks for; empty without one. */
export function termOf(parameters: URLSearchParams): string {
  return tidyTerm(parameters.get(termName) ?? '')
}
