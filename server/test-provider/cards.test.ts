import type { CardEntry } from './card-entry.ts'
import { findBehaviour, validateCard, maskNumber, isLuhnValid, testCards } from './cards.ts'
import { chooseLanguage } from './fields-messages.ts'

const messages = chooseLanguage('en').messages.script
const now = Date.parse('2026-11-21T18:00:00Z')
const good: CardEntry = {
  number: '4111 1111 1111 1111',
  expiry: '11 / 26',
  securityCode: '123',
  name: 'Ines Marchetti',
}

describe('validation of card fields', () => {
  it('passes with every test card, in the very month it ends', () => {
    for (const { number } of testCards) expect(validateCard({ ...good, number }, now, messages)).toEqual({})
  })

  it.each([
    ['number', '4111 1111', /whole number/],
    ['number', '4111 1111 1111 1112', /digit is not right/],
    ['number', '5555 5555 5555 4444', /test cards/],
    ['expiry', '10 / 26', /out of date/],
    ['expiry', '13 / 27', /no such month/],
    ['expiry', '1', /month and year/],
    ['securityCode', '12', /3 digits/],
    ['name', '  ', /name/],
  ] as const)('says what is wrong with %s "%s"', (field, value, fault) => {
    expect(validateCard({ ...good, [field]: value }, now, messages)).toEqual({
      [field]: expect.stringMatching(fault) as unknown,
    })
  })

  it('detects a single wrong digit', () => {
    const number = '4111111111111111'
    for (let place = 0; place < number.length; place++)
      for (let digit = 0; digit <= 9; digit++) {
        const typed = number.slice(0, place) + String(digit) + number.slice(place + 1)
        expect(isLuhnValid(typed)).toBe(typed === number)
      }
  })

  it('tells a card by its last four digits alone', () => {
    expect(maskNumber('4111 1111 1111 1111')).toBe('card ending 1111')
    for (const { number, behaviour } of testCards) expect(findBehaviour(maskNumber(number))).toBe(behaviour)
  })
})
