import { sortByTranslation } from './languages.ts'

it.each([
  [
    ['ar', 'es', 'fr'],
    ['en', 'fr', 'ar', 'es'],
    ['fr', 'es', 'ar'],
  ],
  [
    ['he-IL', 'ar', 'de'],
    ['en', 'ar', 'de', 'he-IL'],
    ['de', 'ar', 'he-IL'],
  ],
  [['pt', 'it'], [], ['it', 'pt']],
  [
    ['it', 'pt-br'],
    ['en', 'pt-BR', 'it'],
    ['pt-br', 'it'],
  ],
])('puts %j of a chain with %j in the order %j', (tags, listed, ordered) => {
  expect(sortByTranslation(tags, listed)).toEqual(ordered)
})
