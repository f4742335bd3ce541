import { createCorrelationId, createIdempotencyKey, createRandomId } from './identity.ts'

const fixed = (length: number) => 'x'.repeat(length)

it.each([
  ['a visitor', '', 'OCC--abc1234-xxxxxxxxxxxx'],
  ['a member', 'm42', 'OCC-m42-abc1234-xxxxxxxxxxxx'],
  ['a workstation', 'ws7', 'OCC-ws7-abc1234-xxxxxxxxxxxx'],
])('a call of %s is known by client, user, session and something random', (_, userId, id) => {
  expect(createCorrelationId({ userId, sessionId: 'abc1234' }, fixed)).toBe(id)
})

it('no two calls have the same random part, and no two writes the same key', () => {
  const keys = Array.from({ length: 50 }, () => createIdempotencyKey(createRandomId))
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[a-z0-9]{24}$/)
})
