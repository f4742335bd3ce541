import { memoizeLast } from './memoize-last.ts'

it('works out anew what is made from other things, and nothing else', () => {
  const resultFrom = memoizeLast<object>()
  const make = () => ({})
  const [one, other] = [{}, {}]
  const first = resultFrom([one, 'a'], make)
  expect(resultFrom([one, 'a'], make)).toBe(first)
  const second = resultFrom([one, 'b'], make)
  expect(second).not.toBe(first)
  expect(resultFrom([other, 'b'], make)).not.toBe(second)
  expect(resultFrom([other], make)).not.toBe(resultFrom([], make))
})

it('remembers as many results as it is told to, those that were asked for last', () => {
  const resultFrom = memoizeLast<object>(2)
  const make = () => ({})
  const [a, b] = [resultFrom(['a'], make), resultFrom(['b'], make)]
  expect(resultFrom(['a'], make)).toBe(a)
  resultFrom(['c'], make)
  expect(resultFrom(['a'], make)).toBe(a)
  expect(resultFrom(['b'], make)).not.toBe(b)
})

it('keeps an empty result, too', () => {
  const resultFrom = memoizeLast<undefined>()
  const make = jest.fn(() => undefined)
  resultFrom([], make)
  resultFrom([], make)
  expect(make).toHaveBeenCalledTimes(1)
})
