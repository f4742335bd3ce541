import { ConsentStore } from './consent.ts'
import { KnownVisitor, memberHashKey } from './known-visitor.ts'
import type { ListedStorage } from '../browser/storage.ts'

function browser(content: Record<string, string> = {}) {
  const stored = new Map(Object.entries(content))
  const local: ListedStorage = {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  }
  const consent = new ConsentStore({
    clock: { now: () => 0 },
    local,
    onLocalChange: () => () => undefined,
    tellServer: () => undefined,
    isServerInformed: false,
  })
  consent.start()
  const random = jest.fn((length: number) => 'r'.repeat(length))
  return { stored, consent, random, visitor: new KnownVisitor(consent, local, random) }
}

it('knows nobody before consent: reads, makes and keeps nothing', () => {
  const { visitor, random, stored } = browser({ [memberHashKey]: 'of-a-member-before' })
  expect(visitor.hash).toBeNull()
  expect(visitor.makeKnown()).toBeNull()
  expect(random).not.toHaveBeenCalled()
  expect([...stored.keys()]).toEqual([memberHashKey])
})

it('makes a hash by chance when one is needed, and keeps it', () => {
  const { visitor, consent, random } = browser()
  consent.answer('Accepted')
  expect(visitor.hash).toBeNull()
  expect(visitor.makeKnown()).toBe('r'.repeat(32))
  expect(visitor.makeKnown()).toBe(visitor.hash)
  expect(random).toHaveBeenCalledTimes(1)
})

it('takes the member’s own hash where there is one', () => {
  const { visitor, consent } = browser({ [memberHashKey]: 'of-a-member-before' })
  consent.answer('Accepted')
  expect(visitor.makeKnown()).toBe('of-a-member-before')
})

it('forgets whoever takes the consent back', () => {
  const { visitor, consent, stored } = browser()
  consent.answer('Accepted')
  visitor.makeKnown()
  consent.answer('Declined')
  expect(visitor.hash).toBeNull()
  expect(stored.has(memberHashKey)).toBe(false)
})
