import type { MemberResponse } from '@foyer/contract/wire/members'
import { readMember } from './member-answers.ts'

const read = (member: unknown) => readMember({ member } as MemberResponse)

const ines = {
  id: 'm1',
  name: { givenName: 'Ines', familyName: 'Marchetti' },
  email: 'ines@postbox.example',
  isEmailVerified: false,
  username: null,
  preferences: { languageTag: 'en' },
  clubMembership: { clubId: 'c1', clubLevelId: null },
  createdAt: '2026-03-18T10:00:00Z',
  hash: 'h1',
}

it('takes the member of our own server as it is', () => {
  expect(read(ines)).toEqual(ines)
})

it('finds name and language among the personal details of another server', () => {
  const personalDetails = {
    name: { givenName: 'Maya', familyName: 'Okonjo' },
    preferences: { languageTag: 'es' },
  }
  expect(read({ id: 7, personalDetails })).toEqual({
    id: '7',
    name: { givenName: 'Maya', familyName: 'Okonjo' },
    email: null,
    isEmailVerified: true,
    username: null,
    preferences: { languageTag: 'es' },
    clubMembership: null,
    createdAt: '',
  })
})

it('takes a photo and points where there are any', () => {
  const photo = { uri: 'https://cdn.example/p/1', uriExpiresAt: '2026-11-22T00:00:00Z' }
  const balances = [{ balanceTypeId: 1, units: 1_840 }]
  expect(read({ ...ines, photo, balances })).toMatchObject({
    photo,
    balances: [{ balanceTypeId: '1', units: 1_840 }],
  })
  const without = read({ ...ines, photo: null, balances: [] })
  expect(without).not.toHaveProperty('photo')
  expect(without).not.toHaveProperty('balances')
})

it.each([[null], ['m1'], [{}], [{ id: '' }]])('has no member in %j', (sent) => {
  expect(read(sent)).toBeNull()
})
