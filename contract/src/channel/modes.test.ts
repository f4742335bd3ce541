import { parseModel } from '@foyer/theme-tokens/configuration/read'
import { ChannelConfiguration } from './channel-configuration.ts'
import { listBookingModes } from './modes.ts'
import { changeAt, minimalChannel } from './testing/minimal.ts'

const modesWith = (path: string, value: boolean) =>
  listBookingModes(parseModel(ChannelConfiguration, changeAt(minimalChannel, path, value)))

test('a channel that says nothing sells tickets first, at prices with everything in them', () => {
  expect(listBookingModes(parseModel(ChannelConfiguration, minimalChannel))).toEqual({
    ticketing: 'TicketFirst',
    bookingFee: 'Inclusive',
    tax: 'Inclusive',
  })
})

test.each([
  [
    'tickets.isSeatFirstOrdering',
    true,
    { ticketing: 'SeatFirst', bookingFee: 'Inclusive', tax: 'Inclusive' },
  ],
  [
    'tickets.bookingFees.isInclusiveInPrice',
    false,
    { ticketing: 'TicketFirst', bookingFee: 'Exclusive', tax: 'Inclusive' },
  ],
  [
    'transaction.isTaxInclusiveMode',
    false,
    { ticketing: 'TicketFirst', bookingFee: 'Inclusive', tax: 'Exclusive' },
  ],
])('%s = %s has its own name and changes no other', (path, value, modes) => {
  expect(modesWith(path, value)).toEqual(modes)
})
