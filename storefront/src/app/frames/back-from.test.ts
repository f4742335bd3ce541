import type { Routes } from '../../domain/routes.ts'
import { listOrderSteps } from '../../order/steps.ts'
import { getWayBack } from './back-from.ts'

const routes = {
  films: () => '/films/',
  tickets: (id: string) => `/order/showtimes/${id}/tickets/`,
  seats: (id: string) => `/order/showtimes/${id}/seats/`,
  bookingMode: (id: string) => `/order/showtimes/${id}/booking-mode/`,
  food: (id: string) => `/order/showtimes/${id}/food-and-drink/`,
  customerDetails: () => '/order/customer-details/',
} as Routes
const held = { showtimeId: 's1', party: { adult: 2, student: 1 } }
const party = '?tickets=adult.2%7Estudent.1'

const ticketsFirst = listOrderSteps({
  isSeatFirst: false,
  hasBookingStep: false,
  withSeats: true,
  withFood: false,
})
const back = (
  pattern: string,
  address = '/',
  params = {},
  shown: typeof held | null = held,
  steps = ticketsFirst,
) =>
  getWayBack(
    { pattern, params, url: new URL(address, 'https://halcyon.example') },
    routes,
    shown ?? { showtimeId: null, party: {} },
    steps,
  )

describe('the way back', () => {
  it('leads to the tickets with the party, from the seats and from the details', () => {
    expect(back('/order/showtimes/:showtimeId/seats/', '/' + party, { showtimeId: 's1' }, null)).toBe(
      '/order/showtimes/s1/tickets/' + party,
    )
    expect(back('/order/customer-details/')).toBe('/order/showtimes/s1/tickets/' + party)
  })

  it('leads from the payment to the details', () => {
    expect(back('/order/payment/')).toBe('/order/customer-details/')
  })

  it('leads to the films from the first step, and where nothing is held', () => {
    expect(back('/order/showtimes/:showtimeId/tickets/', '/', { showtimeId: 's1' })).toBe('/films/')
    expect(back('/order/customer-details/', '/', {}, null)).toBe('/films/')
  })

  it('follows the order’s own steps: seats before tickets, and how to book before both', () => {
    const steps = listOrderSteps({
      isSeatFirst: true,
      hasBookingStep: true,
      withSeats: true,
      withFood: false,
    })
    const from = (step: string) =>
      back(`/order/showtimes/:showtimeId/${step}/`, '/' + party, { showtimeId: 's1' }, null, steps)
    expect(from('tickets')).toBe('/order/showtimes/s1/seats/' + party)
    expect(from('seats')).toBe('/order/showtimes/s1/booking-mode/')
    expect(from('booking-mode')).toBe('/films/')
  })
})
