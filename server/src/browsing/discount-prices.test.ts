import { join } from 'node:path'
import { loadCatalogue } from '../catalogue/load.ts'
import type { ShowtimeContext } from '../schedule/programme.ts'
import { listShowtimeDiscounts } from '../schedule/showtime-discounts.ts'
import { createDiscountAvailabilityAnswer } from './discount-availability.ts'
import { createTicketPricesAnswer } from './ticket-prices.ts'

const catalogue = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
const [film] = catalogue.films.values()
const prices = catalogue.priceCards.get('peak') ?? []

function listAt(businessDate: string, time: string) {
  const startsAt = Date.parse(`${businessDate}T${time}Z`)
  return listShowtimeDiscounts(catalogue, {
    film,
    site: catalogue.sites.get('1001'),
    showtime: { businessDate, startsAt },
  } as ShowtimeContext)
}

const tuesdayNight = listAt('2026-11-24', '21:30:00')
const wednesday = listAt('2026-11-25', '18:00:00')

describe('ticket prices with discounts', () => {
  const getAdults = (discounts: typeof wednesday) =>
    createTicketPricesAnswer(catalogue, prices, discounts)
      .ticketPrices.filter(({ ticketTypeId }) => ticketTypeId === 'standard-adult')
      .map(({ price, restrictions, discountId, discount }) => ({
        price: price.valueIncludingTax,
        restrictions,
        discountId,
        saved: discount?.amountSaved.valueIncludingTax ?? 0,
      }))

  it('are list prices on a day without discounts', () => {
    expect(getAdults(wednesday)).toEqual([{ price: 13.5, restrictions: [], discountId: null, saved: 0 }])
  })

  it('include an automatic discount, and have a further price for a discount by code', () => {
    expect(getAdults(tuesdayNight)).toEqual([
      { price: 10.8, restrictions: [], discountId: 'tuesday', saved: 2.7 },
      { price: 10.5, restrictions: ['Discount'], discountId: 'night-owl', saved: 3 },
    ])
  })
})

describe('the availability of discounts', () => {
  const getAvailable = (discounts: typeof wednesday, code?: string) =>
    createDiscountAvailabilityAnswer(discounts, prices, { code, decimals: 2 }).discountAvailabilities

  it('lists automatic ones, with the reason if they are not for a showtime', () => {
    expect(getAvailable(tuesdayNight)).toMatchObject([
      { discountId: 'tuesday', isAutomatic: true, isAvailable: true, unavailableReason: null },
    ])
    expect(getAvailable(wednesday)).toMatchObject([
      { discountId: 'tuesday', isAvailable: false, unavailableReason: 'discount-invalid-10101' },
    ])
  })

  it('lists one with a code only if the code is given', () => {
    expect(getAvailable(tuesdayNight, ' owl ')[1]).toMatchObject({
      discountId: 'night-owl',
      isAutomatic: false,
      isAvailable: true,
      calculation: { type: 'AmountOff', amountOff: 3 },
    })
    expect(getAvailable(tuesdayNight, 'DOVE')).toEqual(getAvailable(tuesdayNight))
  })
})
