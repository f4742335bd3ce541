import { readProblem } from './read-problem.ts'

const owl = { discountId: 'owl', unavailableReason: 'discount-invalid-for-film' }
const nobody = { discountId: null, unavailableReason: 'discount-invalid-10103' }

it.each([
  ['those of ours', [owl, nobody], [owl, nobody]],
  ['none of another shape', [owl, 'owl', null, { id: 'owl' }], [owl]],
  ['none of an unknown reason', [{ ...owl, unavailableReason: 'FullMoon' }], []],
  ['none where they are no list', { owl }, undefined],
  ['none where there are none', undefined, undefined],
])('a refusal has the errors of discounts: %s', (_, sent, read) => {
  const problem = readProblem(400, JSON.stringify({ title: 'Refused', discountAvailabilityErrors: sent }))
  expect(problem).toMatchObject({ title: 'Refused', status: 400 })
  expect(problem?.discountAvailabilityErrors).toEqual(read)
})
