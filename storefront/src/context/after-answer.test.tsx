import { runAfterAnswer, startAnswering } from './after-answer.ts'

const done: string[] = []
const runNamed = (name: string) => runAfterAnswer(() => done.push(name))
/** What jsdom takes for a frame, with the task after it. */
const frame = () => jest.advanceTimersByTime(17)

beforeEach(() => {
  jest.useFakeTimers()
  done.length = 0
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('is at once where nothing answers', () => {
  runNamed('a')
  expect(done).toEqual(['a'])
})

it('waits for the frame with the answer, and keeps the order', () => {
  const stop = startAnswering()
  runNamed('a')
  runNamed('b')
  stop()
  // Nothing answers any more; what came before comes first all the same.
  runNamed('c')
  expect(done).toEqual([])
  frame()
  expect(done).toEqual(['a', 'b', 'c'])
  runNamed('d')
  expect(done).toEqual(['a', 'b', 'c', 'd'])
})

it('is at once on a page out of sight, which has no frames', () => {
  const stop = startAnswering()
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  runNamed('a')
  expect(done).toEqual(['a'])
  stop()
})

it('does not wait for a frame that never comes', () => {
  const stop = startAnswering()
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  runNamed('a')
  jest.advanceTimersByTime(199)
  expect(done).toEqual([])
  jest.advanceTimersByTime(1)
  expect(done).toEqual(['a'])
  stop()
})
