import type { Showtime } from '@foyer/contract/wire/showtimes'
import { addFollowingTimes } from './following-times.ts'

const attributes = Object.fromEntries(
  ['2d', 'vast'].map((id) => [id, { id, displayPriority: id === 'vast' ? 1 : 9, isPromoted: false }]),
) as never as Record<string, never>
const showtime = (id: string, siteId: string, attributeId = '2d') =>
  ({ id, siteId, attributeIds: [attributeId] }) as unknown as Showtime
const add = (shown: Showtime[], following: Showtime[]) =>
  addFollowingTimes(shown, following, (id) => attributes[id]).map(({ id }) => id)

const tomorrow = [
  showtime('t1', '1', 'vast'),
  showtime('t2', '1'),
  showtime('t3', '1'),
  showtime('t4', '1'),
  showtime('t5', '1'),
  showtime('u1', '2'),
]

test('a cinema with two times left shows three of the next day, those of its own line first', () => {
  expect(add([showtime('a', '1'), showtime('b', '1')], tomorrow)).toEqual(['t2', 't3', 't4', 'u1'])
})

test('one with three has enough, and one with none shows the first', () => {
  const three = ['a', 'b', 'c'].map((id) => showtime(id, '1'))
  expect(add(three, tomorrow)).toEqual(['u1'])
  expect(add([], tomorrow)).toEqual(['t1', 't2', 't3', 'u1'])
})

test('where the line has too few, others follow', () => {
  expect(add([showtime('a', '1', 'vast')], tomorrow)).toEqual(['t1', 't2', 't3', 'u1'])
})
