import { FoodAndBeverageConfiguration } from '@foyer/contract/channel/food-and-beverage'
import { GiftShopConfiguration } from '@foyer/contract/channel/gift-shop'
import { SeatMapConfiguration } from '@foyer/contract/channel/seat-map'
import { TicketRedemption, TicketsConfiguration } from '@foyer/contract/channel/tickets'
import { TransactionConfiguration } from '@foyer/contract/channel/transaction'
import { noMembership } from '../catalogue/membership.ts'
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
  membership: noMembership,
}

function createTickets(): TicketsConfiguration {
  const tickets = new TicketsConfiguration()
  // A channel has to have it.
  tickets.ticketRedemption = new TicketRedemption()
  tickets.ticketRedemption.codeTypes = []
  return tickets
}

const createChannel = () => ({
  tickets: createTickets(),
  seatMap: new SeatMapConfiguration(),
  foodAndBeverage: new FoodAndBeverageConfiguration(),
  giftShop: new GiftShopConfiguration(),
  transaction: new TransactionConfiguration(),
})

describe('settings of orders', () => {
  it('are those of the channel: the server accepts what the storefront offers', () => {
    const channel = createChannel()
    const { tickets, seatMap, foodAndBeverage, giftShop, transaction } = channel
    tickets.maximumAllowedTicketsInAnOrder = 6
    Object.assign(tickets.unpaidBookings, { allowUnpaidBookings: true, unpaidBookingCutoffTime: 45 })
    tickets.bookingFees.isApplicableToUnpaidBookings = true
    seatMap.rules.filledSofas.allowSinglePartialSofa = true
    seatMap.rules.associatedWheelchairSeat.isEnabled = false
    foodAndBeverage.itemComments.maximumAllowedLength = 200
    foodAndBeverage.deliveryComments.maximumAllowedLength = 100
    foodAndBeverage.maximumModifiersPerItem = 12
    Object.assign(foodAndBeverage.tips.order, { isEnabled: true, suggestedPercentages: [10] })
    transaction.maximumAllowedItemsInAnOrder = 30
    Object.assign(tickets.ticketRedemption, {
      codeTypes: [{ type: 'GiftCard', pin: 'Required', format: { fullFormat: 'HG## #### ####' } }],
    })
    Object.assign(giftShop, { maximumAllowedItemsInAnOrder: 20, allowRecipient: false })
    expect(
      toOrderSettings(channel, catalogue, {
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
      items: {
        maximumPieces: { Standard: 30, GiftShop: 20 },
        maximumModifiers: 12,
        commentLength: 200,
        deliveriesCommentLength: 100,
        allowRecipient: false,
        giftCardForm: { prefix: 'HG', length: 10, hasPin: true },
        voucherForm: { prefix: 'V', length: 12, hasPin: true },
        mandatoryFees: foodAndBeverage.mandatoryFee,
        tip: { scope: 'Order', suggestions: [1_000] },
      },
    })
  })

  it('are the defaults where the channel says nothing', () => {
    expect(
      toOrderSettings(createChannel(), catalogue, {
        holdMinutes: 10,
        holdPeriods: 3,
        heldSeatsOfShowtime: 20,
        heldSeatsInAll: 40,
        challengePercent: 10,
        customerShownDays: 7,
      }),
    ).toEqual({
      ...defaultOrderSettings,
      currency: 'EUR',
      paymentMethods: catalogue.paymentMethods,
    })
  })
})
