import { getScreenNumber } from './screen-number.ts'

test.each([
  ['Screen 4', '4'],
  ['Screen IV', 'IV'],
  ['Sala 12', '12'],
  ['The Circle', 'The Circle'],
  ['Quay', 'Quay'],
])('%s is printed as %s', (name, sign) => {
  expect(getScreenNumber(name)).toBe(sign)
})
