import { SeatMapConfiguration } from '@foyer/contract/channel/seat-map'
import { TicketsConfiguration } from '@foyer/contract/channel/tickets'
import { defaultOrderSettings, toOrderSettings } from './settings.ts'

const catalogue = {
  currency: { code: 'EUR', decimals: 2 },
  paymentMethods: [
    {
      type: 'Embedded' as const,
      name: { text: 'Card', translations: [{ languageTag: 'fr', text: 'Carte' }] },
      siteIds: [],
      orderTypes: [],
    },
  ],
}

describe('settings of orders', () => {
  it('are those of the channel: the server accepts what the storefront offers', () => {
    const tickets = new TicketsConfiguration()
    tickets.maximumAllowedTicketsInAnOrder = 6
    Object.assign(tickets.unpaidBookings, { allowUnpaidBookings: true, unpaidBookingCutoffTime: 45 })
    tickets.bookingFees.isApplicableToUnpaidBookings = true
    const seatMap = new SeatMapConfiguration()
    seatMap.rules.filledSofas.allowSinglePartialSofa = true
    seatMap.rules.associatedWheelchairSeat.isEnabled = false
    expect(
      toOrderSettings({ tickets, seatMap }, catalogue, {
        holdMinutes: 5,
        holdPeriods: 2,
        heldSeatsOfShowtime: 12,
        heldSeatsInAll: 24,
        challengePercent: 20,
        customerShownDays: 2,
      }),
    ).toEqual({
      ...defaultOrderSettings,
      holdDuration: 300_000,
      longestHold: 600_000,
      holdLimits: { seatsOfShowtime: 12, shareOfShowtime: 0.25, seatsInAll: 24, challengeShare: 0.2 },
      customerShownFor: 172_800_000,
      maximumTicketsPerOrder: 6,
      allowUnpaidBookings: true,
      isFeeApplicableToUnpaidBookings: true,
      unpaidBookingCutoff: 2_700_000,
      seatingPlan: { mustSellWholeSofas: true, partialSofas: 1, isCompanionTied: false },
      currency: 'EUR',
      paymentMethods: catalogue.paymentMethods,
    })
  })

  it('are the defaults where the channel says nothing', () => {
    expect(
      toOrderSettings(
        { tickets: new TicketsConfiguration(), seatMap: new SeatMapConfiguration() },
        catalogue,
        {
          holdMinutes: 10,
          holdPeriods: 3,
          heldSeatsOfShowtime: 20,
          heldSeatsInAll: 40,
          challengePercent: 10,
          customerShownDays: 7,
        },
      ),
    ).toEqual({
      ...defaultOrderSettings,
      currency: 'EUR',
      paymentMethods: catalogue.paymentMethods,
    })
  })
})
