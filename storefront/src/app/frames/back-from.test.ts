import type { Routes } from '../../domain/routes.ts'
import { listOrderSteps, listStepsWithoutShowtime } from '../../order/steps.ts'
import { getWayBack, type HeldShowtime } from './back-from.ts'

const routes = {
  films: () => '/films/',
  tickets: (id: string) => `/order/showtimes/${id}/tickets/`,
  seats: (id: string) => `/order/showtimes/${id}/seats/`,
  bookingMode: (id: string) => `/order/showtimes/${id}/booking-mode/`,
  siteFood: (id: string) => `/order/sites/${id}/food-and-drink/`,
  foodSites: () => '/food-and-drink/',
  food: (id: string) => `/order/showtimes/${id}/food-and-drink/`,
  customerDetails: () => '/order/customer-details/',
} as Routes
const held = { showtimeId: 's1', siteId: '1001', party: { adult: 2, student: 1 }, placeAddress: null }
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
  shown: HeldShowtime | null = held,
  steps = ticketsFirst,
) =>
  getWayBack(
    { pattern, params, url: new URL(address, 'https://halcyon.example') },
    routes,
    shown ?? { showtimeId: null, siteId: null, party: {}, placeAddress: null },
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

  it('leads from food to the tickets, and from the details to food where the cinema sells it', () => {
    const steps = listOrderSteps({
      isSeatFirst: false,
      hasBookingStep: false,
      withSeats: true,
      withFood: true,
    })
    const food = '/order/showtimes/:showtimeId/food-and-drink/'
    expect(back(food, '/', { showtimeId: 's1' }, held, steps)).toBe('/order/showtimes/s1/tickets/' + party)
    expect(back('/order/customer-details/', '/', {}, held, steps)).toBe('/order/showtimes/s1/food-and-drink/')
  })

  it('leads from the payment at a seat to the page of its code', () => {
    const goods = { showtimeId: null, siteId: '1001', party: {}, placeAddress: '/go/seat/1001/4/H11/' }
    expect(back('/order/payment/at-place/', '/', {}, goods)).toBe('/go/seat/1001/4/H11/')
    expect(back('/order/payment/at-place/', '/', {}, null)).toBe('/films/')
  })

  it('leads from food without a showtime to the choice of its cinema, and from the details to its menu', () => {
    const steps = listStepsWithoutShowtime(true)
    const goods = { showtimeId: null, siteId: '1001', party: {}, placeAddress: null }
    expect(back('/order/sites/:siteId/food-and-drink/', '/', { siteId: '1001' }, null, steps)).toBe(
      '/food-and-drink/',
    )
    expect(back('/order/customer-details/', '/', {}, goods, steps)).toBe('/order/sites/1001/food-and-drink/')
    expect(back('/order/customer-details/', '/', {}, goods, listStepsWithoutShowtime(false))).toBe('/films/')
  })
})
