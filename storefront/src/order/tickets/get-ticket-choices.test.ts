import type { PricedArea } from './ticket-areas.ts'
import { getTicketChoices } from './get-ticket-choices.ts'

const vouchers = { kind: 'available', openers: [{ voucherId: 'v1' }], most: 1 }
const discount = { kind: 'available', openers: [{ discountId: 'd1' }], most: Infinity }

const areas = [
  {
    tickets: [
      { ticketType: { id: 'adult' } },
      { ticketType: { id: 'student' }, opening: discount },
      { ticketType: { id: 'free' }, opening: vouchers },
    ],
    previews: [{ ticketType: { id: 'member' } }],
  },
] as unknown as PricedArea[]

it('asks for tickets with what opens their prices, and for none that is a preview or unknown', () => {
  const quantities = { adult: 2, student: 3, free: 1, member: 1, nobody: 4 }
  expect(getTicketChoices(areas, quantities)).toEqual([
    { ticketTypeId: 'adult', quantity: 2 },
    { ticketTypeId: 'student', quantity: 3, discountId: 'd1' },
    { ticketTypeId: 'free', quantity: 1, voucherId: 'v1' },
  ])
})

it('asks for no more than what opens a price allows', () => {
  expect(getTicketChoices(areas, { free: 3 })).toEqual([
    { ticketTypeId: 'free', quantity: 1, voucherId: 'v1' },
  ])
})
