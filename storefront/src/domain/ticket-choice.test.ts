import { dealOpeners, toRequestedTickets } from './ticket-choice.ts'

describe('what opens the tickets of a type', () => {
  it('is dealt out one by one, and the last one opens the rest', () => {
    const vouchers = [{ voucherId: 'v1' }, { voucherId: 'v2' }]
    expect(dealOpeners('adult', 1, vouchers)).toEqual([
      { ticketTypeId: 'adult', quantity: 1, voucherId: 'v1' },
    ])
    expect(dealOpeners('adult', 3, vouchers)).toEqual([
      { ticketTypeId: 'adult', quantity: 1, voucherId: 'v1' },
      { ticketTypeId: 'adult', quantity: 2, voucherId: 'v2' },
    ])
  })

  it('is nothing where nothing has to', () => {
    expect(dealOpeners('adult', 2, [])).toEqual([{ ticketTypeId: 'adult', quantity: 2 }])
    expect(dealOpeners('adult', 0, [])).toEqual([])
  })
})

it('asks for each ticket by an id of its own, with what opens it', () => {
  expect(
    toRequestedTickets([
      { ticketTypeId: 'adult', quantity: 1, discountId: 'd1' },
      { ticketTypeId: 'adult', quantity: 1 },
      { ticketTypeId: 'child', quantity: 1 },
    ]),
  ).toEqual([
    { id: 'adult-1', ticketTypeId: 'adult', discountId: 'd1' },
    { id: 'adult-2', ticketTypeId: 'adult' },
    { id: 'child-1', ticketTypeId: 'child' },
  ])
})
