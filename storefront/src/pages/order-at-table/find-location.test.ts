import { findLocation } from './find-location.ts'

const locations = [
  {
    id: 'lobby-3',
    name: { text: 'Lobby, table 3', translations: [{ languageTag: 'fr', text: 'Hall, table 3' }] },
  },
  // As a page of the server has it.
  { id: 'bar-1', name: { text: 'Bar, table 1' } },
]

it.each([
  ['lobby-3', 'lobby-3'],
  ['Lobby, Table 3', 'lobby-3'],
  [' hall, table 3', 'lobby-3'],
  ['bar, table 1', 'bar-1'],
  ['table 4', undefined],
])('%s', (name, id) => {
  expect(findLocation(locations, name)?.id).toBe(id)
})
