import { isTokenStale, pickNewerToken, readMemberToken } from './member-token.ts'

const now = 1_790_000_000_000
const toToken = (claims: unknown) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const answerWith = (claims: unknown) => ({ access_token: toToken(claims), refresh_token: 'refresh' })
const claims = { sub: 'Inés', iat: 1_000, exp: 1_900 }

it('reads who the token is for, and how long it is good', () => {
  const answer = answerWith(claims)
  expect(readMemberToken(answer, now)).toEqual({
    accessToken: answer.access_token,
    refreshToken: 'refresh',
    memberId: 'Inés',
    issuedAt: 1_000_000,
    expiresAt: 1_900_000,
    receivedAt: now,
  })
})

it.each([
  ['nothing', ''],
  ['no token', 'opaque'],
  ['no JSON', 'a.!!!.c'],
  ['a text', toToken('text')],
  ['no member', toToken({ iat: 1, exp: 2 })],
  ['no time', toToken({ sub: 'm', iat: 'soon', exp: 2 })],
  ['an end before the beginning', toToken({ sub: 'm', iat: 2, exp: 2 })],
])('makes nothing of %s', (_what, access_token) => {
  expect(readMemberToken({ access_token, refresh_token: 'refresh' }, now)).toBeNull()
})

describe('a token', () => {
  const token = readMemberToken(answerWith(claims), now)!
  it('is stale at nine tenths of its life, counted from when it arrived', () => {
    expect(isTokenStale(token, now)).toBe(false)
    expect(isTokenStale(token, now + 809_999)).toBe(false)
    expect(isTokenStale(token, now + 810_000)).toBe(true)
  })

  it('is stale where the clock was put back', () => {
    expect(isTokenStale(token, now - 1)).toBe(true)
  })

  it('gives way to a newer one, and not to one that was overtaken', () => {
    const newer = readMemberToken(answerWith({ ...claims, iat: 1_001, exp: 1_901 }), now)!
    expect(pickNewerToken(null, token)).toBe(token)
    expect(pickNewerToken(token, newer)).toBe(newer)
    expect(pickNewerToken(newer, token)).toBe(newer)
    expect(pickNewerToken(token, { ...token })).not.toBe(token)
    const ofAnother = { ...token, memberId: 'Odile' }
    expect(pickNewerToken(newer, ofAnother)).toBe(ofAnother)
  })
})
