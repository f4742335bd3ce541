const minute = 60_000

/** How long a loaded value is reused, in milliseconds: the specification's minutes. */
export const lifetimes = {
  showtimes: 10 * minute,
  tickets: 30 * minute,
  films: 30 * minute,
  sites: 30 * minute,
  orders: 30 * minute,
  seatingMasterData: 30 * minute,
  paymentMethods: 30 * minute,
  journeys: 30 * minute,
  configuration: 15 * minute,
  seatAvailability: 0,
  seatAvailabilityPreview: 1 * minute,
} as const
