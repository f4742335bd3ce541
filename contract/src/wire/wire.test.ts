import { Compile } from 'typebox/compile'
import { Problem } from '../problem.ts'
import { Translation, TranslatedText } from './common.ts'
import { CustomerRequest, SetShowtimeRequest } from './orders.ts'
import { SeatAvailabilityResponse } from './seating.ts'

describe('a translated text', () => {
  const check = Compile(Translation)
  it('has a language and a text, neither of them empty', () => {
    expect(check.Check({ languageTag: 'fr', text: 'Étage' })).toBe(true)
    expect(check.Check({ languageTag: '', text: 'Étage' })).toBe(false)
    expect(check.Check({ languageTag: 'fr', text: '' })).toBe(false)
    expect(check.Check({ text: 'Étage' })).toBe(false)
    expect(check.Check({ languageTag: 'fr' })).toBe(false)
  })

  it('stands in a list beside the text itself', () => {
    const value = Compile(TranslatedText)
    expect(value.Check({ text: 'Floor', translations: [{ languageTag: 'fr', text: 'Étage' }] })).toBe(true)
    expect(value.Check({ text: 'Floor', translations: [{ languageTag: 'fr', text: '' }] })).toBe(false)
    expect(value.Check({ text: 'Floor' })).toBe(false)
    expect(value.Check({ text: '', translations: [] })).toBe(false)
  })
})

it.each([
  ['Available', true],
  ['Sold', true],
  ['Broken', true],
  ['House', true],
  ['Reserved', false],
  ['available', false],
  ['', false],
])('the seat status %j is one: %s', (status, isOne) => {
  const summary = { areaCategoryId: null, totalCount: 1, availableCount: 0 }
  const answer = {
    seatAvailabilities: [{ seatId: '1_1_1', status }],
    isSoldOut: false,
    summary,
    areaCategorySummaries: [],
  }
  expect(Compile(SeatAvailabilityResponse).Check(answer)).toBe(isOne)
})

it('seats are asked for in a list, with a ticket for each', () => {
  const check = Compile(SetShowtimeRequest)
  expect(check.Check({ seats: ['1_1_1'], tickets: [{ id: 't1', ticketTypeId: 'adult' }] })).toBe(true)
  expect(check.Check({ seats: '1_1_1', tickets: [] })).toBe(false)
})

it('the email of a customer is one', () => {
  const check = Compile(CustomerRequest)
  expect(check.Check({ email: 'ines@postbox.example' })).toBe(true)
  expect(check.Check({ email: 'ines' })).toBe(false)
})

it('a refusal carries a code, and what is not to be had', () => {
  const check = Compile(Problem)
  const refusal = {
    type: 'urn:foyer:problem:unknown',
    status: 400,
    title: 'No',
    errorCode: 18100,
    itemAvailabilityErrors: [],
    discountAvailabilityErrors: [{ discountId: 'owl', unavailableReason: 'discount-invalid-for-film' }],
    filmUnavailableDateTimeRange: { from: '2026-11-21T06:00:00Z', to: '2026-11-28T06:00:00Z' },
  }
  expect(check.Check(refusal)).toBe(true)
  expect(check.Check({ ...refusal, errorCode: '18100' })).toBe(false)
  const discountAvailabilityErrors = [{ discountId: 'owl', unavailableReason: 'FullMoon' }]
  expect(check.Check({ ...refusal, discountAvailabilityErrors })).toBe(false)
  expect(check.Check({ ...refusal, filmUnavailableDateTimeRange: { from: '2026-11-21' } })).toBe(false)
})
