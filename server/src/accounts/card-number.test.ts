import { createCardNumber, readCardNumber } from './card-number.ts'

/** Draws these digits, one after the other, again and again. */
function drawing(digits: string) {
  let next = 0
  return () => Number(digits[next++ % digits.length])
}

it('is the club’s digits, random ones and a check digit', () => {
  // A published example of the rule: 7992739871 has the check digit 3.
  expect(createCardNumber('799273', drawing('9871'))).toMatch(/^799273987198719\d$/)
  expect(createCardNumber('70', drawing('0'))).toBe('7000000000000005')
})

it('is read as it is typed and scanned', () => {
  for (const typed of [
    '7000000000000005',
    '7000 0000 0000 0005',
    '7000-0000-0000-0005',
    ' 7000000000000005 ',
  ])
    expect(readCardNumber(typed)).toBe('7000000000000005')
})

it.each(['', '7000000000000', '70000000000000050', '700000000000000x', '7000000000000004'])(
  'is not “%s”',
  (typed) => {
    expect(readCardNumber(typed)).toBeNull()
  },
)

it('with one wrong digit is known to be wrong', () => {
  const number = createCardNumber('70', drawing('271828182845904'))
  for (let place = 0; place < number.length; place += 1)
    for (let digit = 0; digit <= 9; digit += 1) {
      const wrong = number.slice(0, place) + String(digit) + number.slice(place + 1)
      expect(readCardNumber(wrong)).toBe(wrong === number ? number : null)
    }
})
