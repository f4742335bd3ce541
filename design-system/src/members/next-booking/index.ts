export { NextBooking, type BookingLine, type NextBookingProps } from './NextBooking.tsx'
