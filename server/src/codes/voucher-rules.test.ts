import type { VoucherRules } from './code-rules.ts'
import { sampleVoucher } from './testing/sample-codes.ts'
import { findShowtimeRefusal, type VoucherShowtime } from './voucher-rules.ts'

const showtime: VoucherShowtime = {
  film: { id: 'HO1', distributorName: 'Northlight' },
  businessDate: '2026-12-25',
  isPublicHoliday: true,
  startsAt: 1_000,
}
const find = (change: Partial<VoucherRules>, at: Partial<VoucherShowtime> = {}) =>
  findShowtimeRefusal({ ...sampleVoucher, ...change }, { ...showtime, ...at })?.condition ?? null

describe('a voucher without rules', () => {
  it('is good for every showtime', () => {
    expect(find({})).toBeNull()
  })
})

describe('a voucher that is not for a film for some time', () => {
  it.each([
    [499, null],
    [500, 'voucher-invalid-for-film'],
    [1_499, 'voucher-invalid-for-film'],
    [1_500, null],
  ])('at %i is %s', (startsAt, condition) => {
    expect(find({ blackouts: [{ filmId: 'HO1', from: 500, to: 1_500 }] }, { startsAt })).toBe(condition)
    expect(find({ blackouts: [{ filmId: 'HO2', from: 500, to: 1_500 }] }, { startsAt })).toBeNull()
  })
})

describe('a voucher that is not for some days', () => {
  it('knows public holidays, and days of its own', () => {
    expect(find({ exceptPublicHolidays: true })).toBe('voucher-invalid-for-holiday')
    expect(find({ exceptPublicHolidays: true }, { isPublicHoliday: false })).toBeNull()
    expect(find({ excludedDates: ['2026-12-25'] })).toBe('voucher-invalid-for-holiday')
    expect(find({ excludedDates: ['2026-12-24'] })).toBeNull()
  })

  it('knows the days of the week', () => {
    // A Friday, and a Sunday.
    expect(find({ weekdays: [1, 2, 3, 4] })).toBe('voucher-invalid-for-holiday')
    expect(find({ weekdays: [5] })).toBeNull()
    expect(find({ weekdays: [7] }, { businessDate: '2026-12-27' })).toBeNull()
  })
})

it('says of a distributor before a film, and of a film before a day', () => {
  const blackouts = [{ filmId: 'HO1', from: 0, to: 2_000 }]
  const excludedDistributors = ['Northlight']
  expect(find({ excludedDistributors, blackouts, exceptPublicHolidays: true })).toBe(
    'voucher-invalid-for-distributor',
  )
  expect(find({ blackouts, exceptPublicHolidays: true })).toBe('voucher-invalid-for-film')
  expect(find({ excludedDistributors }, { film: { id: 'HO1', distributorName: null } })).toBeNull()
})
