import { toTidyTerm } from '../../domain/search-term.ts'

/** Name of the term in the address and in the form. */
export const termName = 'q'

/** The term that an address asks for; empty without one. */
export function getSearchTerm(parameters: URLSearchParams): string {
  return toTidyTerm(parameters.get(termName) ?? '')
}
