import type { PricedArea } from '../tickets/ticket-areas.ts'
import { toBookedAreas } from './booked-areas.ts'

const fee = { valueIncludingTax: 0.8, valueExcludingTax: 0.67, tax: 0.13 }
const areas = [
  { areaCategory: { id: 'hall' }, tickets: [{ ticketType: { id: 'adult' }, price: { bookingFee: fee } }] },
] as unknown as PricedArea[]
const areFeesApplicable = (isApplicableToUnpaidBookings: boolean) => ({
  bookingFees: { isApplicableToUnpaidBookings, isInclusiveInPrice: true },
})

it.each([
  ['Paid', false, 0.8],
  ['Unpaid', false, 0],
  ['UnpaidConfirmed', false, 0],
  ['Unpaid', true, 0.8],
] as const)(
  'a booking in mode %s, where unpaid ones have the fee: %p, has %d',
  (mode, isApplicable, amount) => {
    const [area] = toBookedAreas(areas, mode, areFeesApplicable(isApplicable))
    expect(area?.tickets[0]?.price.bookingFee.valueIncludingTax).toBe(amount)
  },
)
