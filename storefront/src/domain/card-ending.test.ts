import { getCardEnding } from './card-ending.ts'

test.each([
  ['12.......6789', '6789'],
  ['test card ending 1111', '1111'],
  ['HV....K4T7 ', 'K4T7'],
  ['••••', null],
  ['a card', null],
  [null, null],
])('of %p is %p', (masked, ending) => {
  expect(getCardEnding(masked)).toBe(ending)
})
