import type { CinemaGroup } from '@foyer/contract/omnia/initial-data'
import type { Site } from '@foyer/contract/wire/sites'

/** The city that a visitor of whom nothing is known lives in most likely: the one with most cinemas. */
export function findLikeliestGroup(groups: readonly CinemaGroup[]): string | null {
  const most = Math.max(0, ...groups.map(({ cinemas }) => cinemas.length))
  return groups.find(({ cinemas }) => cinemas.length === most)?.id ?? null
}

/** For comparison: without case, accents and spaces, as postcodes are typed with them or without. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .toLowerCase()

/** Whether what is typed is part of the name of a city, of a cinema of it, of its address, or begins its postcode. */
export function isMatchingGroup(term: string, name: string, cinemas: readonly Site[]): boolean {
  const wanted = fold(term)
  if (wanted === '') return true
  const texts = cinemas.flatMap(({ name: cinema, contactDetails: { address } }) => [
    cinema.text,
    ...cinema.translations.map(({ text }) => text),
    address.line1,
    address.city,
  ])
  return (
    [name, ...texts].some((text) => fold(text).includes(wanted)) ||
    cinemas.some(({ contactDetails: { address } }) => {
      const postcode = fold(address.postalCode ?? '')
      return postcode !== '' && (postcode.startsWith(wanted) || wanted.startsWith(postcode))
    })
  )
}
