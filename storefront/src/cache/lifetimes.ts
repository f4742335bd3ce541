const minute = 60_000

/** How long a loaded value is reused, in milliseconds: the specification's minutes. */
export const lifetimes = {
  showtimes: 10 * minute,
  tickets: 30 * minute,
  items: 30 * minute,
  films: 30 * minute,
  sites: 30 * minute,
  orders: 30 * minute,
  seatingMasterData: 30 * minute,
  paymentMethods: 30 * minute,
  journeys: 30 * minute,
  loyaltyMasterData: 30 * minute,
  rewards: 30 * minute,
  configuration: 15 * minute,
  events: 30 * minute,
  /** Results of a search. */
  search: 5 * minute,
  /** Announcements, popups and display rules: an open page gets changes on navigation. */
  siteContent: 15 * minute,
  /** Pages: an editor's change shows with the next visit. */
  content: 0,
  seatAvailability: 0,
  itemAvailabilities: 0,
  seatAvailabilityPreview: 1 * minute,
} as const

/** Milliseconds after which the content store drops unobserved entries. */
export const contentForgottenAfter = 5 * minute
