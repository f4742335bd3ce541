import { TicketsConfiguration } from '@foyer/contract/channel/tickets'
import { defaultOrderSettings, orderSettingsOf } from './settings.ts'

const euro = { code: 'EUR', decimals: 2 }

describe('settings of orders', () => {
  it('are those of the channel: what the storefront offers is what the server takes', () => {
    const tickets = new TicketsConfiguration()
    tickets.maximumAllowedTicketsInAnOrder = 6
    tickets.unpaidBookings.allowUnpaidBookings = true
    expect(orderSettingsOf(tickets, euro, 5)).toEqual({
      ...defaultOrderSettings,
      holdDuration: 300_000,
      maximumTicketsPerOrder: 6,
      allowUnpaidBookings: true,
      currency: 'EUR',
    })
  })

  it('are the defaults where the channel says nothing', () => {
    expect(orderSettingsOf(new TicketsConfiguration(), euro, 10)).toEqual({
      ...defaultOrderSettings,
      currency: 'EUR',
    })
  })
})
