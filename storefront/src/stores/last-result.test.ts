import { lastResult } from './last-result.ts'

it('works out anew what is made from other things, and nothing else', () => {
  const resultFrom = lastResult<object>()
  const make = () => ({})
  const [one, other] = [{}, {}]
  const first = resultFrom([one, 'a'], make)
  expect(resultFrom([one, 'a'], make)).toBe(first)
  const second = resultFrom([one, 'b'], make)
  expect(second).not.toBe(first)
  expect(resultFrom([other, 'b'], make)).not.toBe(second)
  expect(resultFrom([other], make)).not.toBe(resultFrom([], make))
})

it('keeps an empty result, too', () => {
  const resultFrom = lastResult<undefined>()
  const make = jest.fn(() => undefined)
  resultFrom([], make)
  resultFrom([], make)
  expect(make).toHaveBeenCalledTimes(1)
})
