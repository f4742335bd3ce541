import { TicketsConfiguration } from '@foyer/contract/channel/tickets'
import { defaultOrderSettings, orderSettingsOf } from './settings.ts'

const catalogue = {
  currency: { code: 'EUR', decimals: 2 },
  cardPayment: { text: 'Card', translations: [{ languageTag: 'fr', text: 'Carte' }] },
}

describe('settings of orders', () => {
  it('are those of the channel: what the storefront offers is what the server takes', () => {
    const tickets = new TicketsConfiguration()
    tickets.maximumAllowedTicketsInAnOrder = 6
    tickets.unpaidBookings.allowUnpaidBookings = true
    expect(orderSettingsOf(tickets, catalogue, 5)).toEqual({
      ...defaultOrderSettings,
      holdDuration: 300_000,
      maximumTicketsPerOrder: 6,
      allowUnpaidBookings: true,
      currency: 'EUR',
      cardPayment: catalogue.cardPayment,
    })
  })

  it('are the defaults where the channel says nothing', () => {
    expect(orderSettingsOf(new TicketsConfiguration(), catalogue, 10)).toEqual({
      ...defaultOrderSettings,
      currency: 'EUR',
      cardPayment: catalogue.cardPayment,
    })
  })
})
