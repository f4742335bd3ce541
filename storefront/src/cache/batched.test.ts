import { createBatchedLoad } from './batched.ts'

const upper = jest.fn((keys: readonly string[]) => Promise.resolve(keys.map((key) => key.toUpperCase())))

beforeEach(() => upper.mockClear())

test('keys asked for in one turn share a call; each gets its own answer', async () => {
  const load = createBatchedLoad(upper, 10)
  expect(await Promise.all([load('a'), load('b'), load('c')])).toEqual(['A', 'B', 'C'])
  expect(upper.mock.calls).toEqual([[['a', 'b', 'c']]])
})

test('what is asked for later is a call of its own', async () => {
  const load = createBatchedLoad(upper, 10)
  await load('a')
  await load('b')
  expect(upper.mock.calls).toEqual([[['a']], [['b']]])
})

test('more than one call may carry goes out in several', async () => {
  const load = createBatchedLoad(upper, 2)
  expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(load))).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(upper.mock.calls).toEqual([[['a', 'b']], [['c', 'd']], [['e']]])
})

test('a call that fails fails its own keys only', async () => {
  const load = createBatchedLoad((keys) => {
    if (keys.includes('b')) throw new TypeError('no b')
    return upper(keys)
  }, 1)
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(load))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('an answer that leaves a key out leaves nobody waiting', async () => {
  const load = createBatchedLoad(() => Promise.resolve(['A']), 10)
  const outcomes = await Promise.allSettled([load('a'), load('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
