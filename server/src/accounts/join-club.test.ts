import { join } from 'node:path'
import { loadCatalogue } from '../catalogue/load.ts'
import { noMembership } from '../catalogue/membership.ts'
import { joinClub } from './join-club.ts'

const { membership } = loadCatalogue(join(__dirname, '../../../brands'), 'orpheum')

it.each([
  ['a request without a club', undefined],
  ['a request of no club', null],
  ['the club alone', { clubId: 'balcony' }],
  ['a level that has to be earned', { clubId: 'balcony', clubLevelId: 'balcony' }],
  ['a level that there is not', { clubId: 'balcony', clubLevelId: 'gods' }],
])('%s joins the default club at its lowest level', (_, requested) => {
  expect(joinClub(membership, requested)).toEqual({ clubId: 'balcony', clubLevelId: 'stalls' })
})

it.each([
  ['that there is not', 'circle', 'is not the id of a club'],
  ['of a property of every object', 'constructor', 'is not the id of a club'],
  ['that has to be paid for', 'friends-of-the-organ', 'is of a club that has to be paid for'],
])('a club %s is refused', (_, clubId, message) => {
  expect(() => joinClub(membership, { clubId })).toThrow(
    expect.objectContaining({
      condition: 'invalid-argument',
      extra: { violations: [{ path: 'body/clubMembership/clubId', message }] },
    }) as Error,
  )
})

it('a club without levels has none, and neither has a chain without clubs', () => {
  const { membership: halcyon } = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
  expect(joinClub(halcyon, { clubId: 'late-shift' })).toEqual({ clubId: 'late-shift', clubLevelId: null })
  expect(joinClub(noMembership, undefined)).toEqual({ clubId: null, clubLevelId: null })
})
