import type { MemberResponse } from '@foyer/contract/wire/members'
import { inesDetails } from '../../context/testing/member-stores.ts'
import { readMember } from './member-answers.ts'

const read = (member: unknown) => readMember({ member } as MemberResponse)

const ines = {
  id: 'm1',
  personalDetails: inesDetails,
  email: 'ines@postbox.example',
  isEmailVerified: false,
  username: null,
  clubMembership: { clubId: 'c1', clubLevelId: null },
  createdAt: '2026-03-18T10:00:00Z',
  cardNumber: '7010123456789017',
  hash: 'h1',
}

it('takes the member of our own server as it is', () => {
  expect(read(ines)).toEqual(ines)
})

it('reads the bare details of another server', () => {
  const personalDetails = {
    name: { givenName: 'Maya', familyName: 'Okonjo' },
    preferences: { languageTag: 'es' },
  }
  expect(read({ id: 7, personalDetails })).toEqual({
    id: '7',
    personalDetails: {
      ...inesDetails,
      ...personalDetails,
      preferences: { ...inesDetails.preferences, languageTag: 'es' },
    },
    email: null,
    isEmailVerified: true,
    username: null,
    clubMembership: null,
    createdAt: '',
  })
})

it('finds name and language in the member where a server has them there', () => {
  const name = { givenName: 'Maya', familyName: 'Okonjo' }
  const read1 = read({ id: 'm7', name, preferences: { languageTag: 'es' } })
  expect(read1?.personalDetails).toMatchObject({ name, preferences: { languageTag: 'es' } })
})

it('takes for agreed only what says so, and leaves out what is unusable', () => {
  const sent = {
    birthDate: 'soon',
    contactDetails: { phoneNumbers: [null, { number: ' 07700 900123 ' }], address: { line1: 7, city: null } },
    interestSubscriptions: [
      { interestId: 3, interestContactMethodIds: ['email', null] },
      { interestId: null },
    ],
    preferences: {
      contact: { contactMethods: 'email', allowThirdPartyContact: 'yes' },
      sites: { preferredSiteIds: [1] },
    },
  }
  expect(read({ id: 'm7', personalDetails: sent })?.personalDetails).toMatchObject({
    birthDate: null,
    contactDetails: { phoneNumbers: [{ type: '', number: '07700 900123' }], address: { line1: '7' } },
    interestSubscriptions: [{ interestId: '3', interestContactMethodIds: ['email'] }],
    preferences: {
      contact: { contactMethods: [], allowThirdPartyContact: false },
      sites: { preferredSiteIds: ['1'] },
    },
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
