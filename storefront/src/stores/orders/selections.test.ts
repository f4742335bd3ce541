import { autorun } from 'mobx'
import { SelectionsStore } from './selections.ts'
import type { Storage } from '../browser/storage.ts'

const key = 'foyer-selection:1001-1'

function storageWith(entries: Record<string, string> = {}): Storage {
  const stored = new Map(Object.entries(entries))
  return {
    get: (name) => stored.get(name) ?? null,
    set: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
  }
}

/** How often a reader of the showtime's selection is told of it, the first reading not counted. */
function heard(selections: SelectionsStore) {
  let count = -1
  const stop = autorun(() => {
    selections.of('1001-1')
    count++
  })
  return { count: () => count, stop }
}

test('a stored selection shows once the storage may be read', () => {
  const stored = JSON.stringify({ tickets: { adult: 2 }, seatIds: ['A1', 'A2'] })
  const selections = new SelectionsStore(storageWith({ [key]: stored }))
  const reader = heard(selections)
  expect(selections.of('1001-1')).toEqual({ tickets: {}, seatIds: [] })
  selections.restore()
  expect(selections.of('1001-1')).toEqual({ tickets: { adult: 2 }, seatIds: ['A1', 'A2'] })
  expect(reader.count()).toBe(1)
  reader.stop()
})

test('a storage without a selection tells nobody anything', () => {
  const selections = new SelectionsStore(storageWith())
  const reader = heard(selections)
  selections.restore()
  expect(reader.count()).toBe(0)
  reader.stop()
})

test('readers hear of their own showing alone', () => {
  const selections = new SelectionsStore(storageWith())
  selections.restore()
  const reader = heard(selections)
  selections.setQuantity('1001-2', 'adult', 1)
  expect(reader.count()).toBe(0)
  selections.setQuantity('1001-1', 'adult', 1)
  expect(reader.count()).toBe(1)
  selections.setQuantity('1001-1', 'adult', 0)
  expect(selections.of('1001-1').tickets).toEqual({})
  reader.stop()
})

test('an unreadable entry counts as nothing chosen', () => {
  const selections = new SelectionsStore(
    storageWith({ [key]: '{"tickets":{"adult":-1,"child":"x"},"seatIds":[4]}' }),
  )
  selections.restore()
  expect(selections.of('1001-1')).toEqual({ tickets: {}, seatIds: [] })
})
