import { getTicketsOnSale } from './get-tickets-on-sale.ts'
import type { PricedArea } from './ticket-areas.ts'

const area = (...ids: string[]) =>
  ({ tickets: ids.map((id) => ({ ticketType: { id } })) }) as unknown as PricedArea

it('leaves out tickets that are not on sale, and those of which there is none', () => {
  const areas = [area('adult', 'child'), area('sofa')]
  expect(getTicketsOnSale(areas, { adult: 2, child: 0, sofa: 1, student: 3 })).toEqual({ adult: 2, sofa: 1 })
  expect(getTicketsOnSale([], { adult: 2 })).toEqual({})
})
