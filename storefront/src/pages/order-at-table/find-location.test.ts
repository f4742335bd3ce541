import { findLocation } from './find-location.ts'

const locations = [
  {
    id: 'lobby-3',
    name: { text: 'Lobby, table 3', translations: [{ languageTag: 'fr', text: 'Hall, table 3' }] },
  },
]

it.each([
  ['lobby-3', 'lobby-3'],
  ['Lobby, Table 3', 'lobby-3'],
  [' hall, table 3', 'lobby-3'],
  ['table 4', undefined],
])('%s', (name, id) => {
  expect(findLocation(locations, name)?.id).toBe(id)
})
