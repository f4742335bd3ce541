import { getSmallPhoto } from './member-photo.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const soon = '2026-11-21T12:10:00Z'
const own = 'https://halcyon.example/media/members/p1?e=1&s=x'

it.each([
  ['no photo', undefined, undefined],
  ['our own server’s', { uri: own, uriExpiresAt: soon }, `${own}&size=small`],
  ['another server’s', { uri: 'https://cdn.example/1?s=x', uriExpiresAt: soon }, 'https://cdn.example/1?s=x'],
  ['one for ever', { uri: 'https://cdn.example/1', uriExpiresAt: null }, 'https://cdn.example/1'],
  ['one whose address has expired', { uri: own, uriExpiresAt: '2026-11-21T12:00:00Z' }, undefined],
])('%s', (_, photo, url) => {
  expect(getSmallPhoto(photo, now)?.url).toBe(url)
})
