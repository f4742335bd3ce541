import { Type, type Static } from 'typebox'
import { ProofOfWorkChallenge } from './wire/captcha.ts'
import { DiscountAvailabilityError } from './wire/discounts.ts'
import { ItemAvailabilityError } from './wire/items.ts'

/** Problem details of every 4xx and 5xx answer. `errorCode` is a code of the numbering that the server speaks. */
export const Problem = Type.Object({
  type: Type.String(),
  status: Type.Integer(),
  title: Type.String(),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  correlationId: Type.Optional(Type.String()),
  errorCode: Type.Optional(Type.Integer()),
  /** Why an order's items were refused, line by line. */
  itemAvailabilityErrors: Type.Optional(Type.Array(ItemAvailabilityError)),
  /** Discounts that tickets or items were refused for, each with its reason. */
  discountAvailabilityErrors: Type.Optional(Type.Array(DiscountAvailabilityError)),
  filmUnavailableDateTimeRange: Type.Optional(Type.Object({ from: Type.String(), to: Type.String() })),
  lockOutPeriodInSeconds: Type.Optional(Type.Integer()),
  /** Foyer's extension of "seats unavailable": the requested seats that are taken. */
  unavailableSeatIds: Type.Optional(Type.Array(Type.String())),
  /** Foyer's extension of "too many tickets": how many an order may have, in all or of `ticketTypeId`. */
  maximumTickets: Type.Optional(Type.Integer()),
  /** Foyer's extension of refusals of one ticket type: which. */
  ticketTypeId: Type.Optional(Type.String()),
  /** Foyer's extension of "too many seats held": a client's maximum for the showtime. */
  maximumHeldSeats: Type.Optional(Type.Integer()),
  /**
   * Foyer's extension of "a challenge has to be solved first": the challenge, whose answer is sent with a repeated
   * call.
   */
  challenge: Type.Optional(ProofOfWorkChallenge),
  /** Foyer's extension of a malformed request: the path of the error. */
  violations: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
})
export type Problem = Static<typeof Problem>
