import type { Site } from '@foyer/contract/wire/sites'
import { findLikeliestGroup, isMatchingGroup } from './city-list.ts'

const group = (id: string, cinemas: number) => ({
  id,
  name: id,
  cinemas: Array.from({ length: cinemas }, (_, index) => ({
    nodeId: `${id}${index}`,
    vistaCinema: { key: `${id}${index}` },
  })),
})
const exchange = {
  id: '1002',
  name: { text: 'Halcyon Exchange', translations: [{ languageTag: 'fr', text: 'Halcyon Bourse' }] },
  contactDetails: {
    phoneNumbers: [],
    email: null,
    address: { line1: '21 Corn Exchange', line2: null, city: 'Portmére', postalCode: 'PM2 1AA' },
  },
} as unknown as Site

it('takes the city with most cinemas, the first of several, and none where there is none', () => {
  expect(findLikeliestGroup([group('a', 1), group('b', 3), group('c', 3)])).toBe('b')
  expect(findLikeliestGroup([])).toBeNull()
})

it.each(['', ' ', 'port', 'PORTMERE', 'exch', 'bourse', 'corn', 'pm2', 'PM21AA', 'pm2 1a'])(
  'finds by “%s”',
  (term) => {
    expect(isMatchingGroup(term, 'Portmere', [exchange])).toBe(true)
  },
)

it.each(['aldwick', '1aa', 'zz'])('does not find by “%s”', (term) => {
  expect(isMatchingGroup(term, 'Portmere', [exchange])).toBe(false)
})
