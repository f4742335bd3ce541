import { RecentTerms, recentTermsKey } from './recent-terms.ts'
import { noStorage, type Storage } from '../browser/storage.ts'

/** A storage of a browser that has kept nothing yet. */
function memory(): Storage {
  const stored = new Map<string, string>()
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  }
}

it('remembers the latest first, each once however it was written, and no more than six', () => {
  const recent = new RecentTerms(memory())
  for (const term of ['louder', 'salt road', ' Louder ', 'a', ' ', 'x'.repeat(101)]) recent.add(term)
  expect(recent.all).toEqual(['Louder', 'salt road'])
  for (let count = 0; count < 9; count += 1) recent.add(`film ${String(count)}`)
  expect(recent.all).toEqual(['film 8', 'film 7', 'film 6', 'film 5', 'film 4', 'film 3'])
})

it('forgets one, or all of them, in the storage too', () => {
  const storage = memory()
  const recent = new RecentTerms(storage)
  for (const term of ['louder', 'salt road', 'docklands']) recent.add(term)
  recent.remove('salt road')
  expect(recent.all).toEqual(['docklands', 'louder'])
  recent.clear()
  expect(recent.all).toEqual([])
  recent.add('louder')
  recent.remove('louder')
  expect(storage.get(recentTermsKey)).toBeNull()
})

it('is there again after a reload, and knows what another tab has searched for', () => {
  const storage = memory()
  new RecentTerms(storage).add('louder')
  const recent = new RecentTerms(storage)
  expect(recent.all).toEqual([])
  new RecentTerms(storage).add('docklands')
  recent.add('salt road')
  expect(recent.all).toEqual(['salt road', 'docklands', 'louder'])
})

it.each([
  ['{"cut', []],
  ['{}', []],
  ['"louder"', []],
  ['[1, null, {"a": 1}, "salt road", "", " Salt  Road", "docklands"]', ['salt road', 'docklands']],
])('makes of %s what it can', (stored, terms) => {
  const storage = memory()
  storage.set(recentTermsKey, stored)
  const recent = new RecentTerms(storage)
  recent.restore()
  expect(recent.all).toEqual(terms)
})

it('takes no more than six from what was kept, and keeps no more', () => {
  const storage = memory()
  storage.set(recentTermsKey, JSON.stringify(Array.from({ length: 9 }, (_, index) => `film ${index}`)))
  const recent = new RecentTerms(storage)
  recent.restore()
  expect(recent.all).toHaveLength(6)
  recent.add('louder')
  expect(JSON.parse(storage.get(recentTermsKey) ?? '')).toHaveLength(6)
})

it('remembers nothing where nothing may be kept', () => {
  const recent = new RecentTerms(noStorage)
  recent.add('louder')
  expect(recent.all).toEqual([])
})
