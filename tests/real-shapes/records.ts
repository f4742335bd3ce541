/** What the chain has whatever the day: cinemas, films and people, and the shapes of texts and money. */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type Body = { [name: string]: Json }

/** A value as text, in an address or a sentence. */
export const plain = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '')

export const text = (content: string, ...translations: [languageTag: string, text: string][]): Body => ({
  text: content,
  translations: translations.map(([languageTag, translation]) => ({ languageTag, text: translation })),
})

export const money = (value: number): Body => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

/** Ids of cinemas have no common format. */
export const siteIds = ['536', '017', 'ALD1', '6493'] as const
export const filmIds = ['HO00008218', 'HO00008301', 'HO00008344', 'HO00007920', 'HO00008402'] as const
export const titles = [
  'The Long Tide',
  'Quarry Road',
  'Ordinary Comets',
  'A Winter Ledger',
  'The Glass Orchard',
]
export const siteNames = ['Harbour', 'Old Mill', 'Aldgate', 'North Pier']

export const personId = (index: number) => (index % 2 ? `HO0000022${index}` : `785${index}`)

export const people = Array.from({ length: 6 }, (_, index): Body => ({
  id: personId(index),
  // Given names have trailing blanks, and some people have only one name.
  name: { givenName: `Person${index} `, familyName: index === 3 ? '' : `Family${index}`, middleName: null },
}))

export const genres: Body[] = [
  { id: '0000000002', name: text('Drama', ['es', 'Drama']), description: null },
  { id: '0000000007', name: text('Comedy', ['es', 'Comedia']), description: null },
]

export const censorRatings: Body[] = [
  {
    id: '0000000012',
    classification: text('12A'),
    classificationDescription: text('Not for children under 12 alone'),
    ageRestriction: { minimumAge: 12 },
  },
  { id: '0000000001', classification: text('U'), classificationDescription: null, ageRestriction: null },
]

export const attributes: Body[] = [
  {
    id: '0000000006',
    name: text('Vast'),
    shortName: text('Vast'),
    description: text('The largest screen'),
    importantMessage: null,
    displayPriority: 1,
    isPromoted: false,
  },
  {
    id: '0000000011',
    name: text('Subtitled'),
    shortName: text('SUB'),
    description: null,
    importantMessage: null,
    displayPriority: 50,
    isPromoted: true,
  },
]

export const areaCategories: Body[] = [
  {
    id: '536-0000000001',
    hopk: '1',
    name: text('Standard'),
    isAllocatedSeating: true,
    isInSeatItemDeliveryAvailable: false,
  },
]
